import { expect, test } from 'vitest';
import { earnedLine, greetingOf, ordinal, streakLine } from './welcome.texts.ts';

test.each([
  ['Ada', true, 'Welcome, Ada'],
  ['Ada', false, 'Welcome back, Ada'],
  ['', false, 'Welcome back'],
])('%s, joined today %s, is greeted by "%s"', (firstName, isJoinedToday, greeting) => {
  expect(greetingOf({ firstName, isJoinedToday })).toBe(greeting);
});

test.each([
  [0, 'Start Your Learning Journey'],
  [1, '1 day in a row'],
  [12, '12 days in a row'],
])('a streak of %i reads "%s"', (days, line) => {
  expect(streakLine(days)).toBe(line);
});

test.each([
  [{ earned: 30, bonus: 0, total: 2480 }, 'earned today · 2,480 in all'],
  [{ earned: 80, bonus: 50, total: 2480 }, 'earned today, 50 of them for your streak · 2,480 in all'],
  [{ earned: 0, bonus: 0, total: 2480 }, 'snap points so far'],
])('the line under the points of %o', (points, line) => {
  expect(earnedLine(points)).toBe(line);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [1013, '1,013th'],
])('rank %i reads %s', (rank, words) => {
  expect(ordinal(rank)).toBe(words);
});
