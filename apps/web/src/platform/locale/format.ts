import { currentLanguage, localeOfPage } from './locale.ts';

const known = new Map<string, unknown>();

/** One formatter for each locale and options: making one costs more than a hundred uses of it. */
function cached<Formatter, Options>(make: new (locale: string, options?: Options) => Formatter, options?: Options) {
  const locale = currentLocale();
  const key = `${make.name} ${locale} ${JSON.stringify(options)}`;
  const formatter = (known.get(key) as Formatter | undefined) ?? new make(locale, options);
  known.set(key, formatter);
  return formatter;
}

/** The language of the page, as it is written where the reader is: 'en-GB' for English in Britain. */
export function currentLocale(): string {
  const ofPage = localeOfPage();
  if (ofPage !== null) return ofPage;
  const language = currentLanguage();
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
}

/** '1,250', in German '1.250'. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  cached(Intl.NumberFormat, options).format(value);

/** A share of 1 as '85%', in German '85 %'. */
export const formatPercent = (share: number, options?: Omit<Intl.NumberFormatOptions, 'style'>): string =>
  formatNumber(share, { maximumFractionDigits: 0, ...options, style: 'percent' });

const LONG_DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** '4 May 2026' as the reader's country writes it, or in the form that is asked for. */
export const formatDate = (at: Date | number | string, options: Intl.DateTimeFormatOptions = LONG_DATE): string =>
  cached(Intl.DateTimeFormat, options).format(new Date(at));

/** A day without a time, '2026-05-04', which is the same everywhere. */
export const formatDay = (day: string, options: Intl.DateTimeFormatOptions = LONG_DATE): string =>
  formatDate(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' });

/** 'November 22, 2:07 PM'. */
export const formatDateTime = (at: Date | number | string): string =>
  formatDate(at, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** '2:07 PM', in German '14:07'. */
export const formatTime = (at: Date | number | string): string =>
  formatDate(at, { hour: 'numeric', minute: '2-digit' });

/** The pieces of a date or time, for what is set apart from the rest. */
export const datePieces = (at: Date | number, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatPart[] =>
  cached(Intl.DateTimeFormat, options).formatToParts(at);

/** 0 is 'today', 1 'tomorrow', -3 '3 days ago'. */
export const formatDaysFromNow = (days: number): string =>
  cached(Intl.RelativeTimeFormat, { numeric: 'auto' }).format(days, 'day');

/** 'a, b, and c', or 'a, b, or c' as a disjunction. */
export const formatList = (items: Iterable<string>, type: Intl.ListFormatOptions['type'] = 'conjunction'): string =>
  cached(Intl.ListFormat, { type }).format(items);

/** The order of texts as the reader knows it, numbers in them by their value: for `toSorted`. */
export const compareTexts = (a: string, b: string): number => cached(Intl.Collator, { numeric: true }).compare(a, b);
