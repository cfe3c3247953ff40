import { expect, test } from 'vitest';
import type { Ranking } from '../../ranking/rank-passages.ts';
import { withNumbersFirst } from './numbers-first.ts';

const ranked = (...some: (readonly [text: string, share: number, group?: string])[]) =>
  ({
    passages: some.map(([text, share, group = 'rub'], position) => ({ hit: { group, position, text }, share })),
    trust: 'near',
  }) as unknown as Ranking;
const first = (question: string, ranking: Ranking) => withNumbersFirst(question, ranking).passages[0]?.hit.text;
const [rule, time] = ['Rub is kinder to the skin.', 'Rub for 20 to 30 seconds.'];

test('how long is answered by what says how long, where that is nearly as likely', () => {
  expect(first('how long do i rub', ranked([rule, 0.4], [time, 0.3]))).toBe(time);
  expect(first('how long do i rub', ranked([rule, 0.6], [time, 0.1]))).toBe(rule);
  expect(first('why do i rub', ranked([rule, 0.4], [time, 0.3]))).toBe(rule);
});

test('another lesson does not come first for a number', () => {
  expect(first('how long do i rub', ranked([rule, 0.4], [time, 0.3, 'other']))).toBe(rule);
});

test('until when is answered by a time; in which case is not', () => {
  const [what, by] = ['Give the antibiotic at the bed.', 'At once, ideally within one hour.'];
  expect(first('when does the antibiotic have to be in', ranked([what, 0.4], [by, 0.3]))).toBe(by);
  expect(first('when do i give the antibiotic', ranked([what, 0.4], [by, 0.3]))).toBe(what);
});
