import { expect, test } from 'vitest';
import { requestLanguage, text } from './texts.ts';

const link = { id: 'invite.link', message: 'Open this link to join. It works once, for {days} days:' };

test.for([
  ['en', 1, 'Open this link to join. It works once, for 1 day:'],
  ['en', 14, 'Open this link to join. It works once, for 14 days:'],
  ['de', 1, 'Öffne diesen Link, um beizutreten. Er gilt einmal und 1 Tag lang:'],
  ['de', 14, 'Öffne diesen Link, um beizutreten. Er gilt einmal und 14 Tage lang:'],
] as const)('a text in %s counts %i', ([language, days, words]) => {
  expect(text(language, link, { days })).toBe(words);
});

test('a sentence of the contract is its own id, and one of nobody stays as it is', () => {
  expect(text('de', 'Resource not found')).toBe('Nicht gefunden');
  expect(text('en', 'Resource not found')).toBe('Resource not found');
  expect(text('de', "It's {not} ours")).toBe("It's {not} ours");
});

test('a request is answered in what the account has chosen, else in what its browser accepts', () => {
  const headers = { 'accept-language': 'de-AT,en;q=0.5' };
  expect(requestLanguage({ headers })).toBe('de');
  expect(requestLanguage({ headers }, 'en')).toBe('en');
  expect(requestLanguage({ headers: {} })).toBe('en');
});
