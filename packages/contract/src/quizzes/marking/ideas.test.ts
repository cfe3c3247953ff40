import { expect, test } from 'vitest';
import { findIdeas, shareOfIdeas } from './ideas.ts';

const foundIn = (text: string, ...any: string[]) => findIdeas({ keywords: [{ idea: 'it', any }] }, text)[0]!.found;

test.for<[string, string, string | null]>([
  ['It helped a lot', 'help', 'helped'],
  ['HELPING', 'help', 'HELPING'],
  ['unhelpful', 'help', null],
  ['a side effect', 'side effect', 'side effect'],
  ['side, effect', 'side effect', 'side effect'],
  ['Side-effects!', 'side effect', 'Side effects'],
  ['effect side', 'side effect', null],
  ['the side', 'side effect', null],
  ['a leg', 'leg', 'leg'],
  ['two legs', 'leg', 'legs'],
  ['legal', 'leg', null],
  ['legend', 'lege', 'legend'],
  ['to see “pain”', 'pain', 'pain'],
  ['nothing', '…', null],
])('in %j, %j is found as %j', ([text, phrase, found]) => expect(foundIn(text, phrase)).toBe(found));

test('the first of the phrases that stands in the text is told', () => {
  expect(foundIn('sleepy, and it helped', 'help', 'sleepy')).toBe('helped');
  expect(foundIn('only sleepy', 'help', 'sleepy')).toBe('sleepy');
});

test.for([
  ['not the germs', true],
  ['no germs', true],
  ["they don't carry germs", true],
  ['they don’t carry germs', true],
  ['they do not carry any germs', true],
  ['germs, not dirt', false],
  ['not dirt, germs', false],
  ['not dirt. Germs', false],
  ['not only the germs', false],
  ['not just germs', false],
  ['not seen without doubt germs', true],
  ['not through dirty hands germs', false],
  ['without a doubt very germs', false],
  ['not from all germs', true],
  ['never', true],
  ['there are germs', false],
  ['no germs, but other germs', false],
] as const)('%j says that there are none: %s', ([text, isDenied]) => {
  expect(foundIn(text, 'germ') === null).toBe(isDenied);
});

test('each denial, and each small word that may stand behind it, keeps a word from being found', () => {
  for (const word of 'not no never without cannot nor neither dont doesnt isnt arent wont cant didnt wasnt'.split(' '))
    expect([word, foundIn(`${word} germs`, 'germ')]).toEqual([word, null]);
  for (const word of 'a an the any be been to really very at all from'.split(' '))
    expect([word, foundIn(`not ${word} other germs`, 'germ')]).toEqual([word, null]);
  for (const word of 'only just merely sure'.split(' '))
    expect([word, foundIn(`not ${word} germs`, 'germ')]).toEqual([word, 'germs']);
  expect(foundIn('not in other germs', 'germ')).toBe('germs');
});

test('the share is that of the ideas that are needed, and never more than all', () => {
  const keywords = ['pain', 'sleep', 'breath'].map((any) => ({ idea: any, any: [any] }));
  const share = (text: string, needed?: number) => shareOfIdeas({ keywords, ...(needed && { needed }) }, text);
  expect([share(''), share('pain'), share('pain, sleep'), share('pain, sleep, breath')]).toEqual([0, 1 / 3, 2 / 3, 1]);
  expect([share('pain', 2), share('pain, sleep', 2), share('pain, sleep, breath', 2)]).toEqual([0.5, 1, 1]);
  expect(findIdeas({ keywords }, 'pain').map(({ idea }) => idea)).toEqual(['pain', 'sleep', 'breath']);
});
