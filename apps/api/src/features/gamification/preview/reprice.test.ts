import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { expect, test } from 'vitest';
import { addDays } from '../streak/days.ts';
import { bonusesSince, daysOffOf, type PaidSum, reprice } from './reprice.ts';

const rules = defaultPointRules;
const paid = (sum: Partial<PaidSum>): PaidSum => ({
  uid: 'ada',
  source: 'visit',
  kind: null,
  rulesVersion: 0,
  day: null,
  points: 0,
  times: 1,
  ...sum,
});

test.for<[string, Partial<PaidSum>, object, number | null]>([
  ['visits are paid anew each', { source: 'visit', times: 4, points: 120 }, { visit: 10 }, 40],
  [
    'a kind of item has its own price',
    { source: 'content', kind: 'video', times: 2 },
    { content: { ...rules.content, video: 7 } },
    14,
  ],
  ['an item that is gone cannot be priced', { source: 'content', times: 2 }, {}, null],
  ['right answers follow in proportion', { source: 'quiz', points: 70 }, { quiz_right_answer: 15 }, 105],
  ['reviews stop at the most of a day', { source: 'review', times: 12, points: 50 }, { review: 10 }, 50],
  ['what was given by hand stays', { source: 'correction', points: -30 }, { visit: 1 }, -30],
])('%s', ([, sum, change, expected]) => {
  expect(reprice(paid(sum), rules, { ...rules, ...change })).toBe(expected);
});

test('what was worth nothing by the rules of its time cannot be reckoned by how well it went', () => {
  const free = { ...rules, quiz_right_answer: 0 };
  expect(reprice(paid({ source: 'quiz', points: 0, times: 3 }), free, rules)).toBeNull();
  expect(reprice(paid({ source: 'quiz', points: 0, times: 3 }), free, free)).toBe(0);
});

const week = (first: string, count: number) => Array.from({ length: count }, (_, i) => addDays(first, i));

test('a streak over a week pays where it reaches the seventh day, and only what lies in the time asked for', () => {
  const days = week('2026-03-02', 8);
  const never = () => false;
  expect(bonusesSince('2026-03-08', days, rules, never)).toBe(50);
  expect(bonusesSince('2026-03-09', days, rules, never)).toBe(0);
});

test('days off do not break a streak, other gaps do once there is no freeze', () => {
  const [five, next] = [week('2026-03-02', 5), week('2026-03-09', 2)];
  const none = { ...rules, freezes: { every_days: 7, at_most: 0 } };
  const weekend = daysOffOf({ weekdays: [6, 7], dates: [] });
  expect(bonusesSince('2026-03-01', [...five, ...next], none, weekend)).toBe(50);
  expect(bonusesSince('2026-03-01', [...five, ...next], none, () => false)).toBe(0);
});
