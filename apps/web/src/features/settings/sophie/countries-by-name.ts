import { countries } from '@snapwell/contract/text/countries';

/** Every country as readers of a language call it, in the order of their alphabet. */
export function countriesByName(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.label, other.label));
}
