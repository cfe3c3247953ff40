import { REALTIME_PATH, REALTIME_PROTOCOL, type ServerEvent, TOKEN_PROTOCOL } from '@snapwell/contract/voice/realtime';
import { WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createFliteNarrator } from '#adapters/narrator/flite-narrator.ts';
import { resample } from '#adapters/speech/resampler.ts';
import { readPcm16 } from '#adapters/speech/wav.ts';
import type { Person } from '#testing/people.ts';

const PIECE_SAMPLES = WIRE_RATE / 50;

/** A browser's end of a voice session. */
export interface VoiceCaller {
  readonly events: ServerEvent[];
  send(event: object): void;
  /** Speaks, a piece of 20 ms at a time and as fast as the socket takes it. */
  say(samples: Int16Array): void;
  beSilent(seconds: number): void;
  /** The next event of this type after those that were waited for before. */
  next<Type extends ServerEvent['type']>(type: Type): Promise<Extract<ServerEvent, { type: Type }>>;
  /** With which code and reason the server closed it. */
  readonly closed: Promise<{ code: number; reason: string }>;
  close(): void;
}

interface Called {
  readonly origin: string;
  readonly orgId: string;
  /** What the session is about, as in the query. */
  readonly about?: string;
}

/** Opens a voice session as a person. Rejects with the status when it is refused. */
export async function callVoice(
  person: Person | null,
  { origin, orgId, about = 'about=test' }: Called,
): Promise<VoiceCaller> {
  const address = `${origin.replace('http', 'ws')}${REALTIME_PATH}?org_id=${orgId}&${about}`;
  const protocols = [REALTIME_PROTOCOL, ...(person ? [TOKEN_PROTOCOL + person.token] : [])];
  const socket = new WebSocket(address, protocols);
  const events: ServerEvent[] = [];
  let at = 0;
  let wake = () => undefined as void;
  socket.on('message', (data) => {
    events.push(JSON.parse(String(data)) as ServerEvent);
    wake();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => {
      resolve({ code, reason: String(reason) });
      wake();
    }),
  );
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', (error) => reject(new Error(/\d{3}$/.exec(error.message)?.[0] ?? error.message)));
  });
  onTestFinished(() => socket.terminate());
  const send = (event: object) => socket.send(JSON.stringify(event));
  const say = (samples: Int16Array) => {
    for (let start = 0; start < samples.length; start += PIECE_SAMPLES) {
      const piece = samples.subarray(start, start + PIECE_SAMPLES);
      const audio = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('base64');
      send({ type: 'input_audio_buffer.append', audio });
    }
  };
  return {
    events,
    send,
    say,
    beSilent: (seconds) => say(new Int16Array(WIRE_RATE * seconds)),
    async next(type) {
      for (;;) {
        const found = events.findIndex((event, index) => index >= at && event.type === type);
        if (found >= 0) {
          at = found + 1;
          return events[found] as never;
        }
        if (socket.readyState === socket.CLOSED) throw new Error(`The session ended without ${type}.`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    closed,
    close: () => socket.close(),
  };
}

/** Somebody's voice saying these words, as it crosses the socket. */
export async function aVoiceSaying(words: string): Promise<Int16Array> {
  const narrator = createFliteNarrator()!;
  const [spoken] = await narrator.speak([words], 'male');
  await narrator.close();
  return resample(spoken!.samples, spoken!.rate, WIRE_RATE);
}

/** All the sound of an answer. */
export function soundOf(events: readonly ServerEvent[]): Int16Array {
  const pieces = events.flatMap((event) =>
    event.type === 'response.output_audio.delta' ? [Buffer.from(event.delta, 'base64')] : [],
  );
  return readPcm16(Buffer.concat(pieces));
}
