import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { signIn } from './ask-product.ts';
import { libraryQuestions } from './questions.ts';
import type { EvaluatedProduct } from './start-product.ts';

const QUESTIONS = 100;
const ITEMS_A_CHAPTER = 50;
const SENTENCES = 6;

/** Milliseconds to the first text for each of a hundred questions, in a library of so many items. */
export async function measureFirstText(
  product: EvaluatedProduct,
  items: number,
  tell: (progress: string) => void,
): Promise<number[]> {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-large-library-'));
  try {
    cpSync(join(ORGANIZATIONS_DIR, 'riverside'), dir, { recursive: true });
    fill(dir, items);
    tell(`Importing ${items} items ...`);
    await product.importLibrary(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  await product.untilIndexed(tell);
  tell('Measuring the time to the first text ...');
  const people = await Promise.all(
    ['ada', 'grace', 'noor'].map((name) => signIn(product.origin, `${name}@riverside.example`, 'riverside')),
  );
  const questions = libraryQuestions().filter(({ organization }) => organization === 'riverside');
  const measured: number[] = [];
  for (const [i, { ask }] of questions.slice(0, QUESTIONS).entries())
    measured.push((await people[i % people.length]!.ask(ask)).firstTextMs);
  return measured;
}

/** Adds short articles, made of sentences of the library itself, until there are so many items. */
function fill(dir: string, items: number): void {
  const present = globSync('modules/*/*/*', { cwd: dir }).filter((file) =>
    /\/\d\d-[^/]+\.(md|yaml)$/.test(file),
  ).length;
  const sentences = globSync('modules/*/*/*.md', { cwd: dir }).flatMap((file) =>
    plainSentences(readFileSync(join(dir, file), 'utf8')),
  );
  for (let i = 0; i < items - present; i++) {
    const chapter = Math.floor(i / ITEMS_A_CHAPTER);
    const place = join(dir, `modules/90-filler/${String(chapter + 1).padStart(2, '0')}-filler-${chapter}`);
    if (i === 0) write(join(dir, 'modules/90-filler/module.yaml'), 'title: More\n');
    if (i % ITEMS_A_CHAPTER === 0) write(join(place, 'chapter.yaml'), `title: More ${chapter}\n`);
    // A step that shares no factor with their number takes every sentence in turn, far from its neighbours.
    const text = Array.from(
      { length: SENTENCES },
      (_, n) => sentences[(i * 7919 + n * 104_729) % sentences.length],
    ).join(' ');
    write(
      join(place, `${String((i % ITEMS_A_CHAPTER) + 1).padStart(2, '0')}-filler-item-${i}.md`),
      `---\nkind: article\ntitle: More to read ${i}\n---\n${text}\n`,
    );
  }
}

function plainSentences(markdown: string): string[] {
  return markdown
    .split(/^---$/m)
    .slice(2)
    .join('')
    .split(/(?<=[.?])\s+|\n+/)
    .filter((sentence) => /^[A-Z][a-z ,;-]+\.$/.test(sentence));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
