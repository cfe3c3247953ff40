import { defaultPointRules as rules } from '@snapwell/contract/gamification/rules.schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dependsOnPaid, type Earning, finishedThings, priceOf } from './points.ts';

const unpaid = { forThing: 0, today: 0 };
const quiz = (rightAnswers: number): Earning => ({
  source: 'quiz',
  sourceId: 'attempt',
  thingId: 'quiz',
  rightAnswers,
});
const simulation = (scoreFraction: number): Earning => ({
  source: 'simulation',
  sourceId: 'attempt',
  thingId: 'simulation',
  scoreFraction,
});
const review: Earning = { source: 'review', sourceId: 'review' };

test('each thing has its price', () => {
  expect(priceOf({ source: 'content', sourceId: 'id', kind: 'article' }, rules, unpaid)).toBe(rules.content.article);
  expect(priceOf({ source: 'content', sourceId: 'id', kind: 'video' }, rules, unpaid)).toBe(rules.content.video);
  expect(priceOf(quiz(3), rules, unpaid)).toBe(3 * rules.quiz_right_answer);
  expect(priceOf(simulation(0.5), { ...rules, simulation: 101 }, unpaid)).toBe(51);
  expect(priceOf(review, rules, unpaid)).toBe(rules.review);
  for (const source of ['perfect_quiz', 'daily_set', 'course'] as const)
    expect(priceOf({ source, sourceId: 'id' }, rules, unpaid)).toBe(rules[source]);
});

test('reviews pay until the day has paid what it may', () => {
  const day = { ...rules, review: 2, reviews_a_day: 5 };
  expect([0, 2, 4, 5, 6].map((today) => priceOf(review, day, { forThing: 99, today }))).toEqual([2, 2, 1, 0, 0]);
});

test('attempts at one thing pay together what the best of them is worth', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }), (rights) => {
      const total = (earning: (right: number) => Earning) =>
        rights.reduce((forThing, right) => forThing + priceOf(earning(right), rules, { forThing, today: 99 }), 0);
      expect(total(quiz)).toBe(Math.max(...rights) * rules.quiz_right_answer);
      expect(total((right) => simulation(right / 20))).toBe(Math.round((Math.max(...rights) / 20) * rules.simulation));
    }),
  );
});

test('only what attempts and reviews pay depends on what was paid before', () => {
  const others: Earning[] = [
    { source: 'content', sourceId: 'id', kind: 'article' },
    { source: 'perfect_quiz', sourceId: 'id' },
    { source: 'course', sourceId: 'id' },
  ];
  expect([quiz(1), simulation(1), review].map(dependsOnPaid)).toEqual([true, true, true]);
  expect(others.map(dependsOnPaid)).toEqual([false, false, false]);
});

test('a visit, a bonus and a perfect quiz finish nothing by themselves', () =>
  expect(finishedThings).toEqual(['content', 'quiz', 'simulation', 'review', 'daily_set', 'course']));
