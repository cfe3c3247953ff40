import { expect, test } from 'vitest';
import { limitIn, verdictOn } from './time-limit.ts';

test.each([
  ['is 15 minutes enough for the rest', 15],
  ['would the sepsis rest fit in 20 min', 20],
  ['can i finish this in half an hour', 30],
  ['is a quarter of an hour enough', 15],
  ['i have 2 hours, can i get through the course', 120],
  ['will i manage that within ten minutes', 10],
] as const)('%s: %i minutes', (question, minutes) => {
  expect(limitIn(question)).toBe(minutes);
});

test.each(['how many minutes are left', 'i learned 20 minutes today', 'how long is the rest'])(
  '%s names no time in which something is to be done',
  (question) => {
    expect(limitIn(question)).toBeNull();
  },
);

test('whether the time is enough comes first', () => {
  expect(verdictOn(15, 15)).toBe('**Yes**, 15 minutes are enough. ');
  expect(verdictOn(60, 75)).toBe('**No**, not in 1 hour. ');
  expect(verdictOn(null, 5)).toBe('');
});
