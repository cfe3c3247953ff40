// Makes the notification sounds of the web app from the notes in sounds.ts: node scripts/media/make-sounds.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mp3Encoder } from '@breezystack/lamejs';
import { type Note, sounds } from './sounds.ts';
import { root } from '../tools.ts';

const RATE = 44_100;
const KILOBITS = 64;
const FRAME = 1152;
const PEAK = 0.6;
const FOLDER = join(root, 'apps/web/public/audio/notifications');

/** What a wooden bar sounds of when it is struck: how much higher, how loud, how much sooner gone. */
const PARTIALS = [
  { ratio: 1, loudness: 1, decay: 1 },
  { ratio: 2.0, loudness: 0.22, decay: 1.6 },
  { ratio: 3.93, loudness: 0.26, decay: 3.2 },
  { ratio: 9.2, loudness: 0.06, decay: 8 },
];

mkdirSync(FOLDER, { recursive: true });
for (const [name, notes] of Object.entries(sounds)) {
  const file = encode(loud(withRoom(strike(notes))));
  writeFileSync(join(FOLDER, `${name}.mp3`), file);
  console.log(`${name}.mp3 ${file.length} bytes`);
}

function strike(notes: readonly Note[]): Float64Array {
  const wave = new Float64Array(Math.ceil((Math.max(...notes.map(({ at, rings }) => at + rings)) + 0.25) * RATE));
  for (const note of notes) {
    for (const partial of PARTIALS) addPartial(wave, note, partial);
  }
  return wave;
}

function addPartial(
  wave: Float64Array,
  { at, pitch, rings, loudness = 1, slidesTo = pitch }: Note,
  partial: (typeof PARTIALS)[number],
): void {
  const from = Math.round(at * RATE);
  const length = Math.min(wave.length - from, Math.round((rings + 0.2) * RATE));
  let phase = 0;
  for (let index = 0; index < length; index++) {
    const seconds = index / RATE;
    const share = Math.min(1, seconds / rings);
    phase += (2 * Math.PI * partial.ratio * hertz(pitch + (slidesTo - pitch) * share)) / RATE;
    const attack = Math.min(1, seconds / 0.004);
    const release = Math.min(1, (length - index) / (0.03 * RATE));
    const ring = Math.exp((-5 * partial.decay * seconds) / rings);
    wave[from + index]! += Math.sin(phase) * partial.loudness * loudness * attack * release * ring;
  }
}

/** A small room: a few soft echoes. */
function withRoom(dry: Float64Array): Float64Array {
  const wet = Float64Array.from(dry);
  for (const [delay, loudness] of [
    [0.023, 0.16],
    [0.041, 0.12],
    [0.067, 0.08],
    [0.097, 0.05],
  ] as const) {
    const shift = Math.round(delay * RATE);
    for (let index = shift; index < wet.length; index++) wet[index]! += dry[index - shift]! * loudness;
  }
  return wet;
}

function loud(wave: Float64Array): Int16Array {
  const highest = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Int16Array.from(wave, (value) => Math.round((value / highest) * PEAK * 32_767));
}

function encode(samples: Int16Array): Buffer {
  const encoder = new Mp3Encoder(1, RATE, KILOBITS);
  const parts: Buffer[] = [];
  for (let at = 0; at < samples.length; at += FRAME)
    parts.push(Buffer.from(encoder.encodeBuffer(samples.subarray(at, at + FRAME))));
  parts.push(Buffer.from(encoder.flush()));
  return Buffer.concat(parts);
}

function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
