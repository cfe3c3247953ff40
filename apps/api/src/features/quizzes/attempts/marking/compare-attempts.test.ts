import { expect, test } from 'vitest';
import { changeOf, compareAttempts } from './compare-attempts.ts';

const credits = (given: Record<string, number>) =>
  new Map(Object.entries(given).map(([id, credit]) => [id, { credit }]));
const before = credits({ right: 1, slipped: 1, better: 0.5, missed: 0, gone: 0 });
const now = credits({ right: 1, slipped: 0.9, better: 1, missed: 0.5, new: 0 });

test.each([
  ['right', null],
  ['slipped', 'slipped'],
  ['better', 'put_right'],
  ['missed', 'missed_again'],
  ['new', null],
  ['gone', null],
  ['unknown', null],
])('since the attempt before, the question %s is %s', (id, change) => expect(changeOf(id, now, before)).toBe(change));

test('only questions that were asked both times count', () =>
  expect(compareAttempts(now, before)).toEqual({ missed_before: 2, put_right: 1, slipped: 1 }));
