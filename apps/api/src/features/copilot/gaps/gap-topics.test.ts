import { expect, test } from 'vitest';
import { gapTopicOf, withoutMarks } from './gap-topics.ts';

test.for<[string, string]>([
  ['What is the dose of morphine?', 'morphine doses please'],
  ['How do I change a catheter bag?', 'changing the catheter bag'],
])('%s and %s ask for the same', ([one, other]) => {
  expect(gapTopicOf(one)).toBe(gapTopicOf(other));
});

test('other questions are other topics, and a question of small words still has one', () => {
  expect(gapTopicOf('the dose of morphine')).not.toBe(gapTopicOf('the dose of heparin'));
  expect(gapTopicOf('What about it?')).not.toBe('');
});

test('what could tell whom a question is about is not shown', () => {
  expect(withoutMarks('May ada@riverside.example, born 12.03.1956, have 20 mg?')).toBe('May …, born …, have 20 mg?');
});
