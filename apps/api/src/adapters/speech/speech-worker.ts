// Listens in a thread of its own. Recognition leaves even this thread while it computes, so that nobody's voice
// activity waits for somebody else's words.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { EmbeddedFiles } from './embedded-files.ts';
import { FRAME_SAMPLES, RECOGNITION_RATE } from './port.ts';
import { loadSherpa, type SherpaRecognizer, type SherpaVad } from './sherpa.ts';

export type SpeechOrder =
  | { readonly kind: 'transcribe'; readonly id: number; readonly samples: Float32Array; readonly isAhead: boolean }
  | { readonly kind: 'hurry'; readonly id: number }
  | { readonly kind: 'drop'; readonly id: number }
  | { readonly kind: 'accept'; readonly id: number; readonly samples: Float32Array }
  | { readonly kind: 'close'; readonly id: number }
  | { readonly kind: 'stop'; readonly id: number };
export type SpeechReply =
  | { readonly kind: 'text'; readonly id: number; readonly text: string }
  | { readonly kind: 'frames'; readonly id: number; readonly areVoiced: readonly boolean[] }
  | { readonly kind: 'error'; readonly id: number; readonly error: string };

const { files, threads } = workerData as { files: EmbeddedFiles; threads: number };
const sherpa = loadSherpa();
let recognizer: Promise<SherpaRecognizer> | null = null;
let quickRecognizer: Promise<SherpaRecognizer> | null = null;
const listening = new Map<number, { readonly vad: SherpaVad; rest: Float32Array }>();

/** Below this a recording holds no word, and the engine might invent one. */
const SHORTEST_SECONDS = 0.3;

parentPort!.on('message', (order: SpeechOrder) => {
  const { id } = order;
  try {
    if (order.kind === 'stop') stop();
    else if (order.kind === 'close') listening.delete(id);
    else if (order.kind === 'accept') reply({ kind: 'frames', id, areVoiced: acceptSound(id, order.samples) });
    else if (order.kind === 'hurry') hurry(id);
    else if (order.kind === 'drop') drop(id);
    else queue({ id, samples: order.samples, isAhead: order.isAhead });
  } catch (error) {
    reply({ kind: 'error', id, error: String(error) });
  }
});

const reply = (message: SpeechReply) => parentPort!.postMessage(message);

interface Work {
  readonly id: number;
  readonly samples: Float32Array;
  /** Whether anybody waits for it is not known yet. */
  isAhead: boolean;
}

async function transcribe({ id, samples }: Work, isCrowded: boolean): Promise<void> {
  try {
    if (samples.length < SHORTEST_SECONDS * RECOGNITION_RATE) return reply({ kind: 'text', id, text: '' });
    const engine = await openEngine(isCrowded);
    const stream = engine.createStream();
    stream.acceptWaveform({ samples, sampleRate: RECOGNITION_RATE });
    const { text } = await engine.decodeAsync(stream);
    reply({ kind: 'text', id, text: text.trim() });
  } catch (error) {
    reply({ kind: 'error', id, error: String(error) });
  }
}

/** Where several people wait, a word more that is misheard is better than seconds more for everybody. */
function openEngine(isCrowded: boolean): Promise<SherpaRecognizer> {
  if (isCrowded && files.quick) return (quickRecognizer ??= openRecognizer(files.quick));
  return (recognizer ??= openRecognizer(files));
}

/** One recognition for each processor at a time: more would only slow each other down. */
const waiting: Work[] = [];
let running = 0;

function queue(work: Work): void {
  waiting.push(work);
  runNext();
}

function hurry(id: number): void {
  const work = waiting.find((each) => each.id === id);
  if (work) work.isAhead = false;
}

function drop(id: number): void {
  const at = waiting.findIndex((each) => each.id === id);
  if (at < 0) return;
  waiting.splice(at, 1);
  reply({ kind: 'text', id, text: '' });
}

/** First what somebody waits for, in the order it came. */
function takeNext(): Work | undefined {
  const at = waiting.findIndex((work) => !work.isAhead);
  return waiting.splice(Math.max(0, at), 1)[0];
}

let isStopping = false;

/** Ends the thread when nothing is being computed any more: the engine does not bear to be cut off in the middle. */
function stop(): void {
  isStopping = true;
  waiting.length = 0;
  if (running === 0) parentPort!.close();
}

function runNext(): void {
  if (isStopping && running === 0) return stop();
  if (running >= threads) return;
  const isCrowded = waiting.length > threads;
  const work = takeNext();
  if (!work) return;
  running++;
  void transcribe(work, isCrowded).finally(() => {
    running--;
    runNext();
  });
}

function acceptSound(id: number, samples: Float32Array): boolean[] {
  let stream = listening.get(id);
  if (!stream) listening.set(id, (stream = { vad: openVad(), rest: new Float32Array(0) }));
  const all = new Float32Array(stream.rest.length + samples.length);
  all.set(stream.rest);
  all.set(samples, stream.rest.length);
  const areVoiced: boolean[] = [];
  let at = 0;
  for (; at + FRAME_SAMPLES <= all.length; at += FRAME_SAMPLES) {
    stream.vad.acceptWaveform(all.slice(at, at + FRAME_SAMPLES));
    areVoiced.push(stream.vad.isDetected());
    // Its own recordings are not used, and would fill its memory.
    while (!stream.vad.isEmpty()) stream.vad.pop();
  }
  stream.rest = all.slice(at);
  return areVoiced;
}

const openVad = () =>
  new sherpa.Vad(
    {
      sileroVad: {
        model: files.voiceActivity,
        threshold: 0.5,
        // Short enough that an interruption is noticed within 200 ms, long enough for a click of the tongue.
        minSpeechDuration: 0.06,
        minSilenceDuration: 0.25,
        windowSize: FRAME_SAMPLES,
        maxSpeechDuration: 60,
      },
      sampleRate: RECOGNITION_RATE,
      numThreads: 1,
    },
    60,
  );

async function openRecognizer({
  encoder,
  decoder,
}: Pick<EmbeddedFiles, 'encoder' | 'decoder'>): Promise<SherpaRecognizer> {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-recognizer-'));
  try {
    const tokens = join(dir, 'tokens.txt');
    writeFileSync(tokens, await listTokens());
    return await sherpa.OfflineRecognizer.createAsync({
      modelConfig: {
        moonshine: { encoder, mergedDecoder: decoder },
        tokens,
        numThreads: 1,
        provider: 'cpu',
      },
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The vocabulary in the form that the engine reads: each piece in base64, because some of them are white space. */
async function listTokens(): Promise<string> {
  const { default: tokenizer } = await import('llama-tokenizer-js');
  const lines = tokenizer.vocabById.map(
    (piece, id) => `${Buffer.from(piece.replaceAll(' ', '\u2581')).toString('base64')}\t${id}`,
  );
  return `${lines.join('\n')}\n`;
}
