import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { badges } from '@snapwell/contract/gamification/badges';
import { expect, test } from 'vitest';
import { newBadges, progressOf } from './badges.ts';

const achieved = (given: { tallies?: Partial<Record<PointSource, number>>; streak?: number; points?: number }) => ({
  tallies: new Map(Object.entries(given.tallies ?? {}) as [PointSource, number][]),
  streak: given.streak ?? 0,
  points: given.points ?? 0,
});

test.each([
  [{ tallies: { content: 1 } }, ['first-step']],
  [{ tallies: { content: 25 } }, ['first-step', 'page-turner']],
  [{ streak: 30 }, ['one-week', 'one-month']],
  [{ tallies: { perfect_quiz: 1 } }, ['bullseye']],
  [{ tallies: { course: 1 } }, ['all-the-way']],
  [{ points: 1000 }, ['thousand']],
  [{ tallies: { content: 0, quiz: 4 }, streak: 6, points: 999 }, []],
] as const)('%j earns %j', (given, earned) => {
  expect(newBadges(achieved(given), [])).toEqual(earned);
});

test('a badge is earned once', () => {
  expect(newBadges(achieved({ streak: 30 }), ['one-week'])).toEqual(['one-month']);
});

test('who is under way sees how far', () => {
  const pageTurner = badges.find(({ id }) => id === 'page-turner')!;
  expect(progressOf(pageTurner.rule, achieved({ tallies: { content: 8 } }))).toEqual({ reached: 8, needed: 25 });
});
