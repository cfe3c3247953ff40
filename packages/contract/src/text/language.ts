/** The languages in which everything that a person reads is written (docs/texts.md). */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language of texts that nobody has asked for in another. */
export const SOURCE_LANGUAGE: Language = 'en';

/** The cookie by which the server knows the language that somebody chose on this device. */
export const LANGUAGE_COOKIE = 'snapwell.language';

/** The header by which texts of a library are asked for in another language than the reader's own. */
export const TEXTS_HEADER = 'texts-language';

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** True for a language that there are texts in. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The first of the wanted languages (`de-AT`, `en`) that there are texts in. */
export function firstLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? SOURCE_LANGUAGE;
}

/** The language that an Accept-Language header asks for: the one with the highest weight that there are texts in. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
    return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) };
  });
  // A weight of 0 means: not this one. Sorting leaves equal weights in their order.
  const ranked = wanted.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return firstLanguage(ranked.map(({ tag }) => tag));
}
