import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type LaunchOptions, type Page, test } from '@playwright/test';
import { createFliteNarrator } from '../../apps/api/src/adapters/narrator/flite-narrator.ts';
import { writeWav } from '../../apps/api/src/adapters/speech/wav.ts';
import { chanceFrom } from './chance.ts';

/** Words and seconds of silence, in the order a microphone hears them. */
export type Heard = readonly (string | number)[];

/** A browser whose microphone hears this, once, from when it is opened. */
export async function browserThatHears(heard: Heard, launch: LaunchOptions): Promise<Browser> {
  return (await browserWithMicrophone(heard, launch)).browser;
}

/** A browser whose microphone can be given something else to hear: from the next time that it is opened. */
export async function browserWithMicrophone(
  heard: Heard | Buffer,
  { args = [], ...launch }: LaunchOptions,
): Promise<{ browser: Browser; hears(next: Heard): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-microphone-'));
  const file = join(dir, 'microphone.wav');
  writeFileSync(file, Buffer.isBuffer(heard) ? heard : await recordingOf(heard));
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
  return { browser, hears: async (next) => writeFileSync(file, await recordingOf(next)) };
}

/** A minute of machines that beep at random: browsers take a steady hiss out by themselves, this they do not. */
export function beeping(): Buffer {
  const rate = 16_000;
  const chance = chanceFrom('beeping');
  const samples = new Int16Array(rate * 60);
  for (let start = 0; start < samples.length; start += rate / 5) {
    const halfWave = Math.round(rate / (600 + chance() * 5000));
    for (let at = 0; at < rate * 0.15; at++) samples[start + at] = Math.floor(at / halfWave) % 2 ? 14_000 : -14_000;
  }
  return writeWav({ samples, rate });
}

/** What crosses the socket of a voice session while a test looks at it. */
export function watchLine(page: Page) {
  const received: Frame[] = [];
  const sent: Frame[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void received.push(JSON.parse(String(payload)) as Frame));
    socket.on('framesent', ({ payload }) => void sent.push(JSON.parse(String(payload)) as Frame));
  });
  return { received, sent };
}

interface Frame {
  readonly type: string;
  readonly item_id?: string;
  readonly transcript?: string;
  readonly delta?: string;
  readonly audio_end_ms?: number;
}

interface Asking {
  readonly words: string;
  readonly answer: RegExp;
  readonly line: ReturnType<typeof watchLine>;
  hears(next: Heard): Promise<void>;
}

/**
 * Opens the microphone and asks aloud; once more where it was misheard, as people do. Recognition is seldom wrong, so
 * twice in a row is a defect; the report names what was asked again.
 */
export async function askAloud(page: Page, { words, answer, line, hears }: Asking): Promise<void> {
  const log = page.getByRole('log');
  for (const isLast of [false, true]) {
    const before = line.received.length;
    await hears([2, words, 90]);
    await page.getByRole('button', { name: 'Speak', exact: true }).click();
    await expect.poll(() => isAnswered(line.received.slice(before)), { timeout: 90_000 }).toBe(true);
    if (isLast || answer.test(await log.innerText())) break;
    test.info().annotations.push({ type: 'misheard', description: words });
    await page.getByRole('button', { name: 'Type instead' }).click();
  }
  await expect(log).toContainText(answer);
}

/** Somebody was heard, and the answer is over; without words there is none. */
function isAnswered(received: readonly Frame[]): boolean {
  const at = received.findIndex(({ type }) => type === 'conversation.item.input_audio_transcription.completed');
  if (at < 0) return false;
  return received[at]!.transcript === '' || received.slice(at).some(({ type }) => type === 'response.done');
}

/** How long an answer would have sounded, in milliseconds. */
export function lengthOfAnswer(received: readonly Frame[], itemId: string | undefined): number {
  const bytes = received
    .filter(({ type, item_id }) => type === 'response.output_audio.delta' && item_id === itemId)
    .reduce((sum, { delta = '' }) => sum + Buffer.byteLength(delta, 'base64'), 0);
  return (bytes / 2 / 24_000) * 1000;
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
