import type { DraftText } from '../authoring.schemas.ts';

/** What is looked for, and how. */
export interface Wanted {
  readonly text: string;
  readonly match_case: boolean;
  readonly whole_words: boolean;
}

/** A place in the text of an item where it was found. */
export interface TextPlace {
  /** `['body', 'questions', 2, 'prompt']`. */
  readonly path: readonly (string | number)[];
  /** Which one in that text, from 0. */
  readonly nth: number;
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** So much of the text around a place is shown. */
const AROUND = 48;

/** Fields that are no text for people: names of things, files, languages, sums. */
const NO_TEXT = new Set([
  'id',
  'type',
  'kind',
  'play',
  'image',
  'cover',
  'source',
  'poster',
  'portrait',
  'language',
  'url',
  'tags',
  'teaches',
  'category',
  'start',
  'to',
  'needs',
  'met_by',
  'opens',
  'voice',
  'difficulty',
  'outcome',
  'formula',
  'variables',
  'rounding',
  'certainty',
  'counts',
  'feedback',
]);

/** What a text says to the product and not to people: addresses, names in braces, and the names of questions' fields. */
const NO_WORDS =
  /\]\([^)\n]*\)|\{\{[^{}]*\}\}|<?https?:\/\/[^\s>)]+>?|^(?:```.*|[ -]*(?:prompt|options|text|correct|why):(?=\s|$))/gm;

/** Where a text of an item holds what is looked for, in the order in which it is read. */
export function findPlaces(text: DraftText, wanted: Wanted): TextPlace[] {
  const pattern = patternOf(wanted);
  return textsIn(text, []).flatMap(({ path, value }) =>
    matchesIn(value, pattern).map(({ index, found }, nth) => ({
      path,
      nth,
      before: endOf(value.slice(0, index)),
      found,
      after: beginningOf(value.slice(index + found.length)),
    })),
  );
}

/** The text with other words at the chosen places; everything else stays as it is, byte for byte. */
export function replacePlaces(
  text: DraftText,
  wanted: Wanted,
  { replacement, isChosen }: { replacement: string; isChosen: (place: Pick<TextPlace, 'path' | 'nth'>) => boolean },
): DraftText {
  const pattern = patternOf(wanted);
  const mapped = mapTexts(text, [], (value, path) => {
    let next = '';
    let from = 0;
    matchesIn(value, pattern).forEach(({ index, found }, nth) => {
      next += value.slice(from, index) + (isChosen({ path, nth }) ? replacement : found);
      from = index + found.length;
    });
    return next + value.slice(from);
  });
  // The shape is the same: only texts were changed.
  return mapped as DraftText;
}

function patternOf({ text, match_case: matchCase, whole_words: wholeWords }: Wanted): RegExp {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const word = String.raw`[\p{L}\p{N}_]`;
  const bounded = wholeWords ? `(?<!${word})${escaped}(?!${word})` : escaped;
  return new RegExp(bounded, matchCase ? 'gu' : 'giu');
}

function matchesIn(value: string, pattern: RegExp): { index: number; found: string }[] {
  const closed = [...value.matchAll(NO_WORDS)].map(({ index, 0: all }) => [index, index + all.length] as const);
  return [...value.matchAll(pattern)]
    .map(({ index, 0: found }) => ({ index, found }))
    .filter(({ index, found }) => !closed.some(([from, to]) => index < to && index + found.length > from));
}

type Path = readonly (string | number)[];

function textsIn(value: unknown, path: Path): { path: Path; value: string }[] {
  const texts: { path: Path; value: string }[] = [];
  mapTexts(value, path, (text, at) => {
    texts.push({ path: at, value: text });
    return text;
  });
  return texts;
}

function mapTexts(value: unknown, path: Path, change: (text: string, path: Path) => string): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((each: unknown, i) => mapTexts(each, [...path, i], change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, NO_TEXT.has(key) ? each : mapTexts(each, [...path, key], change)]),
  );
}

function endOf(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  return line.length > AROUND ? `…${line.slice(-AROUND)}` : line;
}

function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > AROUND ? `${line.slice(0, AROUND)}…` : line;
}
