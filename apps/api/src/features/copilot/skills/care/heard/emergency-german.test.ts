import { expect, test } from 'vitest';
import { germanCareFor } from '../german/german-care.ts';

test.each([
  'ich kann frau hansen nicht wecken',
  'sie ist ganz grau und antwortet nicht',
  'plötzlich kann er nicht mehr sprechen',
  'sein arm hängt runter und der mund ist schief',
  'er hat starke Brustschmerzen',
  'die blutung hört nicht auf',
  'Zunge schwillt an',
  'sättigung 79',
  'blutdruck 70 zu 40',
  'sie hat zu viele tabletten genommen',
  'er will sich umbringen',
])('%s: help comes first', (text) => expect(germanCareFor(text)).toBe('emergency'));

test.each(['wie viele punkte gibt eine atemfrequenz von 6', 'blutdruck 120 zu 80'])('%s: a lesson may answer', (text) =>
  expect(germanCareFor(text)).toBeNull(),
);

test('what else comes first is heard in German as well', () => {
  expect(germanCareFor('ich hab mich gestochen')).toBe('exposure');
  expect(germanCareFor('Kalium zu schnell gegeben')).toBe('mishap');
  expect(germanCareFor('ein besucher schlägt eine schwester')).toBe('danger');
});
