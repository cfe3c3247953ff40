import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';
import { expect, test } from 'vitest';
import { arrangeCard } from './arrange-card.ts';

const question = aQuestion('ordering', { items: Array.from({ length: 12 }, (_, i) => `Step ${i}`) });
const order = (shuffleSalt: string, reps: number) => arrangeCard({ shuffleSalt, reps }, question)[0]!;

test('a card shows the same order until it is reviewed, then another; no two cards the same', () => {
  expect(order('salt', 1)).toEqual(order('salt', 1));
  expect(order('salt', 1)).not.toEqual(order('salt', 2));
  expect(order('salt', 1)).not.toEqual(order('other', 1));
});

test('over many reviews each thing comes first about as often as every other', () => {
  const firsts = new Map<number, number>();
  for (let reps = 0; reps < 1200; reps++)
    firsts.set(order('salt', reps)[0]!, (firsts.get(order('salt', reps)[0]!) ?? 0) + 1);
  expect(firsts.size).toBe(12);
  for (const times of firsts.values()) expect(Math.abs(times - 100)).toBeLessThan(45);
});

test('an order has everything once, also one that takes more chance than one hash holds', () =>
  expect(order('salt', 7).toSorted((a, b) => a - b)).toEqual([...Array(12).keys()]));

test('the order of a card that people have seen stays what it was', () =>
  expect(order('salt', 1)).toMatchInlineSnapshot(`
    [
      9,
      4,
      8,
      7,
      3,
      10,
      11,
      2,
      0,
      1,
      6,
      5,
    ]
  `));
