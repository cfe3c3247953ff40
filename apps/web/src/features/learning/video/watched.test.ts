import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthOf, readStretches, type Stretches, watchedShare, withStretch } from './watched.ts';

test('what is seen twice counts once', () => {
  const seen = withStretch(withStretch([], 0, 10), 5, 20);
  expect([seen, watchedShare(seen, 40)]).toEqual([[[0, 20]], 0.5]);
});

test('jumping ahead does not count what was jumped over', () => {
  expect(watchedShare(withStretch(withStretch([], 0, 5), 95, 100), 100)).toBeCloseTo(0.1);
});

test.for([null, 'x', [[1]], [['a', 2]], [[-1, 2]]])(
  'what is no memory of a video (%j) reads as nothing seen',
  (stored) => {
    expect(readStretches(stored)).toEqual([]);
  },
);

test('seeing more never takes anything back, and never makes more than all of it', () => {
  const stretch = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
  fc.assert(
    fc.property(fc.array(stretch), (stretches) => {
      let seen: Stretches = [];
      let before = 0;
      for (const [from, to] of stretches) {
        seen = withStretch(seen, from, to);
        const share = watchedShare(seen, 100);
        if (share < before || share > 1) return false;
        before = share;
      }
      return seen.every(([from, to], at) => from < to && (at === 0 || from > seen[at - 1]![1]));
    }),
  );
});

test('stored stretches are read in any order; what is none is left out', () => {
  expect(readStretches([[8, 9], [0, 2], 'x', [1, 3], [5], [4, 'x'], [-1, 2], [7, 6]])).toEqual([
    [0, 3],
    [8, 9],
  ]);
  expect([readStretches(null), readStretches('x'), readStretches({ 0: [0, 1] })]).toEqual([[], [], []]);
  expect(readStretches([[1, 2, 3]])).toEqual([]);
});

test('stretches that begin just where another ended are one; a video without a length was not seen', () => {
  expect(withStretch([[0, 1]], 1.6, 2)).toEqual([[0, 2]]);
  expect(withStretch([[0, 1]], 1.7, 2)).toEqual([
    [0, 1],
    [1.7, 2],
  ]);
  expect(watchedShare([[0, 1]], 0)).toBe(0);
});

test('a film that is shorter than its author wrote is seen once its end was reached', () => {
  expect(watchedShare([[0, 54.1]], lengthOf(65, 54.1))).toBe(1);
  expect(lengthOf(65, undefined)).toBe(65);
  expect(lengthOf(65, Number.NaN)).toBe(65);
  expect(lengthOf(65, Number.POSITIVE_INFINITY)).toBe(65);
});
