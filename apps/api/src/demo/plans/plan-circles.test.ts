import { expect, test } from 'vitest';
import { type CircleItem, joinCircles, type SampleCircle } from './plan-circles.ts';
import type { SampleVisit } from './plan-history.ts';

const now = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const items: CircleItem[] = ['a', 'b'].flatMap((chapterId) => [
  { contentId: `${chapterId}-lesson`, moduleId: 'sepsis', chapterId, isQuiz: false },
  { contentId: `${chapterId}-game`, moduleId: 'sepsis', chapterId, isQuiz: false },
  { contentId: `${chapterId}-quiz`, moduleId: 'sepsis', chapterId, isQuiz: true },
]);
const circle = (changes: Partial<SampleCircle> = {}): SampleCircle => ({
  moduleId: 'sepsis',
  members: [{ uid: 'sofia', style: 'keen' }],
  beganDaysAgo: 20,
  days: 3,
  isTestedFirst: false,
  ...changes,
});
const finishedIn = (visits: readonly SampleVisit[]) =>
  visits.flatMap(({ finished }) => finished.flatMap(({ contentId, go }) => (go === 'if_failed' ? [] : [contentId])));

test('a circle takes its module within its days, a part on each, and ends with what was failed', () => {
  const visits = joinCircles([], [circle()], items, now);
  expect(visits.map(({ at, finished }) => `${at.toISOString().slice(0, 10)} ${finished.length}`)).toEqual([
    '2026-11-01 3',
    '2026-11-02 2',
    '2026-11-03 3',
  ]);
  expect(finishedIn(visits)).toEqual(items.map(({ contentId }) => contentId));
});

test('nobody finishes a thing twice, and a day of the circle on which somebody came by anyway stays one visit', () => {
  const visit = (days: number, item: CircleItem) => ({ uid: 'sofia', at: daysAgo(days), finished: [item] });
  const own = [visit(30, items[0]!), visit(20, { ...items[0]!, contentId: 'else' }), visit(2, items[3]!)];
  const visits = joinCircles(own, [circle()], items, now);
  expect(finishedIn(visits).toSorted()).toEqual(['else', ...items.map(({ contentId }) => contentId)].toSorted());
  expect(new Set(visits.map(({ at }) => at.toISOString().slice(0, 10))).size).toBe(visits.length);
});

test('who tests themselves first takes the quiz of a chapter unprepared, and again behind its lessons', () => {
  const visits = joinCircles([], [circle({ isTestedFirst: true, days: 1 })], items.slice(0, 3), now);
  expect(visits[0]!.finished.map(({ contentId, go }) => [contentId, go])).toEqual([
    ['a-quiz', 'unprepared'],
    ['a-lesson', undefined],
    ['a-game', undefined],
    ['a-quiz', undefined],
    ['a-quiz', 'if_failed'],
  ]);
});

test('who comes by less often leaves earlier, and who has gone does not come', () => {
  const members = [
    { uid: 'yuki', style: 'occasional' },
    { uid: 'elif', style: 'lapsed' },
  ] as const;
  const visits = joinCircles([], [circle({ members })], items, now);
  expect(finishedIn(visits)).toEqual(['a-lesson', 'a-game', 'a-quiz', 'b-lesson']);
});
