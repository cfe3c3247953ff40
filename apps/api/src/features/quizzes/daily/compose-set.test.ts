import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, composeSet } from './compose-set.ts';

const item = (id: string, minutes: number, moduleId = 'pain'): Candidate => ({ id, minutes, moduleId });

test('reviews come first, then what is next, then one new thing that fits in what is left', () => {
  const fresh = [item('long', 4, 'falls'), item('near', 1), item('short', 1, 'falls')];
  expect(composeSet({ due: 9, next: item('next', 2), fresh })).toEqual([
    { kind: 'reviews', cards: 4 },
    { kind: 'lesson', contentId: 'next' },
    { kind: 'new', contentId: 'short' },
  ]);
});

test.for([
  [
    'where nothing fits, the shortest is the new thing',
    { due: 0, next: item('next', 9), fresh: [item('long', 8), item('less-long', 6)] },
    ['next', 'less-long'],
  ],
  ['what is next is not offered twice', { due: 0, next: item('next', 2), fresh: [item('next', 2)] }, ['next']],
  [
    'with nothing begun and nothing due there may be only a new thing',
    { due: 0, next: null, fresh: [item('new', 3)] },
    ['new'],
  ],
  ['when everything is known and done there is no set', { due: 0, next: null, fresh: [] }, []],
] as const)('%s', ([, offer, ids]) => {
  expect(composeSet(offer).map((step) => (step.kind === 'reviews' ? 'reviews' : step.contentId))).toEqual(ids);
});

test('a set never has more than three steps, and never the same item twice', () => {
  const candidates = fc.array(
    fc.record({ id: fc.stringMatching(/^[a-d]$/), moduleId: fc.constantFrom('x', 'y'), minutes: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.nat(50), fc.option(candidates.map(([first]) => first ?? null)), candidates, (due, next, fresh) => {
      const steps = composeSet({ due, next, fresh });
      const ids = steps.map((step) => (step.kind === 'reviews' ? 'reviews' : step.contentId));
      expect(ids.length).toBeLessThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
