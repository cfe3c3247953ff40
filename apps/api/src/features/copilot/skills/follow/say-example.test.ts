import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({
  '01-rest.md': anArticle({
    title: 'Rest and movement',
    text: 'Pain at rest is half of the picture.\n\n## Moving\n\nAsk how it is when the person moves, coughs or breathes deeply.\n',
  }),
  '02-case.md': anArticle({
    title: 'A case',
    text: 'Numbers alone say little.\n\n> [!EXAMPLE]\n> **Instead of:** two at rest, all is fine.\n>\n> **Better:** two at rest and seven when he coughs: he needs help before the physiotherapy.\n',
  }),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const onRest = {
  page_context: {
    page_id: 'content' as const,
    content: { id: 'rest', title: 'Rest and movement', type: 'article' as const },
  },
};

test('where a lesson gives no example, another one of its module may', async ({ server, place }) => {
  await askSophie(server, place, 'how do i ask about pain when he moves', onRest);
  const { text, last } = await askSophie(server, place, 'an example?', onRest);
  expect(text).toMatch(/^\*\*A case\*\* gives this example:/);
  expect(text).toContain('Instead of: two at rest, all is fine.');
  expect(text).toContain('\n\nBetter: two at rest and seven when he coughs');
  expect(last.sources?.map(({ content_id: id }) => id)).toEqual(['case']);
});

test('an example that was read out is not read out again', async ({ server, place }) => {
  await askSophie(server, place, 'how do i ask about pain when he moves', onRest);
  await askSophie(server, place, 'an example?', onRest);
  for (const question of ['an example?', 'another one'])
    expect((await askSophie(server, place, question, onRest)).text).not.toMatch(
      /^\*\*A case\*\* gives this example:|^Here (?:is|are) \d+ question/,
    );
});
