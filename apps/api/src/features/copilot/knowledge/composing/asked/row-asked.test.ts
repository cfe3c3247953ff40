import { expect, test } from 'vitest';
import { rowPiece } from '../../pieces/piece.ts';
import type { ItemPassage } from '../item-passage.ts';
import { rowAsked } from './row-asked.ts';

const HEAD = ['You find', 'You do'];
const texts = [
  'Look again.',
  rowPiece(HEAD, ['No change', 'Examine again']),
  rowPiece(HEAD, ['No pain, very sleepy', 'See below, now']),
  rowPiece(HEAD, ['Better', 'Note it']),
];
const lesson = texts.map((text, position): ItemPassage => ({
  group: 'a',
  position,
  heading: 'What to ask',
  text,
  paragraph: null,
  share: 0,
}));

test.for([
  ['no change after an hour, and now?', 1],
  ['there is no change what do i do', 1],
  ['he is very sleepy but no pain, what now', 2],
] as const)('%s: the row that is called so', ([asked, at]) => expect(rowAsked(asked, lesson)).toBe(lesson[at]));

test.for([
  'is there no change in the rules',
  'it is better, what now',
  'he is not very sleepy and has no pain, what now',
  'no change in blood pressure of the patient next door after surgery, what now',
  'what now',
])('%s: none', (asked) => expect(rowAsked(asked, lesson)).toBeNull());
