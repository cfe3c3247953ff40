import { expect, test } from 'vitest';
import { countriesByName } from './countries-by-name.ts';

test("countries are named and ordered in the reader's language", () => {
  const labels = (locale: string) => countriesByName(locale).map(({ label }) => label);
  expect(labels('en').slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands']);
  expect(labels('de')).toContain('Österreich');
  expect(labels('de').indexOf('Österreich')).toBeLessThan(labels('de').indexOf('Polen'));
  expect(countriesByName('de')).toContainEqual({ value: 'CH', label: 'Schweiz' });
});
