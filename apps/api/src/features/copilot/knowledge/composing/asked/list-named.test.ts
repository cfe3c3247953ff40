import { expect, test } from 'vitest';
import type { ItemPassage } from '../item-passage.ts';
import { rowPiece } from '../../pieces/piece.ts';
import { listNamed } from './list-named.ts';

const HEAD = ['Step', 'What you say'];
const lesson = (texts: readonly string[]): ItemPassage[] =>
  texts.map((text, position) => ({ group: 'a', position, heading: 'Handover', text, paragraph: null, share: 0 }));
const rows = (names: readonly string[]) => names.map((name) => rowPiece(HEAD, [name, 'Some words']));

const IPASS = ['**I**llness', '**P**atient summary', '**A**ction list', '**S**ituation', '**S**ynthesis'];
const both = lesson([
  'Two helps.',
  ...rows(IPASS),
  'And the other:',
  '- Situation: who',
  '- Task: what',
  '- Action: how',
]);

test.for([
  'what does i-pass stand for',
  'whats ipass short for?',
  'what do all the letters of I-PASS mean',
  'what does pass stand for',
])('%s: the rows that spell it', (question) => {
  expect(listNamed(question, both)).toEqual(both.slice(1, 6));
});

test('the only table, and none where there are two', () => {
  expect(listNamed('what does the table say', both)).toEqual(both.slice(1, 6));
  const two = lesson([...rows(['Red', 'Green']), 'Then:', ...rows(['One', 'Two'])]);
  expect(listNamed('show me the table', two)).toBeNull();
});

test.for([
  'what does news stand for',
  'what does ewa stand for in the ward',
  'who sits at the table',
  'what is i-pass',
])('%s: no list of that name', (question) => {
  expect(listNamed(question, both)).toBeNull();
});
