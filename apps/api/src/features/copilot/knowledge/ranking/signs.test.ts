import { expect, test } from 'vitest';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import { readQuestion } from './features.ts';
import { SIGNS, signsOf } from './signs.ts';

const hit = (group: string, text: string, likeness = 0): SearchHit => ({
  group,
  title: '',
  position: 1,
  heading: '',
  text,
  cover: 0,
  likeness,
  words: 0,
  aroundCover: 0,
  groupCover: 0,
  groupWeight: 1,
  groupLikeness: likeness,
  score: 1,
  nearestQuestion: null,
});
const signs = (asked: string, hits: readonly (readonly [SearchHit, number])[]) => {
  const values = signsOf(
    readQuestion(asked),
    hits.map(([each, share]) => ({ hit: each, share, score: 1 })),
  );
  return (name: (typeof SIGNS)[number]) => values[SIGNS.indexOf(name)]!;
};

test('a telling word that stands nowhere is seen, in the passage, in its item and in all', () => {
  const both = [
    [hit('pens', 'A pen stands in the fridge.'), 0.7],
    [hit('pens', 'Write the date on it.'), 0.1],
    [hit('bags', 'Transfused blood is warm.'), 0.1],
  ] as const;
  const fridge = signs('is the fridge right', both);
  expect(fridge('most telling word nowhere in it')).toBeLessThan(0.4);
  const transfused = signs('what about transfused', both);
  expect(transfused('most telling word nowhere in its item')).toBeGreaterThan(0.4);
  expect(transfused('most telling word nowhere found')).toBe(0);
  expect(signs('what about a kumquat', both)('most telling word nowhere found')).toBeGreaterThan(0.4);
});

test('a number and a time that are asked for are missed where there is none', () => {
  const one = [[hit('pens', 'Keep the pen cool.'), 1]] as const;
  expect(signs('how long may it stay out', one)('duration wanted and missing')).toBe(1);
  expect(signs('how many pens', one)('number wanted and missing')).toBe(1);
  const said = [[hit('pens', 'Keep it for 4 weeks.'), 1]] as const;
  expect(signs('how long may it stay out', said)('duration wanted and missing')).toBe(0);
});

test('many lessons with a little of it are spread, one with all of it is not', () => {
  const [a, b] = [hit('a', 'One.', 0.6), hit('b', 'Two.', 0.2)];
  expect(
    signs('one', [
      [a, 0.5],
      [b, 0.5],
    ])('spread over items'),
  ).toBeCloseTo(1);
  expect(
    signs('one', [
      [a, 1],
      [b, 0],
    ])('spread over items'),
  ).toBe(0);
  expect(
    signs('one', [
      [a, 0.5],
      [b, 0.5],
    ])('likeness above the likest elsewhere'),
  ).toBeCloseTo(0.4);
});
