import { expect, test } from 'vitest';
import { besideSelection } from './answer-selection.ts';

const beside = {
  preceding: ['Each barrier has holes.', 'Harm happens when the holes line up.'],
  following: ['If only the last slice is changed, the others keep their holes.', 'That is why we look at all.'],
};
const selection = 'Your hand was the last slice.';
const passage = [...beside.preceding, selection, beside.following[0]].join(' ');

test('what was selected is not said again: what goes on from it is, then what led up to it', () => {
  expect(besideSelection([passage], { selection, ...beside })).toBe(
    [beside.following.join(' '), `Right before it: ${beside.preceding.join(' ')}`].join('\n\n'),
  );
});

test('what stands before it needs no lead where nothing follows', () => {
  const only = [beside.preceding[0], selection].join(' ');
  const told = besideSelection([only], { selection, preceding: beside.preceding.slice(0, 1), following: [] });
  expect(told).toBe(beside.preceding[0]);
});

test('of a few words the sentence that they stand in is a part of the answer', () => {
  expect(besideSelection([passage], { selection: 'last slice', ...beside })).toMatch(
    new RegExp(`^${selection} ${beside.following[0]}`),
  );
});

test('what answers from elsewhere comes first, then what stands beside the selection', () => {
  expect(besideSelection(['Blame closes eyes.'], { selection, preceding: [], following: ['Next one.'] })).toBe(
    'Blame closes eyes.\n\nNext one.',
  );
});

test('a table and a list stay as they are', () => {
  const table = '| a | b |\n|---|---|\n| c | d |';
  expect(besideSelection([table], { selection: 'c', preceding: [], following: [] })).toBe(table);
});

test('no more is said than is read at a glance', () => {
  const long = Array.from({ length: 50 }, () => 'word')
    .join(' ')
    .concat('.');
  const longer = long.replace('word', 'other');
  const told = besideSelection([long], { selection, preceding: [longer], following: [longer, 'Short.'] });
  expect(told).toBe(`${long}\n\nShort.`);
});

test('something is always said', () => {
  expect(besideSelection([selection], { selection, preceding: [], following: [] })).toBe(selection);
});
