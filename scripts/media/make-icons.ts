// Makes the icons of the installed app and of the browser's tab from the mark: node scripts/media/make-icons.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type SharpModule from 'sharp';
import { type Palette, readPalettes, toHex } from '../checks/design-tokens.ts';
import { root } from '../tools.ts';

// The image library belongs to the API, which makes avatars with it.
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp') as typeof SharpModule;
const PUBLIC = join(root, 'apps/web/public');
const UPPER = 'M5 20A15 15 0 0 1 20 5H32.5A2.5 2.5 0 0 1 35 7.5 12.5 12.5 0 0 1 22.5 20Z';
const LOWER = 'M35 20A15 15 0 0 1 20 35H7.5A2.5 2.5 0 0 1 5 32.5 12.5 12.5 0 0 1 17.5 20Z';
const { light, dark } = readPalettes();

mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
writeFileSync(join(PUBLIC, 'favicon.svg'), tabIcon());
await writePng('icons/icon-192.png', 192, appIcon({ radius: 9, scale: 0.78 }));
await writePng('icons/icon-512.png', 512, appIcon({ radius: 9, scale: 0.78 }));
// Systems cut these two to their own shape: the ground reaches the edge, the mark stays in the safe middle.
await writePng('icons/maskable-512.png', 512, appIcon({ radius: 0, scale: 0.62 }));
await writePng('icons/apple-touch-icon.png', 180, appIcon({ radius: 0, scale: 0.72 }));
await writePng('icons/badge-96.png', 96, badge());

async function writePng(file: string, size: number, svg: string): Promise<void> {
  const { size: bytes } = await sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toFile(join(PUBLIC, file));
  console.log(`${file} ${bytes} bytes`);
}

function tabIcon(): string {
  const { leaf, snap } = hexes(light);
  const night = hexes(dark);
  const style = `.leaf{fill:${leaf}}.snap{fill:${snap}}@media(prefers-color-scheme:dark){.leaf{fill:${night.leaf}}.snap{fill:${night.snap}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 36 36"><style>${style}</style><path class="leaf" d="${UPPER}"/><path class="snap" d="${LOWER}"/></svg>\n`;
}

function appIcon({ radius, scale }: { radius: number; scale: number }): string {
  const { leaf, snap, paper } = hexes(dark);
  const mark = `<g transform="translate(20 20) scale(${scale}) translate(-20 -20)"><path fill="${leaf}" d="${UPPER}"/><path fill="${snap}" d="${LOWER}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><rect width="40" height="40" rx="${radius}" fill="${paper}"/>${mark}</svg>`;
}

/** What a phone shows in its status line: white on nothing. */
function badge(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><path fill="#fff" d="${UPPER}"/><path fill="#fff" d="${LOWER}"/></svg>`;
}

function hexes(palette: Palette): Record<'leaf' | 'snap' | 'paper', string> {
  return { leaf: toHex(palette.leaf!), snap: toHex(palette.snap!), paper: toHex(palette.paper!) };
}
