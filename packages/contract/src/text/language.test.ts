import { expect, test } from 'vitest';
import { acceptedLanguage, firstLanguage, type Language } from './language.ts';

test.for<[string | undefined, Language]>([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, de;q=0.7', 'de'],
  ['fr,es;q=0.8,de;q=0.3', 'de'],
  ['de;q=0, en', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;q=x,,', 'en'],
])('Accept-Language %s is answered in %s', ([header, language]) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test('the first wanted language that there are texts in wins', () => {
  expect(firstLanguage(['fr-FR', 'DE-at', 'en'])).toBe('de');
  expect(firstLanguage([])).toBe('en');
});
