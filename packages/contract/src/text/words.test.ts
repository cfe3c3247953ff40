import { expect, test } from 'vitest';
import { withoutMarks } from './words.ts';

test.for([
  ['**The journey of a germ**, in *five* steps', 'The journey of a germ, in five steps'],
  ['## Before\n\nRead [the policy](https://example.org/a_b).', 'Before\n\nRead the policy.'],
  ['2 * 3 = 6 and `rub`', '2 * 3 = 6 and rub'],
  ['1. It sits on the hand.\n2. It stays.', '1. It sits on the hand.\n2. It stays.'],
])('%j reads %j', ([markdown, text]) => {
  expect(withoutMarks(markdown!)).toBe(text);
});
