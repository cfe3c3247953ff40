import { afterEach, expect, test, vi } from 'vitest';
import { canReadAloud } from './read-aloud.ts';

const voices = [
  { lang: 'de-DE', localService: true },
  { lang: 'en-GB', localService: true },
  { lang: 'fr-FR', localService: false },
];

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = 'en';
});

test.for([
  ['<p lang="en">Wash your hands.</p>', true],
  ['<div lang="en"><p>Wash your hands.</p></div>', true],
  ['<p lang="fr">Lavez-vous les mains.</p>', false],
  ['<p lang="es">Lávate las manos.</p>', false],
] as const)('a text is read in its own language, not in that of the page: %s', ([html, isRead]) => {
  document.documentElement.lang = 'de';
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices.slice(1) });
  document.body.innerHTML = html;
  expect(canReadAloud(document.querySelector('p')!)).toBe(isRead);
});

test('a text without a language of its own is in that of the page', () => {
  document.documentElement.lang = 'de';
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices.slice(0, 1) });
  document.body.innerHTML = '<p>Wasch dir die Hände.</p>';
  expect(canReadAloud(document.querySelector('p')!)).toBe(true);
});
