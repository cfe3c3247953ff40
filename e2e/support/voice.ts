import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { createFliteNarrator } from '../../apps/api/src/adapters/narrator/flite-narrator.ts';
import { writeWav } from '../../apps/api/src/adapters/speech/wav.ts';

/** Words and seconds of silence, in the order a microphone hears them. */
export type Heard = readonly (string | number)[];

/** A browser whose microphone hears this, once, from when it is opened. */
export async function browserThatHears(heard: Heard, { args = [], ...launch }: LaunchOptions): Promise<Browser> {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-microphone-'));
  const file = join(dir, 'microphone.wav');
  writeFileSync(file, await recordingOf(heard));
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
  browser.on('disconnected', () => rmSync(dir, { recursive: true, force: true }));
  return browser;
}

async function recordingOf(heard: Heard): Promise<Buffer> {
  const narrator = createFliteNarrator()!;
  const spoken = await narrator.speak(
    heard.map((part) => (typeof part === 'string' ? part : '.')),
    'male',
  );
  await narrator.close();
  const { rate } = spoken[0]!;
  const pieces = heard.map((part, at) =>
    typeof part === 'string' ? spoken[at]!.samples : new Int16Array(Math.round(part * rate)),
  );
  const samples = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return writeWav({ samples, rate });
}
