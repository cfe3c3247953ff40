import { expect, test } from 'vitest';
import { completeSentences } from './sentences.ts';

const heard = (text: string, hasEnded: boolean) => completeSentences(text, hasEnded).map((sentence) => sentence.text);

test('only whole sentences are read aloud while a reply is written', () => {
  expect(heard('Ask first. Then loo', false)).toEqual(['Ask first.']);
  expect(heard('Ask first. Then look.', true)).toEqual(['Ask first.', 'Then look.']);
  expect(heard('', true)).toEqual([]);
});

test('a decimal number does not end a sentence, and marks are not read', () => {
  expect(heard('Drink **1.5 to 2 litres** a day. More', false)).toEqual(['Drink 1.5 to 2 litres a day.']);
});
