import { type CareKind, careKinds, type CareSettings, noCareSettings } from '@snapwell/contract/copilot/care.schemas';
import { CARE_TEXT_LENGTH } from '@snapwell/contract/copilot/copilot.limits';
import { countries } from '@snapwell/contract/text/countries';
import { expect, test } from 'vitest';
import { crisisLineOf, emergencyNumbersOf } from './emergency-numbers.ts';
import type { BreachKind } from './heard/breach-kind.ts';
import { productText } from './product-text.ts';

const set = (settings: Partial<CareSettings>): CareSettings => ({ ...noCareSettings, ...settings });

test.each([
  ['DE', 'emergency', 'call 112, and'],
  ['US', 'emergency', 'call 911, and'],
  ['GB', 'emergency', 'call 999 or 112, and'],
  ['CH', 'emergency', 'call 144 or 112, and'],
  ['CH', 'danger', 'call 112.'],
  ['JP', 'danger', '119 for a fire, 110 for the police'],
  ['US', 'self-harm', 'the crisis line 988.'],
  ['GB', 'distress', 'the crisis line 116 123 (Samaritans)'],
  ['FR', 'distress', 'a crisis line is there at any hour'],
  ['NZ', 'own-health', 'in an emergency call 111.'],
] as const)('in %s %s says %s', (country, kind, words) => {
  const said = productText(kind, set({ country }));
  expect(said).toContain(words);
  expect(said).not.toMatch(/in Europe|in the US/);
});

test.each([null, 'AQ'])('where the numbers are not known (%s) they are listed', (country) => {
  for (const kind of ['emergency', 'danger', 'self-harm', 'distress'] as const)
    expect(productText(kind, set({ country }))).toContain('112 in Europe, 911 in the US and Canada, 999 in the UK');
});

test("the house's own call comes before the country's number, as it was typed but for its full stop", () => {
  const settings = set({ country: 'DE', house_call: 'Dial 2222.', support: 'peer support, extension 5500.' });
  for (const kind of ['emergency', 'danger'] as const)
    expect(productText(kind, settings)).toMatch(/In the house: Dial 2222\. Elsewhere call 112\b/);
  expect(productText('mishap', settings)).toMatch(
    /emergency call \(Dial 2222\)\..*turn to peer support, extension 5500\./,
  );
  expect(productText('emergency', settings, { language: 'de' })).toContain('Im Haus: Dial 2222. Sonst 112');
  // Who can't go on may be at home, where nobody hears the call of the house.
  expect(productText('self-harm', settings)).not.toContain('2222');
});

test('who mourns is met first and told of a crisis line last, without an emergency number or a question of harm', () => {
  const said = productText('grief', set({ country: 'DE', house_call: 'Dial 2222', support: 'the pastor' }));
  expect(said).toMatch(/^I'm sorry\./);
  expect(said).toContain('your lead or the pastor.');
  expect(said).not.toMatch(/112|2222|harmed|emergency/);
  expect(said.indexOf('TelefonSeelsorge')).toBeGreaterThan(said.indexOf('the pastor'));
});

test('whoever may be harmed is named only where an error was', () => {
  expect(productText('distress', noCareSettings)).not.toContain('may be harmed');
  expect(productText('distress', noCareSettings, { namesError: true })).toContain('may be harmed');
  expect(productText('distress', noCareSettings, { language: 'de' })).not.toContain('zu Schaden');
  expect(productText('distress', noCareSettings, { language: 'de', namesError: true })).toContain('zu Schaden');
});

test('a breach is stopped in the way that fits what was told', () => {
  const said = (breach: BreachKind | null, language: 'en' | 'de' = 'en') =>
    productText('breach', noCareSettings, { breach, language });
  expect(said('access')).toMatch(/^Stop it at once, as far as you safely can\. Change that password now/);
  expect(said('money')).toContain('Ring the bank now');
  expect(said('attack')).toContain("don't switch it off");
  expect(said('access')).not.toMatch(/bank|delete it/);
  expect(said('sent')).toContain('delete it');
  expect(said(null)).toContain('change the password, lock the device');
  expect(said('money', 'de')).toContain('Ruf jetzt die Bank an');
});

test('where somebody has set about ending their life, they are not left alone', () => {
  const told = productText('emergency', set({ country: 'DE' }), { isSuicide: true });
  expect(told).toMatch(/^This is an emergency: call for help now, and stay\./);
  expect(told).toContain("Don't leave them alone");
  expect(told).toContain('The crisis line');
  expect(productText('emergency', noCareSettings)).not.toContain('crisis');
  expect(productText('emergency', noCareSettings, { isSuicide: true, language: 'de' })).toContain('nicht allein');
});

const URGENT: readonly CareKind[] = ['self-harm', 'emergency', 'danger', 'mishap', 'distress'];
const FIRST_WORDS = 40;

test('who is in need is told whom to call within the first words, and every wording fits its own field', () => {
  const longest = set({ country: 'ZA', house_call: 'Dial 2222 on any phone', support: 'peer support, extension 5500' });
  for (const settings of [noCareSettings, longest])
    for (const kind of careKinds) {
      for (const language of ['en', 'de'] as const)
        expect(productText(kind, settings, { language }).length).toBeLessThanOrEqual(CARE_TEXT_LENGTH);
    }
  for (const settings of [noCareSettings, longest])
    for (const kind of URGENT) {
      const first = productText(kind, settings).split(' ').slice(0, FIRST_WORDS).join(' ');
      expect(first).toMatch(/emergency|alarm|crisis|call for help/i);
    }
});

test('numbers are told of countries only', () => {
  const known = countries.filter((country) => emergencyNumbersOf(country) !== null);
  expect(known).toHaveLength(49);
  for (const country of countries) {
    for (const numbers of Object.values(emergencyNumbersOf(country) ?? {}))
      for (const number of numbers) expect(number).toMatch(/^\d{3,5}$/);
  }
  expect(known).toEqual(expect.arrayContaining(countries.filter((country) => crisisLineOf(country) !== null)));
});
