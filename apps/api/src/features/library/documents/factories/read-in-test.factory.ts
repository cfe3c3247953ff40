import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ReadDocument, readDocument, type ReadingOutcome } from '../reading-tasks.ts';

/** Reads a document as the process does that reads them, in this one. */
export async function readInTest(file: Buffer | string, name: string): Promise<ReadingOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'document-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  writeFileSync(path, file);
  return readDocument({ path, name, folder, format: null });
}

/** The same of one that must be read. */
export async function mustRead(file: Buffer | string, name: string): Promise<ReadDocument> {
  const outcome = await readInTest(file, name);
  if ('problem' in outcome) throw new Error(`Refused: ${outcome.problem}`);
  return outcome.document;
}

/** What one sees of it at a glance. */
export function glance({ title, items, notes, lines, pictures, questions, terms, pages }: ReadDocument) {
  return {
    title,
    pages,
    items: items.map((item) => (item.chapter === null ? item.title : `${item.chapter} / ${item.title}`)),
    lines: lines.length,
    pictures: pictures.length,
    questions: questions.length,
    terms: terms.map(({ term }) => term),
    notes: Object.fromEntries(notes.map(({ code, count }) => [code, count])),
  };
}

/** All of the draft's Markdown. */
export const markdownOf = ({ items }: Pick<ReadDocument, 'items'>): string =>
  items.map(({ title, blocks }) => `# ${title}\n\n${blocks.map(({ markdown }) => markdown).join('\n')}`).join('\n');
