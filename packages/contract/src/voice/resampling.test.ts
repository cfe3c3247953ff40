import { expect, test } from 'vitest';
import { createResampler } from './resampling.ts';

const tone = (hertz: number, rate: number) =>
  Float32Array.from({ length: rate / 2 }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));
/** Without its ends, where silence and sound meet. */
const loudness = (samples: Float32Array) => {
  const inner = samples.subarray(200, -200);
  return Math.sqrt(inner.reduce((sum, sample) => sum + sample ** 2, 0) / inner.length);
};

test.each([
  [48_000, 24_000],
  [44_100, 24_000],
  [24_000, 16_000],
  [16_000, 24_000],
])('from %i to %i a voice stays as it is', (from, to) => {
  const spoken = createResampler(from, to).take(tone(1000, from));
  const wanted = tone(1000, to);
  const furthest = Math.max(...spoken.subarray(200, -200).map((sample, at) => Math.abs(sample - wanted[at + 200]!)));
  expect(furthest).toBeLessThan(0.03);
});

test.each([
  [48_000, 24_000],
  [44_100, 24_000],
  [24_000, 16_000],
])('from %i to %i what the new rate cannot hold is gone', (from, to) => {
  const hiss = Math.min(0.7 * to, 0.48 * from);
  expect(loudness(createResampler(from, to).take(tone(hiss, from)))).toBeLessThan(0.02);
});

test('sound in pieces comes out as it does in one, and its end with the tail', () => {
  const sound = tone(440, 44_100);
  const whole = createResampler(44_100, 24_000);
  const inOne = whole.take(sound);
  const inPieces = createResampler(44_100, 24_000);
  const pieces: number[] = [];
  for (let at = 0; at < sound.length; at += 128) pieces.push(...inPieces.take(sound.subarray(at, at + 128)));
  expect(pieces).toHaveLength(inOne.length);
  expect(Math.max(...pieces.map((sample, at) => Math.abs(sample - inOne[at]!)))).toBeLessThan(0.001);
  expect(inOne.length + whole.take(new Float32Array(whole.tail)).length).toBe(12_000);
});
