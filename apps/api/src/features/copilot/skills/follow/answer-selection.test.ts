import { expect, test } from 'vitest';
import { besideSelection } from './answer-selection.ts';

const selection = 'Your hand was the last slice.';
const beside = {
  selection,
  sentence: selection,
  preceding: ['Each barrier has holes.', 'Harm happens when the holes line up.'],
  goesOn: ['If only the last slice is changed, the others keep their holes.', 'That is why we look at all.'],
  after: [] as string[][],
};
const passage = [...beside.preceding, selection, beside.goesOn[0]].join(' ');
const alone = { ...beside, preceding: [], goesOn: [] };

test('what was selected is not said again: what goes on from it is, then what led up to it', () => {
  expect(besideSelection([passage], beside)).toBe(
    [beside.goesOn.join(' '), `Right before it: ${beside.preceding.join(' ')}`].join('\n\n'),
  );
});

test('what stands before it needs no lead where nothing follows', () => {
  const only = [beside.preceding[0], selection].join(' ');
  const told = besideSelection([only], { ...alone, preceding: beside.preceding.slice(0, 1) });
  expect(told).toBe(beside.preceding[0]);
});

test('of a few words the sentence that they stand in is a part of the answer', () => {
  expect(besideSelection([passage], { ...beside, selection: 'last slice' })).toMatch(
    new RegExp(`^${selection} ${beside.goesOn[0]}`),
  );
});

test('what answers from elsewhere comes first, then what stands beside the selection', () => {
  expect(besideSelection(['Blame closes eyes.'], { ...alone, goesOn: ['Next one.'] })).toBe(
    'Blame closes eyes.\n\nNext one.',
  );
});

test('a sentence before it that the answer holds is not said twice', () => {
  const first = `A reason. ${beside.preceding[1]}`;
  expect(besideSelection([first], { ...alone, preceding: beside.preceding })).toBe(
    `${first}\n\nRight before it: ${beside.preceding[0]}`,
  );
});

test('a table and a list stay as they are', () => {
  const table = '| a | b |\n|---|---|\n| c | d |';
  expect(besideSelection([table], { ...alone, selection: 'c', sentence: 'a: c; b: d' })).toContain(table);
});

test('the next block is a paragraph of its own', () => {
  expect(besideSelection([''], { ...alone, after: [['A new thought.', 'And more of it.']] })).toBe(
    'A new thought. And more of it.',
  );
});

test('nothing is put together over a gap: what has no room ends the stretch', () => {
  const long = Array.from({ length: 50 }, () => 'word')
    .join(' ')
    .concat('.');
  const longer = long.replace('word', 'other');
  const told = besideSelection([selection], { ...beside, preceding: [longer], goesOn: [long, longer, 'Short.'] });
  expect(told).toBe(long);
  expect(besideSelection([long], { ...beside, preceding: [], goesOn: [longer, 'Short.'] })).toBe(long);
});

test('something is always said', () => {
  expect(besideSelection([selection], alone)).toBe(selection);
});
