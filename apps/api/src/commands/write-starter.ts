import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { readStarters } from '#features/library/index.ts';

const MEDIA = /\bmedia\/[\w.-]+\.(svg|webp|png|jpg|mp4|vtt)\b/g;
const ORDERED = /^\d{2,3}-(.+)$/;

/** An example of this kind, and of this way to play, as an author begins with it; null when there is none. */
export function readStarter(kind: string | undefined, play?: string): string | null {
  const starters = readStarters().filter(([name]) => name === kind);
  // Simulations are the one kind with two examples.
  return starters.find(([, text]) => play === undefined || text.includes(`\nplay: ${play}\n`))?.[1] ?? null;
}

/**
 * Writes an example with the pictures that it names, and what is missing around it, so that it can be imported as it
 * is. Answers the files that were written, the example first.
 */
export function writeStarter(kind: string, file: string, play?: string): string[] {
  const written: string[] = [];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    written.push(path);
  };
  const dir = dirname(resolve(file));
  const text = withoutNeighbours(readStarter(kind, play)!, kind, dir);
  write(resolve(file), text);
  for (const [name] of text.matchAll(MEDIA)) {
    const path = join(dir, name);
    if (existsSync(path)) continue;
    if (name.endsWith('.mp4')) {
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(sampleFilm(), path);
      written.push(path);
    } else write(path, name.endsWith('.vtt') ? CAPTIONS : drawing(basename(name)));
  }
  for (const [path, heading] of missingHeads(dir, kind)) write(path, `title: ${JSON.stringify(heading)}\n`);
  return written.map((path) => relative(process.cwd(), path) || path);
}

/** The example alone: what it points to in a larger library is left out, and every picture is a drawing. */
function withoutNeighbours(text: string, kind: string, dir: string): string {
  const alone = text
    .replaceAll(/\[([^\]]+)\]\((?:glossary|content):[^)]*\)/g, '$1')
    .replaceAll(/^ *teaches: .*\n/gm, '')
    .replaceAll(/(\bmedia\/[\w-]+)\.(?:webp|png|jpg)\b/g, '$1.svg');
  return kind === 'course' ? withModules(alone, dir) : alone;
}

/** A course of the modules that are there. */
function withModules(text: string, dir: string): string {
  const modules = join(dir, '..', 'modules');
  const ids = existsSync(modules) ? readdirSync(modules).flatMap((name) => ORDERED.exec(name)?.[1] ?? []) : [];
  if (ids.length === 0) return text;
  return text.replace(
    /(^modules:.*\n)(?: +- .*\n)+/m,
    (_, line: string) => line + ids.map((id) => `  - ${id}\n`).join(''),
  );
}

/** The files that name the chapter and the module around a new item, where they are missing. */
function missingHeads(dir: string, kind: string): [path: string, title: string][] {
  const [chapter, module, root] = [basename(dir), basename(dirname(dir)), basename(dirname(dirname(dir)))];
  const heads: [string, string, boolean][] = [
    [join(dir, 'chapter.yaml'), chapter, root === 'modules' && kind !== 'chapter'],
    [join(dirname(dir), 'module.yaml'), module, root === 'modules'],
  ];
  return heads.flatMap(([path, name, isWanted]): [string, string][] => {
    const id = ORDERED.exec(name)?.[1];
    return isWanted && id !== undefined && !existsSync(path) ? [[path, asTitle(id)]] : [];
  });
}

const asTitle = (id: string): string => `${id[0]!.toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

const sampleFilm = (): string =>
  join(ORGANIZATIONS_DIR, globSync('**/*.mp4', { cwd: ORGANIZATIONS_DIR }).toSorted()[0]!);

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:04.000\nPut the words of your film here.\n';

function drawing(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
  <rect width="640" height="400" fill="#e8e4da"/>
  <text x="320" y="205" text-anchor="middle" font-family="sans-serif" font-size="28" fill="#444">Put your picture here: ${name}</text>
</svg>
`;
}
