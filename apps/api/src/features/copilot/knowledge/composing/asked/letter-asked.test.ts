import { expect, test } from 'vitest';
import type { Ranking } from '../../ranking/rank-passages.ts';
import { withLetterFirst } from './letter-asked.ts';

const passages = ['Write what you saw.', "A sloppy 'U' for units has been read as a zero.", 'Use the list.'].map(
  (text, position) => ({ hit: { group: 'facts', position, heading: '', text }, share: 0.3 }),
);
const ranking = { passages, trust: 'near' } as unknown as Ranking;

test.each([
  ['why is U bad', 1],
  ['why is it bad', 0],
  ['what do I write', 0],
  ['WHY IS U BAD', 0],
])('%j is answered by passage %j', (question, position) =>
  expect(withLetterFirst(question, ranking).passages[0]?.hit.position).toBe(position),
);
