import { expect, test } from 'vitest';
import { codeAsKept, codeAsShown, makeCode } from './join-codes.ts';

test('a code is read in two halves and found again however it is typed', () => {
  let next = 0;
  const code = makeCode((limit) => next++ % limit);
  expect(codeAsShown(code)).toBe('ABCDE-FGHJK');
  expect(['abcde-fghjk', ' ABCDE FGHJK ', 'abcdefghjk', 'ABCDE–FGHJK'].map(codeAsKept)).toEqual(Array(4).fill(code));
});

test('no character of a code is taken for another', () => {
  const all = Array.from({ length: 31 }, (_, i) => makeCode(() => i)[0]);
  expect(new Set(all).size).toBe(31);
  expect(all.filter((character) => '01ILO'.includes(character!))).toEqual([]);
});
