import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({
  '01-handover.md': anArticle({
    title: 'A handover that holds',
    text: 'I-PASS is an order.\n\n| Step | Ask yourself |\n|---|---|\n| **I**llness severity | Stable? |\n| **P**atient summary | Who is it? |\n| **A**ction list | What is to be done? |\n| **S**ituation awareness | What might happen? |\n| **S**ynthesis by the receiver | What did they hear? |\n',
  }),
  '02-wash.md': anArticle({ title: 'Wash', text: 'Soap and water.\n' }),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

test.for([
  ['What does the P in I-PASS stand for?', ['Patient summary']],
  ['last S in ipass??', ['Synthesis by the receiver']],
  ['the s of i-pass', ['Situation awareness', 'Synthesis by the receiver']],
  ['what does ipass stand for', ['Illness severity', 'Patient summary', 'Synthesis by the receiver']],
] as const)(
  '%s is told by the list that spells it, with no page open',
  async ([question, names], { server, place }) => {
    const { text, last } = await askSophie(server, place, question);
    for (const name of names) expect(text).toContain(name);
    expect(last.sources?.map(({ content_id: id }) => id)).toEqual(['handover']);
  },
);

test('what no list spells is not made up', async ({ server, place }) => {
  expect((await askSophie(server, place, 'what does the z in zebra stand for')).text).toMatch(/^I do not know/);
});
