import { expect, test } from 'vitest';
import { asksForSum, figuresOf } from './own-sum.ts';

test.each([
  'how many ml if 75mg ordered and amp is 50mg in 2ml',
  'pump: heparin 20000 units in 50ml, ordered 1000 units per hour, whats the rate',
  'is 10 ml/h ok for potassium',
  'ordered 40 mg, the tablets are 20 mg, how many do i give',
  'my ampoule is 50 mg in 2 ml not 100. is it still 1.5 ml',
])('%s is a sum of an order', (text) => expect(asksForSum(text)).toBe(true));

test.each([
  '500ml over 4h how do i get pump speed',
  'how many mg in 1ml of a 2% solution',
  '100 ml in half an hour, is that 50 or 200',
  'what formula for drops per minute, 500 ml in 4h',
  'how many points are a pulse of 112 and a temperature of 38.5',
  'how much urine is ok, 0.5 ml per kg and hour?',
  'what is the formula for 75 mg out of 100 mg in 2 ml',
])('%s is a question to the lessons', (text) => expect(asksForSum(text)).toBe(false));

test('figures are numbers, however thousands are written', () => {
  expect(figuresOf('25,000 units in 50 ml, 1.5 ml of it')).toEqual([25_000, 50, 1.5]);
});
