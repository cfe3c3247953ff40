import { expect, test } from 'vitest';
import { oneOfEach } from '../questions.factory.ts';
import type { QuestionOf } from '../question-types.ts';
import { calculatedRules } from './calculated.ts';

const plain = oneOfEach().find((question) => question.type === 'calculated') as QuestionOf<'calculated'>;
const withUnits: QuestionOf<'calculated'> = { ...plain, other_units: [{ unit: 'l/h', factor: 0.001 }] };
/** 500 ml in 4 h, units the other way round. */
const DRAWN = [[1], [0], [1, 0]];

const shown = (question: QuestionOf<'calculated'>, drawn: number[][]) =>
  calculatedRules.show(question, drawn, (url) => ({ url, width: null, height: null }));
const revealed = (question: QuestionOf<'calculated'>, drawn: number[][]) =>
  calculatedRules.reveal(question, drawn, null);

test('units to choose from are shown in the order that was drawn, and none where there is no choice', () => {
  expect(shown(withUnits, DRAWN)).toMatchObject({ unit: 'ml/h', units: ['l/h', 'ml/h'] });
  expect(shown(withUnits, [[1], [0]])).toMatchObject({ units: [] });
  expect(shown(plain, DRAWN)).toMatchObject({ unit: 'ml/h', units: [] });
});

test('an answer is kept with the numbers that were drawn, and its unit where it is one of the question', () => {
  const answer = { type: 'calculated', text: '125' } as const;
  const kept = { ...answer, numbers: [500, 4] };
  expect(calculatedRules.normalize({ ...answer, numbers: [1, 1] } as never, DRAWN, plain)).toEqual(kept);
  expect(calculatedRules.normalize({ ...answer, unit: 'l/h' }, DRAWN, withUnits)).toEqual({ ...kept, unit: 'l/h' });
  expect(calculatedRules.normalize({ ...answer, unit: 'drops' }, DRAWN, withUnits)).toBeNull();
});

test('a kept answer is shown again as it was given, without the numbers', () => {
  const kept = { type: 'calculated', text: '125', numbers: [500, 4] } as const;
  expect(calculatedRules.present(kept as never, DRAWN)).toEqual({ type: 'calculated', text: '125' });
  expect(calculatedRules.present({ ...kept, unit: 'l/h' } as never, DRAWN)).toEqual({
    type: 'calculated',
    text: '125',
    unit: 'l/h',
  });
});

test('spaces are no answer', () => {
  expect([' ', '', '125'].map((text) => calculatedRules.isBlank({ type: 'calculated', text } as never))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a tolerance in percent is of the result, and the wider of both counts', () => {
  const tolerance = (given: Partial<QuestionOf<'calculated'>>) =>
    (revealed({ ...plain, ...given }, DRAWN) as { tolerance: number }).tolerance;
  expect(tolerance({})).toBe(0.5);
  expect(tolerance({ tolerance_percent: 2 })).toBe(2.5);
  expect(tolerance({ tolerance: 5, tolerance_percent: 2 })).toBe(5);
});

test('the key is the number for what was drawn, and the formula for nothing in particular', () => {
  expect(calculatedRules.describeKey(plain, DRAWN)).toBe('125 ± 0.5 ml/h');
  expect(calculatedRules.describeKey(plain)).toBe('volume / hours ml/h');
  const { unit: _unit, ...unitless } = plain;
  expect(calculatedRules.describeKey(unitless as never)).toBe('volume / hours');
});

test('the way to the result is written with the numbers, and says where it is rounded', () => {
  const working = (drawn: number[][]) => (revealed(plain, drawn) as { working: string }).working;
  expect(working(DRAWN)).toBe('500 / 4 = 125');
  expect(working([[0], [1]])).toBe('250 / 6 = 41.6667 ≈ 41.7');
});
