import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { EmbeddedFiles } from './embedded-files.ts';
import type { AheadRecognition, SpeechRecognizer, VoiceDetector } from './port.ts';
import type { SpeechOrder, SpeechReply } from './speech-worker.ts';

interface EmbeddedSpeech {
  readonly recognizer: SpeechRecognizer;
  readonly detector: VoiceDetector;
  close(): Promise<void>;
}

/** What waits for answers to its orders. */
interface Listener {
  hear(reply: SpeechReply): void;
  fail(error: Error): void;
}

/**
 * Recognition and voice activity inside this server, in a thread that starts with the first sound. A thread that dies
 * ends what it was doing; the next sound starts another.
 */
export function createEmbeddedSpeech(files: EmbeddedFiles): EmbeddedSpeech {
  const listeners = new Map<number, Listener>();
  let worker: Worker | null = null;
  let lastId = 0;

  const failAll = (error: Error) => {
    const all = [...listeners.values()];
    listeners.clear();
    for (const each of all) each.fail(error);
  };

  function start(): Worker {
    const started = new Worker(new URL('./speech-worker.ts', import.meta.url), {
      workerData: { files, threads: availableParallelism() },
    });
    started.unref();
    const fail = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      failAll(error);
    };
    started.on('error', fail).on('exit', () => fail(new Error('The recognition of speech stopped.')));
    started.on('message', (reply: SpeechReply) => listeners.get(reply.id)?.hear(reply));
    return started;
  }

  const send = (order: SpeechOrder) => (worker ??= start()).postMessage(order);
  const add = (listener: Listener) => {
    const id = ++lastId;
    listeners.set(id, listener);
    return id;
  };

  function recognize(samples: Float32Array, isAhead: boolean): AheadRecognition {
    let id = 0;
    const text = new Promise<string>((resolve, reject) => {
      const end = () => listeners.delete(id);
      id = add({
        hear(reply) {
          end();
          if (reply.kind === 'text') resolve(reply.text);
          else reject(new Error(reply.kind === 'error' ? reply.error : 'The recognition answered out of turn.'));
        },
        fail: reject,
      });
      send({ kind: 'transcribe', id, samples, isAhead });
    });
    const tell = (kind: 'hurry' | 'drop') => void (listeners.has(id) && worker?.postMessage({ kind, id }));
    return { text, hurry: () => tell('hurry'), drop: () => tell('drop') };
  }

  return {
    recognizer: {
      engine: 'embedded',
      transcribe: (samples) => recognize(samples, false).text,
      ahead: (samples) => recognize(samples, true),
    },
    detector: {
      open(onFrames, onFailure) {
        const id = add({
          hear: (reply) => {
            if (reply.kind === 'frames') onFrames(reply.areVoiced);
            else if (reply.kind === 'error') onFailure(new Error(reply.error));
          },
          fail: onFailure,
        });
        return {
          accept: (samples) => send({ kind: 'accept', id, samples }),
          close() {
            listeners.delete(id);
            if (worker) send({ kind: 'close', id });
          },
        };
      },
    },
    async close() {
      const ending = worker;
      worker = null;
      if (!ending) return;
      const exited = once(ending, 'exit');
      ending.ref();
      ending.postMessage({ kind: 'stop', id: 0 } satisfies SpeechOrder);
      await exited;
      failAll(new Error('The server stops.'));
    },
  };
}
