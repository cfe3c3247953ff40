import { expect, test } from 'vitest';
import { directIntent } from './direct-intent.ts';

const heard = (typed: string) =>
  directIntent({ plain: null, understood: { intent: 'help', confidence: 0.97 }, typed, leans: 'surely' });

test('what goes on from an answer is no question about what she can do', () => {
  expect(heard('what do you ask instead')).toBeNull();
  expect(heard('and what can you do?')).toBe('understood');
});

test("a part of the own record, named as one's own, goes on from no lesson", () => {
  const own = (typed: string) =>
    directIntent({ plain: null, understood: { intent: 'streak', confidence: 0.75 }, typed, leans: 'perhaps' });
  expect(own('and my streak, is it still there')).toBe('understood');
  expect(own('and is it still there')).toBeNull();
});
