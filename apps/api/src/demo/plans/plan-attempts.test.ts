import { expect, test } from 'vitest';
import { planAttempts } from './plan-attempts.ts';

const learner = { uid: 'sample-ada', style: 'keen' as const, isHereToday: false };
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 8));
const visits = Array.from({ length: 20 }, (_, i) => ({
  uid: learner.uid,
  at: day(i + 1),
  finished: [
    { contentId: `lesson-${i}`, moduleId: 'm' },
    { contentId: `quiz-${i}`, moduleId: 'm' },
  ],
}));
const quizIds = new Set(visits.map((_, i) => `quiz-${i}`));

test('every quiz that somebody came to is taken on that visit, and some again on the next, better', () => {
  const attempts = planAttempts([learner], visits, quizIds);
  const firsts = attempts.filter(({ quizId }, i) => attempts.findIndex((each) => each.quizId === quizId) === i);
  const again = attempts.filter((attempt) => !firsts.includes(attempt));
  expect(firsts.map(({ quizId, at }) => `${quizId} ${at.toISOString().slice(0, 10)}`)).toEqual(
    visits.map(({ at }, i) => `quiz-${i} ${at.toISOString().slice(0, 10)}`),
  );
  expect(again.length).toBeGreaterThan(0);
  for (const { quizId, knowledge, at } of again) {
    const first = firsts.find((each) => each.quizId === quizId)!;
    expect(knowledge).toBeGreaterThan(first.knowledge);
    expect(at.getTime()).toBeGreaterThan(first.at.getTime());
  }
});

test('the same people take the same quizzes on every machine', () => {
  const plan = () =>
    planAttempts([learner], visits, quizIds).map(({ onlyIfFailed, ...attempt }) => ({
      ...attempt,
      draw: onlyIfFailed?.(),
    }));
  expect(plan()).toEqual(plan());
});
