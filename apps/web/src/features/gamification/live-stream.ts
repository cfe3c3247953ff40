import { live } from '@snapwell/contract/gamification/gamification.endpoints';
import { type LiveEvent, liveEvent } from '@snapwell/contract/gamification/live.schemas';
import { createEventReader } from '@snapwell/contract/http/event-stream';
import { callForStream } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { wait } from '#platform/http/wait.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Follows what happens to the person in an organization, on whichever device, until the returned function is called.
 * A stream that ends is opened again, after a pause that grows while the server does not answer.
 */
export function followLive(orgId: string, onEvent: (event: LiveEvent) => void): () => void {
  const stopped = new AbortController();
  void follow(orgId, onEvent, stopped.signal);
  return () => stopped.abort();
}

async function follow(orgId: string, onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      const response = await callForStream(live, { params: { orgId } }, signal);
      await readEvents(response, (event) => {
        pauseMs = FIRST_PAUSE_MS;
        onEvent(event);
      });
    } catch (error) {
      // Signed out, or no member any more: whoever begins again asks anew.
      if (signal.aborted || (error instanceof ApiError && [401, 403, 404].includes(error.status))) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    await wait(pauseMs);
  }
}

async function readEvents(response: Response, onEvent: (event: LiveEvent) => void): Promise<void> {
  const read = createEventReader();
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    for (const event of read(value)) {
      // A newer server may say what this version does not know yet.
      const known = liveEvent.safeParse(event);
      if (known.success) onEvent(known.data);
    }
  }
}
