import { expect, test } from 'vitest';
import { planSets, planSittings } from './plan-days.ts';
import type { SampleVisit } from './plan-history.ts';

const visit = (day: number, ...finished: string[]): SampleVisit => ({
  uid: 'sample-ada',
  at: new Date(Date.UTC(2026, 9, day, 8)),
  finished: finished.map((contentId) => ({ contentId, moduleId: 'pain' })),
});
const reviewOn = (day: number) => ({
  uid: 'sample-ada',
  reviewId: `r${day}`,
  at: new Date(Date.UTC(2026, 9, day, 8, 1)),
});

test('about half of the visits of somebody keen begin with what is due', () => {
  const visits = Array.from({ length: 30 }, (_, i) => visit(i + 1));
  const learner = { uid: 'sample-ada', style: 'keen' as const, isHereToday: false };
  const sittings = planSittings([learner], visits);
  expect(sittings.length).toBeGreaterThan(8);
  expect(sittings.length).toBeLessThan(22);
});

test('the five minutes of a day are done by a lesson with reviews, or by two lessons', () => {
  const visits = [visit(1, 'a'), visit(2, 'b'), visit(3, 'c', 'd'), visit(4), visit(5, 'e')];
  const sets = planSets(visits, [reviewOn(2), reviewOn(4)]);
  expect(sets.map(({ steps }) => steps)).toEqual([
    [
      { kind: 'reviews', cards: 1 },
      { kind: 'lesson', contentId: 'b' },
    ],
    [
      { kind: 'lesson', contentId: 'c' },
      { kind: 'new', contentId: 'd' },
    ],
  ]);
});
