import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { afterEach, expect, test, vi } from 'vitest';
import { compareTexts, formatDay, formatDaysFromNow, formatList, formatNumber, formatPercent } from './format.ts';
import { chooseLanguage, currentLanguage, startLanguage } from './locale.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await chooseLanguage('en');
  localStorage.clear();
});

test('the page begins with what this device used last, else with what its browser asks for', () => {
  expect(startLanguage('de', ['en'])).toBe('de');
  expect(startLanguage(null, ['fr', 'de-AT', 'en'])).toBe('de');
  expect(startLanguage('klingon', ['fr'])).toBe('en');
});

test('a chosen language is in force for texts, dates and numbers, and remembered', async () => {
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  await chooseLanguage('de');
  expect([currentLanguage(), document.documentElement.lang, localStorage.getItem('snapwell.language')]).toEqual([
    'de',
    'de',
    'de',
  ]);
  expect(t`Try again`).toBe('Noch einmal versuchen');
  expect([formatNumber(1250.5), formatPercent(0.85), formatDay('2026-05-04'), formatDaysFromNow(1)]).toEqual([
    '1.250,5',
    '85\u00a0%',
    '4. Mai 2026',
    'morgen',
  ]);
  expect(formatList(['a', 'b', 'c'])).toBe('a, b und c');
  expect(['Zebra', 'Ärztin', 'Arm'].toSorted(compareTexts)).toEqual(['Arm', 'Ärztin', 'Zebra']);
  await chooseLanguage('en');
  expect([t`Try again`, formatNumber(1250.5)]).toEqual(['Try again', '1,250.5']);
});

test('a device that lets its browser decide goes back to what that asks for', async () => {
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
  await chooseLanguage('en');
  expect([currentLanguage(), localStorage.getItem('snapwell.language')]).toEqual(['en', 'en']);
  await chooseLanguage(null);
  expect([currentLanguage(), localStorage.getItem('snapwell.language')]).toEqual(['de', null]);
});

test('the pseudo language lengthens what is in a catalogue', async () => {
  const { messages } = await import('virtual:pseudo-catalogue');
  i18n.loadAndActivate({ locale: 'en-XA', messages });
  expect(t`Try again`).toMatch(/^\[.*[ŕřţŷáàåȧġħ].*\]$/i);
});
