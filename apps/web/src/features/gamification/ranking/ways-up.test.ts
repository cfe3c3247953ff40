import { expect, test } from 'vitest';
import { drawWaysUp } from './ways-up.ts';

const way = (id: string, points: number) => ({ id, title: id, detail: '', points, to: '/' });
const person = (rank: number, points: number) => ({
  rank,
  points,
  display_name: `Person ${rank}`,
  is_name_hidden: rank === 2,
  is_me: false,
});

test('blocks stand to scale, the smallest first, and nothing that pays nothing', () => {
  const { blocks } = drawWaysUp(
    [way('lesson', 60), way('set', 20), way('reviews', 20), way('none', 0)],
    { points: 405 },
    [],
  );
  expect(blocks.map(({ id, height }) => [id, height])).toEqual([
    ['set', 52],
    ['reviews', 52],
    ['lesson', 156],
  ]);
});

test('people within reach stand at their points, without names that are hidden or would lie over each other', () => {
  const rows = [person(1, 900), person(2, 465), person(3, 440), person(4, 438), person(5, 405)];
  const { marks } = drawWaysUp([way('a', 20), way('b', 20), way('c', 60)], { points: 405 }, rows);
  expect(marks).toEqual([
    { rank: 4, points: 438, name: 'Person 4', bottom: expect.closeTo(33 * 2.6) },
    { rank: 2, points: 465, name: null, bottom: expect.closeTo(156) },
  ]);
});

test('a large block keeps the drawing low, and the low one beside it has room for its words', () => {
  const { blocks } = drawWaysUp([way('a', 5), way('b', 1000)], { points: 0 }, []);
  expect(blocks.reduce((sum, { height }) => sum + height, 0)).toBeLessThan(360);
});
