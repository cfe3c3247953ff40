import { followItem as endpoint } from '@snapwell/contract/library/presence/presence.endpoints';
import { type PresenceEvent, presenceEvent } from '@snapwell/contract/library/presence/presence.schemas';
import { createEventReader } from '@snapwell/contract/http/event-stream';
import { callForStream } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { wait } from '#platform/http/wait.ts';

const PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

interface OpenWindow {
  readonly orgId: string;
  readonly contentId: string;
  readonly editor: string;
}

/** Hears who else has an item open and when they save, until the returned function is called. */
export function followItem(window: OpenWindow, onEvent: (event: PresenceEvent) => void): () => void {
  const stopped = new AbortController();
  void follow(window, onEvent, stopped.signal);
  return () => stopped.abort();
}

async function follow(
  { orgId, contentId, editor }: OpenWindow,
  onEvent: (event: PresenceEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = PAUSE_MS;
  while (!signal.aborted) {
    try {
      const response = await callForStream(endpoint, { params: { orgId, contentId }, query: { editor } }, signal);
      await readEvents(response, (event) => {
        pauseMs = PAUSE_MS;
        onEvent(event);
      });
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && [401, 403, 404].includes(error.status))) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    // Who cannot be heard is not shown.
    if (!signal.aborted) onEvent({ type: 'people', people: [] });
    await wait(pauseMs);
  }
}

async function readEvents(response: Response, onEvent: (event: PresenceEvent) => void): Promise<void> {
  const read = createEventReader();
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    for (const event of read(value)) {
      const known = presenceEvent.safeParse(event);
      if (known.success) onEvent(known.data);
    }
  }
}
