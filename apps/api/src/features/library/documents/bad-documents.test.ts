import { parseContent } from '@snapwell/content-markdown/parse';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { aHostilePdf, aHostileWordFile, badDocuments, HOSTILE_HTML } from './factories/bad.factory.ts';
import { markdownOf, mustRead, readInTest } from './factories/read-in-test.factory.ts';

test('forty bad files and more', () => expect(badDocuments.length).toBeGreaterThanOrEqual(40));

// What nests too deeply ends its process; here that is the error of the engine.
test.for(badDocuments)('$name is refused by saying what it is', async ({ name, problem, make }) => {
  const outcome = await readInTest(await make(), name).catch((error: unknown) => {
    if (error instanceof RangeError) return { problem: 'nested_too_deeply' };
    throw error;
  });
  expect(outcome).toEqual({ problem });
});

const LEADS_ASTRAY = /javascript:|vbscript:|data:|tracker|evil|onerror|<script|<iframe|alert\(1\)/i;

test('a web page that attacks becomes plain words, and each attack is told', async () => {
  const read = await mustRead(HOSTILE_HTML, 'page.html');
  const markdown = markdownOf(read);
  expect(markdown).toContain('Read this, that and those.');
  // Read as Markdown again, it holds nothing but words.
  const kinds = new Set<string>();
  const addresses: string[] = [];
  visit(parseContent(markdown), (node) => {
    kinds.add(node.type);
    if (node.type === 'link') addresses.push(node.url);
  });
  expect(kinds).toEqual(new Set(['root', 'paragraph', 'text', 'heading', 'link']));
  // An address that stood there as text may be one again.
  expect(addresses.filter((address) => !address.startsWith('https:'))).toEqual([]);
  expect(read.pictures).toEqual([]);
  expect(read.notes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['scripts', 'unsafe_links', 'external_pictures', 'forms']),
  );
});

test('a PDF with scripts gives its words and nothing runs', async () => {
  const read = await mustRead(aHostilePdf(), 'rules.pdf');
  expect(markdownOf(read)).toContain('Wash your hands for 30 seconds.');
  expect(read.notes).toContainEqual({ code: 'scripts', count: expect.any(Number), pages: [] });
});

test('a Word file with macros, a template and pictures from elsewhere gives its words', async () => {
  const read = await mustRead(await aHostileWordFile(), 'rules.docm');
  expect(markdownOf(read)).toContain('Wash your hands.\n\nRun');
  expect(markdownOf(read)).not.toMatch(LEADS_ASTRAY);
  expect(Object.fromEntries(read.notes.map(({ code, count }) => [code, count]))).toEqual({
    macros: 1,
    external_pictures: 1,
    external_files: 1,
    unsafe_links: 1,
  });
});
