// What is heard in a film: a soft wooden bar where a scene begins, and a lower one at its end.
import type { Film } from './films.ts';

const RATE = 22_050;
const SCALE = [60, 62, 64, 67, 69, 72, 74, 76, 79];
const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** A WAV file as long as the film. */
export function soundOf({ scenes, cues, duration }: Pick<Film, 'scenes' | 'cues' | 'duration'>): Buffer {
  const wave = new Float64Array(Math.round(duration * RATE));
  scenes.forEach(({ start }, i) => {
    strike(wave, { at: start, pitch: SCALE[(i * 2) % SCALE.length]!, loudness: 0.2 });
    strike(wave, { at: start + 0.14, pitch: SCALE[(i * 2 + 2) % SCALE.length]!, loudness: 0.15 });
  });
  for (const { start } of cues) strike(wave, { at: start, pitch: 48, loudness: 0.05 });
  for (const [i, pitch] of [60, 64, 67, 72].entries())
    strike(wave, { at: duration - 1.4 + i * 0.12, pitch, loudness: 0.16 });
  return asWav(wave);
}

function strike(wave: Float64Array, { at, pitch, loudness }: { at: number; pitch: number; loudness: number }): void {
  const from = Math.round(at * RATE);
  for (let i = 0; i < RATE * 1.3 && from + i < wave.length; i++) {
    const seconds = i / RATE;
    const ring = Math.exp(-4.5 * seconds) * Math.min(1, seconds / 0.006);
    const turn = 2 * Math.PI * hertz(pitch) * seconds;
    wave[from + i]! +=
      loudness *
      ring *
      (Math.sin(turn) +
        0.22 * Math.sin(2 * turn) * Math.exp(-3 * seconds) +
        0.2 * Math.sin(3.93 * turn) * Math.exp(-9 * seconds));
  }
}

function asWav(wave: Float64Array): Buffer {
  const file = Buffer.alloc(44 + wave.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + wave.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(wave.length * 2, 40);
  wave.forEach((value, i) => file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_000), 44 + i * 2));
  return file;
}
