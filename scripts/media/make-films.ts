// Makes the short films of the demo library from its own pictures and sentences: node scripts/media/make-films.ts [ID ...]
// Needs ffmpeg on the PATH (Debian: apt install ffmpeg). The films are checked in; nobody needs it to run the product.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type SharpModule from 'sharp';
import { type Film, FRAMES_PER_SECOND, readFilms, writeCaptions } from './films.ts';
import { root } from '../tools.ts';

// The image library belongs to the API, which makes avatars with it.
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp') as typeof SharpModule;
const SIZE = { width: 1280, height: 720 };
/** Pictures are drawn larger than the film, so that they can be moved over. */
const CANVAS = { width: 2048, height: 1152 };
const NEAREST = 0.86;
const FADE_S = 0.4;
const PAPER = '#fbf9f5';

const wanted = process.argv.slice(2);
for (const film of readFilms().filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  writeFileSync(film.captions, writeCaptions(film));
  await render(film);
  console.log(`${film.id}: ${film.duration.toFixed(1)} s`);
}

async function render(film: Film): Promise<void> {
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${SIZE.width}x${SIZE.height}`,
    '-r',
    String(FRAMES_PER_SECOND),
    '-i',
    '-',
  ];
  // One thread and no dates: the same film is the same bytes.
  const exact = ['-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const coded = [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    '31',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ];
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...raw, ...coded, ...exact, film.video], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  for await (const frame of framesOf(film)) {
    if (!encoder.stdin.write(frame)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${film.id}.`);
}

/** Every frame as raw pixels. One picture passes softly into the next. */
async function* framesOf({ scenes, duration }: Film): AsyncGenerator<Buffer> {
  const pictures = await Promise.all(scenes.map(draw));
  for (let frame = 0; frame < Math.round(duration * FRAMES_PER_SECOND); frame++) {
    const at = frame / FRAMES_PER_SECOND;
    const now = scenes.findLastIndex(({ start }) => start <= at);
    const shown = await frameOf(pictures[now]!, scenes[now]!, { at, order: now });
    const share = (at - scenes[now]!.start) / FADE_S;
    if (now === 0 || share >= 1) yield shown;
    else yield blend(await frameOf(pictures[now - 1]!, scenes[now - 1]!, { at, order: now - 1 }), shown, share);
  }
}

async function draw({ picture, part: [left, top, width, height] }: Film['scenes'][number]): Promise<Buffer> {
  // Drawn three times as large as its own units, then cut to its part and to the shape of the film.
  const whole = sharp(picture, { density: 216 });
  const size = await whole.metadata();
  const share = (percent: number, of: number) => Math.round((percent / 100) * of);
  return whole
    .extract({
      left: share(left, size.width),
      top: share(top, size.height),
      width: share(width, size.width),
      height: share(height, size.height),
    })
    .resize({ ...CANVAS, fit: 'cover' })
    .flatten({ background: PAPER })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** What is seen of a picture at one moment: the first comes nearer, the next goes back, and so on. */
async function frameOf(
  picture: Buffer,
  { start, end }: Film['scenes'][number],
  { at, order }: { at: number; order: number },
): Promise<Buffer> {
  const share = Math.min(1, Math.max(0, (at - start) / (end - start)));
  const near = order % 2 === 0 ? share : 1 - share;
  const scale = 0.96 - near * (0.96 - NEAREST);
  const [width, height] = [Math.round(CANVAS.width * scale), Math.round(CANVAS.height * scale)];
  const [left, top] = [Math.round((CANVAS.width - width) / 2), Math.round((CANVAS.height - height) / 2)];
  return sharp(picture, { raw: { ...CANVAS, channels: 3 } })
    .extract({ left, top, width, height })
    .resize(SIZE)
    .raw()
    .toBuffer();
}

function blend(before: Buffer, after: Buffer, share: number): Buffer {
  const mixed = Buffer.allocUnsafe(after.length);
  for (let i = 0; i < mixed.length; i++) mixed[i] = before[i]! + (after[i]! - before[i]!) * share;
  return mixed;
}
