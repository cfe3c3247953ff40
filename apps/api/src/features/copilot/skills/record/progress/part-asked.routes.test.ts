import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const article = (title: string) => anArticle({ title, text: `${title} is about one thing.\n` });
const library = aLibraryFolder(
  { '01-scales.md': article('Scales'), '02-second-look.md': article('The second look') },
  {
    'modules/01-pain/02-words/chapter.yaml': 'title: Facts and verdicts\n',
    'modules/01-pain/02-words/01-plain.md': article('Plain words'),
    'modules/02-privacy/module.yaml': 'title: Data privacy\n',
    'modules/02-privacy/01-doors/chapter.yaml': 'title: Doors\n',
    'modules/02-privacy/01-doors/01-doors.md': article('Three small doors'),
    'courses/matters.yaml': 'title: When it matters most\nmodules: [pain, privacy]\n',
  },
);
const test = base.extend('place', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, library);
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/content/second-look/completion`, { furthest: 1 });
  return place;
});

test.for([
  ['how far am i in when it matters most', /^\*\*When it matters most\*\*: 1 of 4 items done \(25%\)\./],
  ['how much of facts and verdicts have i done', /^\*\*Facts and verdicts\*\*: 0 of 1 item done/],
  ['is chapter 1 of pain ticked off for me', /^\*\*Basics\*\*: 1 of 2 items done/],
  ['have i completed the second look', /^You (?:have )?finished \*\*The second look\*\*/],
  ['have i completed plain words', /^(?:No: you|You) have not finished \*\*Plain words\*\* yet\./],
  [
    'is half an hour enough for the rest of when it matters most',
    /\*\*When it matters most\*\* takes you about \*\*\d+ minutes?\*\* more\./,
  ],
] as const)('%s is told of the part that is named', async ([question, said], { server, place }) => {
  expect((await askSophie(server, place, question)).text).toMatch(said);
});

test('whether there is time for the rest of a module is said first', async ({ server, place }) => {
  const told = async (question: string) => (await askSophie(server, place, question)).text;
  expect(await told('can i finish data privacy in half an hour')).toMatch(
    /^\*\*Yes\*\*, 30 minutes are enough\. \*\*Data privacy\*\* takes you about/,
  );
  expect(await told('i have 1 minute, is that enough for the rest of pain')).toMatch(
    /^\*\*No\*\*, not in 1 minute\. \*\*Pain\*\* takes you about/,
  );
});

test('after a question about oneself a part that is named alone is asked the same', async ({ server, place }) => {
  await askSophie(server, place, 'how am i doing');
  expect((await askSophie(server, place, 'and in data privacy')).text).toMatch(
    /^\*\*Data privacy\*\*: 0 of 1 item done/,
  );
  await askSophie(server, place, 'how am i doing');
  expect((await askSophie(server, place, 'and how does data privacy work')).text).not.toMatch(/items? done/);
});
