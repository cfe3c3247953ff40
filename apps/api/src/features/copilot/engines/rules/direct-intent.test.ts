import { expect, test } from 'vitest';
import { directIntent } from './direct-intent.ts';

const heard = (typed: string) =>
  directIntent({ plain: null, understood: { intent: 'help', confidence: 0.97 }, typed, leans: 'surely' });

test('what goes on from an answer is no question about what she can do', () => {
  expect(heard('what do you ask instead')).toBeNull();
  expect(heard('and what can you do?')).toBe('understood');
});
