import { expect, test } from 'vitest';
import { planHistory, type SampleItem, type SampleLearner } from './plan-history.ts';

const now = new Date('2026-11-21T09:00:00Z');
const items: SampleItem[] = Array.from({ length: 40 }, (_, i) => ({
  contentId: `item-${i}`,
  moduleId: `module-${Math.floor(i / 10)}`,
}));
const learner = (changes: Partial<SampleLearner>): SampleLearner => ({
  uid: 'sample-ada',
  style: 'steady',
  isHereToday: false,
  ...changes,
});
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

test('the same people have the same history on every machine', () => {
  expect(planHistory([learner({})], items, now)).toEqual(planHistory([learner({})], items, now));
});

test('nobody finishes a thing twice, comes by twice a day, or comes from the future', () => {
  const visits = planHistory([learner({ style: 'keen', isHereToday: true })], items, now);
  const finished = visits.flatMap((visit) => visit.finished.map(({ contentId }) => contentId));
  expect(finished.length).toBe(new Set(finished).size);
  expect(visits.length).toBe(new Set(visits.map(({ at }) => dayOf(at))).size);
  expect(visits.every(({ at }) => at <= now)).toBe(true);
});

test('an unbroken run of days ends yesterday', () => {
  const days = planHistory([learner({ unbrokenDays: 12 })], items, now).map(({ at }) => dayOf(at));
  expect(days.slice(-12)).toEqual(
    Array.from({ length: 12 }, (_, i) => dayOf(new Date(now.getTime() - (12 - i) * 86_400_000))),
  );
});

test('who lapsed has not been seen for three weeks', () => {
  const last = planHistory([learner({ style: 'lapsed' })], items, now).at(-1)!;
  expect(now.getTime() - last.at.getTime()).toBeGreaterThan(21 * 86_400_000);
});
