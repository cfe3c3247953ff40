import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Folder } from '../apps/api/src/features/library/index.ts';
import { ORGANIZATIONS_DIR } from '../packages/demo-library/src/library.ts';

const MODULES = 20;
const CHAPTERS = 10;
const SENTENCES = 18;
const SYLLABLES = [
  'ba',
  'cor',
  'den',
  'fil',
  'gra',
  'hem',
  'lum',
  'mor',
  'nex',
  'pul',
  'ris',
  'sol',
  'tan',
  'ver',
  'xis',
  'zol',
];

/** The same numbers between 0 and 1 in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * A library of so many articles of about 300 words. Their sentences are those of the demo library, so words are as
 * common and as rare as in real texts; each article also has a made-up name of its own (returned beside it), so that
 * the vocabulary is that of a large library.
 */
export function aLargeLibrary(items: number): { folder: Folder; names: string[] } {
  const random = seededRandom(7);
  const sentences = demoSentences();
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const names: string[] = [];
  const files: [path: string, text: string][] = [];
  const number = (value: number) => String(value + 1).padStart(2, '0');
  for (let m = 0; m < MODULES; m++)
    files.push([`modules/${number(m)}-module-${m}/module.yaml`, `title: Module ${m}\n`]);
  for (let c = 0; c < MODULES * CHAPTERS; c++) files.push([`${chapterOf(c)}/chapter.yaml`, `title: Chapter ${c}\n`]);
  for (let i = 0; i < items; i++) {
    const name = Array.from({ length: 4 }, () => pick(SYLLABLES)).join('');
    const title = pick(sentences)
      .split(' ')
      .slice(0, 6)
      .join(' ')
      .replaceAll(/[^\w ]/g, '');
    const text = Array.from({ length: SENTENCES }, () => pick(sentences)).join(' ');
    names.push(name);
    const place = `${chapterOf(i % (MODULES * CHAPTERS))}/${number(Math.floor(i / (MODULES * CHAPTERS)))}-item-${i}.md`;
    files.push([
      place,
      `---\nkind: article\ntitle: ${JSON.stringify(`${title} ${i}`)}\n---\n${text} The ${name} is explained here.\n`,
    ]);
  }
  return { folder: files.map(([path, text]) => fileOf(path, Buffer.from(text))), names };

  function chapterOf(c: number): string {
    const [m, inModule] = [Math.floor(c / CHAPTERS), c % CHAPTERS];
    return `modules/${number(m)}-module-${m}/${number(inModule)}-chapter-${c}`;
  }
}

export const fileOf = (path: string, bytes: Buffer): Folder[number] => ({
  path,
  bytes: bytes.length,
  read: async () => bytes,
  open: () => Readable.from([bytes]),
});

/** The sentences of the demo library's articles that are plain words. */
function demoSentences(): string[] {
  return globSync('**/*.md', { cwd: ORGANIZATIONS_DIR })
    .filter((file) => !file.endsWith('.de.md'))
    .toSorted()
    .flatMap((file) => readFileSync(join(ORGANIZATIONS_DIR, file), 'utf8').split(/(?<=[.?])\s+|\n/))
    .filter((sentence) => /^[A-Z][\w ,'’-]{30,200}[.?]$/.test(sentence));
}
