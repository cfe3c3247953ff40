// Makes the short films of the demo library from their scripts and drawings: node scripts/media/make-films.ts [ID ...]
// Each film is made in every language that its script has words for. With --frames it writes seven pictures of each
// instead, to look at; with --posters only the still picture that stands for it. Needs ffmpeg on the PATH (Debian: apt install ffmpeg). The films are checked in; nobody needs it
// to run the product.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type SharpModule from 'sharp';
import { root } from '../tools.ts';
import { soundOf } from './film-sound.ts';
import { type Cut, type Film, FRAMES_PER_SECOND, readFilms, writeCaptions } from './films.ts';
import { pictureAt, posterMoment } from './pictures.ts';

const SIZE = { width: 1280, height: 720 };
/** The product's type, which certificates are set in as well. */
const TYPE = join(root, 'apps/api/src/features/certificates/pdf/fonts');

const scratch = mkdtempSync(join(tmpdir(), 'films-'));
// Drawings are set in the product's type, whatever the machine has. It is read when the image library is loaded.
process.env.FONTCONFIG_FILE = join(scratch, 'fonts.conf');
writeFileSync(
  process.env.FONTCONFIG_FILE,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${TYPE}</dir><cachedir>${scratch}</cachedir></fontconfig>`,
);
// The image library belongs to the API, which makes avatars with it.
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp') as typeof SharpModule;

const asksFrames = process.argv.includes('--frames');
const asksPosters = process.argv.includes('--posters');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const film of readFilms().filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  if (!asksFrames && !asksPosters) writeFileSync(film.captions, writeCaptions(film));
  for (const cut of film.cuts) {
    if (asksFrames) await writeFrames(film, cut);
    else {
      if (!asksPosters) await render(film, cut);
      await draw(pictureAt(film, cut, posterMoment(film)))
        .webp({ quality: 82 })
        .toFile(cut.poster);
    }
    console.log(`${film.id}, ${cut.language}: ${film.duration.toFixed(1)} s`);
  }
}
rmSync(scratch, { recursive: true });

async function render(film: Film, cut: Cut): Promise<void> {
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
  const all = ['-v', 'error', '-y', ...raw, '-i', '-', '-i', sound, ...coded, ...heard, ...exact, cut.video];
  const encoder = spawn('ffmpeg', all, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'close');
  for (let frame = 0; frame < Math.round(film.duration * FRAMES_PER_SECOND); frame++) {
    const pixels = await draw(pictureAt(film, cut, frame / FRAMES_PER_SECOND))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${film.id}, ${cut.language}.`);
}

/** Seven moments, evenly through the film. */
async function writeFrames(film: Film, cut: Cut): Promise<void> {
  const folder = join(root, 'node_modules/.cache/films');
  mkdirSync(folder, { recursive: true });
  for (let i = 0; i < 7; i++)
    await draw(pictureAt(film, cut, ((i + 0.6) / 7) * film.duration))
      .png()
      .toFile(join(folder, `${film.id}-${cut.language}-${i + 1}.png`));
}

function draw(drawing: string) {
  const { width, height } = SIZE;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return sharp(Buffer.from(page));
}
