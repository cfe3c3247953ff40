import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder(
  { '01-scales.md': anArticle({ title: 'Scales' }) },
  {
    'modules/02-privacy/module.yaml': 'title: Data privacy\n',
    'modules/02-privacy/01-doors/chapter.yaml': 'title: Doors\n',
    'modules/02-privacy/01-doors/01-doors.md': anArticle({ title: 'Three small doors' }),
  },
);
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test.for([
  'how long till im done with data privacy',
  'how long until i have finished data privacy',
  'how many minutes till i am through with the privacy module',
  'how much time is left in data privacy',
  'how much time do i need for the privacy module',
])('%s is told in minutes, or that it is done', async (question, { server, ask, place }) => {
  const told = async () => (await askSophie(server, place, question)).text;
  expect(await told()).toMatch(/^\*\*Data privacy\*\* takes you about \*\*\d+ minutes?\*\* more\./);
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/doors/completion`, { furthest: 1 });
  expect(await told()).toMatch(/^You are done with \*\*Data privacy\*\*: 1 of 1 item\./);
});

test('how long the chapter of the open page takes is told of that', async ({ server, place }) => {
  const on = {
    page_context: {
      page_id: 'content' as const,
      content: { id: 'doors', title: 'Three small doors', type: 'article' as const },
    },
  };
  expect((await askSophie(server, place, 'how long does the chapter take', on)).text).toMatch(
    /^\*\*Doors\*\* takes you about \*\*\d+ minutes?\*\* more\./,
  );
});

test('how long what comes next takes is told beside all that is left', async ({ server, place }) => {
  expect((await askSophie(server, place, 'how long will the next lesson take me')).text).toMatch(
    /^\*\*Scales\*\*, which is next, takes about \*\*\d+ minutes?\*\*\. Everything here that you have not finished takes about/,
  );
});

test('how long somebody learns on a day is told of the days on which they finished something', async ({
  server,
  ask,
  place,
}) => {
  const question = 'how many minutes do i learn on a normal day';
  expect((await askSophie(server, place, question)).text).not.toContain('On a day on which');
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/doors/completion`, { furthest: 1 });
  expect((await askSophie(server, place, question)).text).toMatch(
    / On a day on which you finish something that is about \*\*\d+ minutes?\*\*\.$/,
  );
});
