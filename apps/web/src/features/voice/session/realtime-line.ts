import { REALTIME_PATH, REALTIME_PROTOCOL, type ServerEvent, TOKEN_PROTOCOL } from '@snapwell/contract/voice/realtime';
import type { ClientEvent } from '@snapwell/contract/voice/realtime.schemas';
import { socketOf } from '#platform/http/api.ts';
import type { VoiceSubject } from './voice.ts';

/** About five seconds of sound that nobody takes: the other end is gone. */
const STUCK_BYTES = 320_000;
/** What browsers say of a line that broke without a word. */
const NO_CODE = 1006;

export interface RealtimeLine {
  send(event: ClientEvent): void;
  close(): void;
}

interface LineListeners {
  onEvent(event: ServerEvent): void;
  /** Once, when the line is gone. `isOpened` is false when it never came about. */
  onClose(end: { readonly code: number; readonly isOpened: boolean }): void;
}

interface LineStart {
  readonly orgId: string;
  readonly subject: VoiceSubject;
  /** Of a stranger, who has no token; null for members. */
  readonly deviceKey: string | null;
}

/** Opens the socket of a voice session. */
export async function openLine({ orgId, subject, deviceKey }: LineStart, to: LineListeners): Promise<RealtimeLine> {
  const query = new URLSearchParams({ org_id: orgId, about: subject.about });
  if (subject.about === 'attempt') query.set('attempt_id', subject.attemptId);
  if (subject.about === 'clinic') query.set('state', subject.state);
  if (deviceKey !== null) query.set('device_key', deviceKey);
  const { address, token } = await socketOf(`${REALTIME_PATH}?${query}`, { isStranger: deviceKey !== null });
  const socket = new WebSocket(address, [REALTIME_PROTOCOL, ...(token === null ? [] : [TOKEN_PROTOCOL + token])]);
  let isOpened = false;
  let isClosed = false;
  socket.addEventListener('open', () => (isOpened = true));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // The one cast between what the socket brought and what the contract promises.
    if (!isClosed) to.onEvent(JSON.parse(data) as ServerEvent);
  });
  const finish = (code: number) => {
    if (isClosed) return;
    isClosed = true;
    window.removeEventListener('offline', breakOff);
    to.onClose({ code, isOpened });
  };
  // A socket may notice only after minutes that the network is gone.
  const breakOff = () => {
    finish(NO_CODE);
    socket.close();
  };
  window.addEventListener('offline', breakOff);
  socket.addEventListener('close', ({ code }) => finish(code));
  return {
    send(event) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify(event));
      if (socket.bufferedAmount > STUCK_BYTES) breakOff();
    },
    close() {
      isClosed = true;
      window.removeEventListener('offline', breakOff);
      socket.close(1000);
    },
  };
}
