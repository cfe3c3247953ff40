import { expect, test } from 'vitest';
import { whyNot } from './why-not.ts';

const options = [
  { id: 0, is_right: true, why: 'It is right.' },
  { id: 1, is_right: false, why: 'It is wrong.' },
  { id: 2, is_right: false, why: null },
];

test('what is said against a chosen option is told, and nothing of the others', () => {
  const key = { type: 'single_choice' as const, options };
  expect(whyNot(key, { type: 'single_choice', chosen: 1 })).toBe('It is wrong.');
  expect(whyNot(key, { type: 'single_choice', chosen: 0 })).toBeNull();
  expect(whyNot(key, { type: 'single_choice', chosen: 2 })).toBeNull();
  expect(whyNot(key, null)).toBeNull();
  const several = { type: 'multiple_choice' as const, options };
  expect(whyNot(several, { type: 'multiple_choice', chosen: [0, 1] })).toBe('It is wrong.');
});

test('a wrong true or false has a reason of its own', () => {
  const key = { type: 'true_false' as const, value: true, why_true: 'Yes.', why_false: 'No.' };
  expect(whyNot(key, { type: 'true_false', value: false })).toBe('No.');
  expect(whyNot(key, { type: 'true_false', value: true })).toBeNull();
});
