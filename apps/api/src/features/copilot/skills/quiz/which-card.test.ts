import { expect, test } from 'vitest';
import { givesUp, whichCard } from './which-card.ts';

test.each([
  ['i dont get the first one, explain', { number: 1 }],
  ['explain question 2 please', { number: 2 }],
  ['why was the 3rd one wrong?', { number: 3 }],
  ['Question one', { number: 1 }],
  ['why is that wrong', 'missed'],
  ['but why?', 'last'],
  ["I don't understand it", 'last'],
  ['explain the last one', 'last'],
] as const)('right after a set, %s is of a card', (message, which) => {
  expect(whichCard(message, { isOfSet: true })).toEqual(which);
});

test.each([
  'what is the first sign of sepsis',
  'why is sedation dangerous',
  'explain this page',
  'the first one',
  'why',
  'i dont get it',
  'next question',
])('once something else was said, %s is of no card', (message) => {
  expect(whichCard(message, { isOfSet: false })).toBeNull();
});

test('a question or an answer that is named is of the set after anything else', () => {
  expect(whichCard('why was question 2 wrong', { isOfSet: false })).toEqual({ number: 2 });
  expect(whichCard('and why was my answer wrong', { isOfSet: false })).toBe('missed');
});

test.each(['i dont know just tell me', 'no idea', 'tell me the answer', 'just show me the right answer', 'I give up'])(
  '%s: the card is to show it',
  (message) => expect(givesUp(message)).toBe(true),
);

test.each(['i dont know what painad is', 'tell me about falls', 'skip the summary', 'show me the table', ''])(
  '%s is something else',
  (message) => expect(givesUp(message)).toBe(false),
);
