import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const article = (title: string) => anArticle({ title, text: `${title} is about one thing.\n` });
const library = aLibraryFolder({
  '01-scales.md': article('Scales'),
  '02-second-look.md': article('The second look'),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const page = {
  page_context: { page_id: 'content' as const, content: { id: 'scales', title: 'Scales', type: 'article' as const } },
};

test.for(['how far am i in this module', 'how much of this module is done', 'what have i got left in this module'])(
  '%s is answered for the module of the open page, with what is still open',
  async (question, { server, place }) => {
    const { text, last } = await askSophie(server, place, question, page);
    expect(text).toMatch(/^\*\*.+\*\*: 0 of 2 items done/);
    expect(text).toContain('Still open:\n\n- Scales\n- The second look');
    expect(last).toMatchObject({ actions: [{ title: expect.stringContaining('Scales') }] });
  },
);

test('chapters are told by their number, and those that are open, of the modules that were begun', async ({
  server,
  ask,
  place,
}) => {
  const complete = (id: string) =>
    ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/${id}/completion`, { furthest: 1 });
  await complete('scales');
  expect((await askSophie(server, place, 'how far am i in chapter one')).text).toMatch(
    /^Chapter 1 of the module that you began:\n\n- \*\*.+\*\* \(.+\): 1 of 2 done$/,
  );
  expect((await askSophie(server, place, 'how many chapters do i have left')).text).toMatch(
    /^\*\*1 chapter\*\* .*is open:/,
  );
  await complete('second-look');
  expect((await askSophie(server, place, 'how many chapters do i have left')).text).toMatch(/^No chapter is open/);
});
