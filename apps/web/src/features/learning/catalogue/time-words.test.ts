import { expect, test } from 'vitest';
import { greetingAt, minutesLeft } from './time-words.ts';

test.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i o’clock one is greeted with %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});

test.each([
  [5, 0, '5 minutes'],
  [5, 0.6, '2 minutes left'],
  [5, 0.99, '1 minute left'],
  [1, 0, '1 minute'],
  [5, 1, '1 minute'],
])('%i minutes of which %d is read are shown as %s', (minutes, progress, words) => {
  expect(minutesLeft(minutes, progress)).toBe(words);
});
