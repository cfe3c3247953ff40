import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnswerBlock, type AnswerTail, foldDay, keyOf } from './answer-blocks.ts';

const dayOf = (number: number) => `2026-05-${String(number + 1).padStart(2, '0')}`;
const DAYS = 12;

const answer: fc.Arbitrary<AnswerTail> = fc.record({
  kind: fc.constant('question' as const),
  thingId: fc.constant('quiz'),
  partId: fc.constantFrom('q1', 'q2'),
  form: fc.constant('f'),
  groups: fc.constantFrom([], ['a'], ['a', 'b'], ['b']),
  day: fc.nat({ max: DAYS - 1 }).map(dayOf),
  uid: fc.nat({ max: 8 }).map((number) => `p${number}`),
  answers: fc.constant(1),
  right: fc.nat({ max: 1 }),
  sureRight: fc.constant(0),
  sureWrong: fc.constant(0),
  unsureRight: fc.constant(0),
  unsureWrong: fc.constant(0),
  chosen: fc.constantFrom<Record<string, number>>({}, { x: 1 }, { y: 1 }),
});
const answers = fc.array(answer, { maxLength: 150 });

function foldAll(all: readonly AnswerTail[]) {
  const blocks: AnswerBlock[] = [];
  let tails: AnswerTail[] = [];
  for (let number = 0; number < DAYS; number++) {
    const day = dayOf(number);
    const folded = foldDay(
      tails,
      all.filter((one) => one.day === day),
      day,
    );
    blocks.push(...folded.blocks);
    tails = folded.tails;
  }
  return { blocks, tails };
}

test('every answer is in one block or waits, once', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const { blocks, tails } = foldAll(all);
      const counted = blocks.reduce((sum, block) => sum + block.answers, 0) + tails.length;
      expect(counted).toBe(all.length);
      const rights = [...blocks, ...tails].reduce((sum, { right }) => sum + right, 0);
      expect(rights).toBe(all.reduce((sum, { right }) => sum + right, 0));
    }),
  );
});

test('whatever groups and days are compared, what lies between two figures was answered by five people or nobody', () => {
  const range = fc.tuple(fc.nat({ max: DAYS - 1 }), fc.nat({ max: DAYS - 1 }));
  const filter = fc.record({ range, group: fc.constantFrom(null, 'a', 'b') });
  fc.assert(
    fc.property(answers, filter, filter, (all, left, right) => {
      const { blocks } = foldAll(all);
      const isShown =
        ({ range: [from, to], group }: typeof left) =>
        ({ day, groups }: AnswerBlock) =>
          day >= dayOf(from) && day <= dayOf(to) && (group === null || groups.includes(group));
      // A figure is the sum of its blocks, so two of them differ by the blocks that only one of them has.
      for (const block of blocks.filter((one) => isShown(left)(one) !== isShown(right)(one))) {
        const behind = all.filter(
          (one) => keyOf(one) === keyOf(block) && one.day >= block.fromDay && one.day <= block.day,
        );
        expect(behind).toHaveLength(block.answers);
        expect(new Set(behind.map(({ uid }) => uid)).size).toBeGreaterThanOrEqual(5);
      }
    }),
  );
});
