import { expect, test } from 'vitest';
import { rowPiece } from '../../pieces/piece.ts';
import type { ItemPassage } from '../item-passage.ts';
import { sidesAsked } from './sides-asked.ts';

const passage = (text: string, position: number, heading = 'Four parts'): ItemPassage => ({
  group: 'a',
  position,
  heading,
  text,
  paragraph: null,
  share: 0,
});
const HEAD = ['You find', 'You do'];
const lesson = [
  passage('1. Found: asleep at 23:00. What you saw.', 0),
  passage('2. Means: tired. Your judgement.', 1),
  passage(rowPiece(HEAD, ['No change', 'Examine again']), 2),
  passage(rowPiece(HEAD, ['Worse, or different', 'Escalate']), 3),
  passage('A weak point in the tissue.', 4, 'Sprain'),
  passage('A tear of the muscle.', 5, 'Strain'),
];

test.for([
  ['difference between found and means', [0, 1]],
  ['diff between found and means', [0, 1]],
  ['whats the diffrence between no change and worse?', [2, 3]],
  ['whats the difference between no change and worse?', [2, 3]],
  ['how is a sprain different from a strain', [4, 5]],
  ['strain vs sprain', [4, 5]],
  ['difference between step 1 and 2', [0, 1]],
] as const)('%s: what is called so', ([asked, at]) =>
  expect(sidesAsked(asked, lesson)).toEqual(at.map((position) => lesson[position])),
);

test.for([
  'difference between found and lost',
  'what does found mean',
  'difference between found and found',
  'difference between step 1 and 7',
])('%s: nothing', (asked) => expect(sidesAsked(asked, lesson)).toBeNull());

test('what is longer than a glance is left to what answers best', () => {
  const long = [passage(`1. Found: ${'word '.repeat(120)}`, 0), lesson[1]!];
  expect(sidesAsked('difference between found and means', long)).toBeNull();
});
