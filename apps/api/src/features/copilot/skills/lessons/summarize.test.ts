import { expect, test } from 'vitest';
import { mostCentral } from './summarize.ts';

const told = [
  { heading: 'Before', sentence: 'Wash your hands and look at the skin of both hands.' },
  { heading: 'Before', sentence: 'Look at the skin of your hands before each shift of work.' },
  { heading: 'After', sentence: 'Rub cream into the skin of the hands after the shift.' },
  { heading: 'After', sentence: 'Ask the occupational doctor about cracks that stay.' },
];

test('a summary takes something of each section before it takes more of one', () => {
  const headings = mostCentral(told, 2).map((point) => told.find(({ sentence }) => sentence === point)!.heading);
  expect(headings).toEqual(['Before', 'After']);
});

test('where more is wanted than there are sections, the most central follow', () => {
  expect(mostCentral(told, 4).length).toBeGreaterThan(2);
  expect(mostCentral([], 3)).toEqual([]);
});
