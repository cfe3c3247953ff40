import { expect, test } from 'vitest';
import { completeSentences } from './sentences.ts';

test('only whole sentences are read aloud while a reply is written', () => {
  expect(completeSentences('Ask first. Then loo', false)).toEqual(['Ask first.']);
  expect(completeSentences('Ask first. Then look.', true)).toEqual(['Ask first.', 'Then look.']);
  expect(completeSentences('', true)).toEqual([]);
});

test('a decimal number does not end a sentence, and marks are not read', () => {
  expect(completeSentences('Drink **1.5 to 2 litres** a day. More', false)).toEqual(['Drink 1.5 to 2 litres a day.']);
});
