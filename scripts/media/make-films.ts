// Makes the short films of the demo library from their scripts and drawings: node scripts/media/make-films.ts [ID ...]
// With --frames it writes seven pictures of each instead, to look at. Needs ffmpeg on the PATH (Debian: apt install
// ffmpeg). The films are checked in; nobody needs it to run the product.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type SharpModule from 'sharp';
import { root } from '../tools.ts';
import { soundOf } from './film-sound.ts';
import { type Film, FRAMES_PER_SECOND, readFilms, writeCaptions } from './films.ts';
import { stages } from './stages/all-stages.ts';

const SIZE = { width: 1280, height: 720 };
const FADE_S = 0.35;
/** The moment that stands for the film, as a share of it. */
const POSTER_AT = 0.36;

const scratch = mkdtempSync(join(tmpdir(), 'films-'));
// The image library belongs to the API, which makes avatars with it.
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp') as typeof SharpModule;

const asksFrames = process.argv.includes('--frames');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const film of readFilms().filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  if (asksFrames) await writeFrames(film);
  else {
    writeFileSync(film.captions, writeCaptions(film));
    await render(film);
    await draw(pictureAt(film, POSTER_AT * film.duration))
      .webp({ quality: 82 })
      .toFile(film.poster);
  }
  console.log(`${film.id}: ${film.duration.toFixed(1)} s`);
}
rmSync(scratch, { recursive: true });

async function render(film: Film): Promise<void> {
  const sound = join(scratch, `${film.id}.wav`);
  writeFileSync(sound, soundOf(film));
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${SIZE.width}x${SIZE.height}`,
    '-r',
    `${FRAMES_PER_SECOND}`,
  ];
  // One thread and no dates: the same film is the same bytes.
  const exact = ['-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const coded = ['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'animation', '-crf', '27', '-pix_fmt', 'yuv420p'];
  const heard = ['-c:a', 'aac', '-b:a', '40k', '-flags:a', '+bitexact', '-movflags', '+faststart'];
  const all = ['-v', 'error', '-y', ...raw, '-i', '-', '-i', sound, ...coded, ...heard, ...exact, film.video];
  const encoder = spawn('ffmpeg', all, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'close');
  for (let frame = 0; frame < Math.round(film.duration * FRAMES_PER_SECOND); frame++) {
    const pixels = await draw(pictureAt(film, frame / FRAMES_PER_SECOND))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${film.id}.`);
}

/** Seven moments, evenly through the film. */
async function writeFrames(film: Film): Promise<void> {
  const folder = join(root, 'node_modules/.cache/films');
  mkdirSync(folder, { recursive: true });
  for (let i = 0; i < 7; i++)
    await draw(pictureAt(film, ((i + 0.6) / 7) * film.duration))
      .png()
      .toFile(join(folder, `${film.id}-${i + 1}.png`));
}

function draw(drawing: string) {
  const { width, height } = SIZE;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return sharp(Buffer.from(page));
}

/** The picture of a moment. One scene passes softly into the next. */
function pictureAt(film: Film, at: number): string {
  const now = film.scenes.findLastIndex(({ start }) => start <= at);
  const shown = sceneAt(film, now, at);
  const share = (at - film.scenes[now]!.start) / FADE_S;
  if (now === 0 || share >= 1) return shown;
  return `${sceneAt(film, now - 1, at)}<g opacity="${share.toFixed(2)}">${shown}</g>`;
}

function sceneAt({ id, scenes, cues }: Film, order: number, at: number): string {
  const { shows, start, end } = scenes[order]!;
  const stage = stages[id]?.[shows];
  if (!stage) throw new Error(`Nothing is drawn for '${shows}' of ${id}.`);
  const own = cues.filter((cue) => cue.start >= start && cue.start < end);
  const sentence = Math.max(
    0,
    own.findLastIndex((cue) => cue.start <= at),
  );
  const { start: said, end: over } = own[sentence]!;
  return stage({
    t: at - start,
    share: Math.min(1, (at - start) / (end - start)),
    sentence,
    sentenceShare: Math.min(1, (at - said) / (over - said)),
    isTalking: at < over - 0.5 && at > said,
  });
}
