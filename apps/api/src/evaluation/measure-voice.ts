import { TEST_SENTENCES, WIRE_RATE } from '@snapwell/contract/voice/voice.limits';
import type { ServerEventBody, TurnTimings } from '@snapwell/contract/voice/realtime';
import { setTimeout as pause } from 'node:timers/promises';
import { createSpeech } from '../composition/create-speech.ts';
import type { Speech } from '#adapters/speech/port.ts';
import { RECOGNITION_RATE } from '#adapters/speech/port.ts';
import { resample, toFloats } from '#adapters/speech/resampler.ts';
import { sayBack } from '#features/voice/index.ts';
import { createEmbeddedSession } from '#features/voice/session/embedded-session.ts';
import { readEnv } from '#platform/config/env.ts';

/** What people ask on a ward, in the words of the sample library. */
const SENTENCES = [
  ...TEST_SENTENCES,
  'Where does it hurt, and when did it begin?',
  'Good morning, my name is Ada and I am your nurse today.',
  'Does anything make the pain better or worse?',
  'I will come back in half an hour and ask you again.',
  'Two identifiers are checked before every medicine.',
  'A pressure injury begins with redness that does not fade.',
  'Somebody who fell is not lifted before they were looked at.',
] as const;
const PIECE = WIRE_RATE / 50;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9' ]/g, '')
    .split(/\s+/)
    .filter(Boolean);

/** The least words to change, leave out or add. */
function wordErrors(wanted: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, at) => at + 1);
  wanted.forEach((word, i) => {
    let corner = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = Math.min(above + 1, left + 1, corner + (word === heard[j] ? 0 : 1));
      corner = above;
      left = cost;
      return cost;
    });
  });
  return heard.length === 0 ? wanted.length : row.at(-1)!;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const round = (value: number) => Math.round(value * 1000) / 1000;

/** Measures recognition, and turns of one person and of many at once, spoken in real time. */
export async function measureVoice(model: 'base' | 'tiny', people: number) {
  const speech = createSpeech(readEnv({ STT_MODEL: model }, ''), () => undefined);
  if (!speech.recognizer || !speech.synthesizer) throw new Error(`Missing: ${speech.missing.join(', ')}`);
  const recognition = await measureRecognition(speech);
  const alone = await measureTurns(speech, 1, 5);
  const together = await measureTurns(speech, people, 2);
  await speech.close();
  return { model, recognition, alone, together: { people, ...together } };
}

async function measureRecognition({ recognizer, synthesizer }: Speech) {
  await recognizer!.transcribe(new Float32Array(RECOGNITION_RATE));
  let [errors, words, seconds, tookMs] = [0, 0, 0, 0];
  for (const voice of ['female', 'male'] as const) {
    for (const spoken of await synthesizer!.speak(SENTENCES, voice).then((all) => all.entries())) {
      const [at, { samples, rate }] = spoken;
      const startedAt = performance.now();
      const text = await recognizer!.transcribe(toFloats(resample(samples, rate, RECOGNITION_RATE)));
      tookMs += performance.now() - startedAt;
      seconds += samples.length / rate;
      errors += wordErrors(plain(SENTENCES[at]!), plain(text));
      words += plain(SENTENCES[at]!).length;
    }
  }
  return { word_error_rate: round(errors / words), real_time_factor: round(tookMs / 1000 / seconds), words };
}

async function measureTurns(speech: Speech, people: number, turns: number) {
  const all = await Promise.all(Array.from({ length: people }, (_, at) => speakTurns(speech, at, turns)));
  const timings = all.flatMap(({ timings: own }) => own);
  const of = (read: (each: TurnTimings) => number) => Math.round(middle(timings.map(read)));
  return {
    turns: timings.length,
    unanswered: people * turns - timings.length,
    median_ms: {
      recognition: of((each) => each.recognition_ms),
      answer: of((each) => each.answer_ms),
      speech: of((each) => each.speech_ms),
      total: of((each) => each.total_ms),
    },
    slowest_ms: Math.max(0, ...timings.map((each) => each.total_ms)),
    /** Moments in which somebody would have waited in the middle of an answer. */
    gaps: all.reduce((sum, { gaps }) => sum + gaps, 0),
  };
}

/** One person who speaks in real time and hears each answer to its end. */
async function speakTurns(speech: Speech, person: number, turns: number) {
  const timings: TurnTimings[] = [];
  let gaps = 0;
  let heardUntil = 0;
  let done = () => undefined as void;
  const send = (event: ServerEventBody) => {
    if (event.type === 'snapwell.turn.timed') timings.push(event.timings);
    if (event.type === 'response.created') heardUntil = 0;
    if (event.type === 'response.output_audio.delta') {
      const now = performance.now();
      if (heardUntil > 0 && now > heardUntil) gaps++;
      heardUntil = Math.max(heardUntil, now) + (Buffer.byteLength(event.delta, 'base64') / 2 / WIRE_RATE) * 1000;
    }
    if (event.type === 'response.done') done();
  };
  const line = { sessionId: String(person), send, touch: () => undefined, report: () => undefined, isRecording: false };
  const session = createEmbeddedSession(line, sayBack, speech);
  for (let turn = 0; turn < turns; turn++) {
    const sentence = SENTENCES[(person + turn) % SENTENCES.length]!;
    const [spoken] = await speech.synthesizer!.speak([sentence], person % 2 ? 'male' : 'female');
    const samples = resample(spoken!.samples, spoken!.rate, WIRE_RATE);
    const withPauses = new Int16Array(samples.length + WIRE_RATE * 3);
    withPauses.set(samples, WIRE_RATE / 2);
    const answered = new Promise<void>((resolve) => (done = resolve));
    const startedAt = performance.now();
    for (let at = 0; at < withPauses.length; at += PIECE) {
      const piece = withPauses.subarray(at, at + PIECE);
      const audio = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('base64');
      session.receive({ type: 'input_audio_buffer.append', audio });
      const dueMs = startedAt + (at / WIRE_RATE) * 1000 - performance.now();
      if (dueMs > 5) await pause(dueMs);
    }
    await Promise.race([answered, pause(10_000)]);
  }
  session.close();
  return { timings, gaps };
}
