import { REALTIME_PATH, REALTIME_PROTOCOL, type ServerEvent, TOKEN_PROTOCOL } from '@snapwell/contract/voice/realtime';
import type { ClientEvent } from '@snapwell/contract/voice/realtime.schemas';
import { socketOf } from '#platform/http/api.ts';
import type { VoiceSubject } from './voice.ts';

export interface RealtimeLine {
  send(event: ClientEvent): void;
  close(): void;
}

interface LineListeners {
  onEvent(event: ServerEvent): void;
  /** Once, when the line is gone. `isOpened` is false when it never came about. */
  onClose(end: { readonly code: number; readonly isOpened: boolean }): void;
}

/** Opens the socket of a voice session. */
export async function openLine(orgId: string, subject: VoiceSubject, to: LineListeners): Promise<RealtimeLine> {
  const query = new URLSearchParams({ org_id: orgId, about: subject.about });
  if (subject.about === 'attempt') query.set('attempt_id', subject.attemptId);
  const { address, token } = await socketOf(`${REALTIME_PATH}?${query}`);
  const socket = new WebSocket(address, [REALTIME_PROTOCOL, TOKEN_PROTOCOL + token]);
  let isOpened = false;
  let isClosed = false;
  socket.addEventListener('open', () => (isOpened = true));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // The one cast between what the socket brought and what the contract promises.
    if (!isClosed) to.onEvent(JSON.parse(data) as ServerEvent);
  });
  socket.addEventListener('close', ({ code }) => {
    if (isClosed) return;
    isClosed = true;
    to.onClose({ code, isOpened });
  });
  return {
    send(event) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event));
    },
    close() {
      isClosed = true;
      socket.close(1000);
    },
  };
}
