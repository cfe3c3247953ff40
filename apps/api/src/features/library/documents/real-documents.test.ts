import { expect, test } from 'vitest';
import { aLongPdf, pdfs } from './factories/pdf.factory.ts';
import { glance, markdownOf, mustRead } from './factories/read-in-test.factory.ts';
import { presentations } from './factories/slides.factory.ts';
import { markdownTexts, plainTexts, webPages } from './factories/texts.factory.ts';
import { wordDocuments } from './factories/word.factory.ts';
import { outcomes } from './factories/outcomes.factory.ts';

const formats = {
  docx: wordDocuments,
  pptx: presentations,
  pdf: pdfs,
  md: markdownTexts,
  html: webPages,
  txt: plainTexts,
};
const all = Object.entries(formats).flatMap(([extension, documents]) =>
  Object.entries(documents).map(([name, make]) => ({ extension, name, make })),
);

test('there are ten documents of each format', () => {
  expect(Object.values(formats).map((documents) => Object.keys(documents).length)).toEqual([10, 10, 10, 10, 10, 10]);
});

test.for(all)('$extension: $name', async ({ extension, name, make }) => {
  const read = await mustRead(await make(), `A file.${extension}`);
  const { says, ...seen } = outcomes[`${extension}: ${name}`]!;
  expect(glance(read)).toMatchObject(seen);
  for (const part of says) expect(markdownOf(read)).toContain(part);
  // Every sentence of every draft is its line, word by word.
  const textOf = new Map(read.lines.map(({ line, text }) => [line, text]));
  for (const { blocks } of read.items)
    for (const { text, lines } of blocks.flatMap(({ sentences }) => sentences))
      expect(text).toBe(textOf.get(lines[0]!));
});

test('a book is cut into items of about five minutes', async () => {
  const { items, pages } = await mustRead(await aLongPdf(40), 'Book.pdf');
  expect(pages).toBe(40);
  expect(items.length).toBeGreaterThan(8);
  for (const { minutes } of items) expect(minutes).toBeLessThanOrEqual(7);
});
