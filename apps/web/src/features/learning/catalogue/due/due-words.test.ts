import { expect, test } from 'vitest';
import { dueWords, isDueSoon } from './due-words.ts';

const monday = Date.parse('2026-11-23T09:00:00Z');

test.for([
  ['2026-11-23', false, 'due today'],
  ['2026-11-24', false, 'due tomorrow'],
  ['2026-11-27', false, 'due Friday'],
  ['2026-12-24', false, 'due December 24'],
  ['2026-11-20', true, 'overdue since November 20'],
] as const)('what is wanted by %s is said in words', ([day, isOverdue, words]) => {
  expect(dueWords(day, isOverdue, monday)).toBe(words);
});

test('a day counts as soon within four days', () => {
  expect([isDueSoon('2026-11-26', monday), isDueSoon('2026-11-28', monday)]).toEqual([true, false]);
});
