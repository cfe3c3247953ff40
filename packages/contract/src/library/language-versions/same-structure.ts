import { MEDIA_PATH } from '../../text/media-path.ts';

/** One place at which a version is built otherwise than its original. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Words that count as right, or as said: each language has as many as it needs. */
const FREE_LISTS: ReadonlySet<string> = new Set([
  'accept',
  'any',
  'phrases',
  'key_phrases',
  'replies',
  'not_understood',
  'aliases',
  'captions',
]);

/** Strings that are no texts: what they name is the same in every language. */
const NAMES: ReadonlySet<string> = new Set([
  'id',
  'type',
  'play',
  'start',
  'to',
  'category',
  'outcome',
  'teaches',
  'difficulty',
  'tags',
  'formula',
  'rounding',
  'met_by',
  'voice',
  'hair',
  'cut',
  'setting',
  'at',
]);

type Path = readonly (string | number)[];

/** Where the body of a version differs from its original's in more than its texts, its pictures and accepted words. */
export function structureDifferences(original: unknown, version: unknown, path: Path = []): Difference[] {
  if (Array.isArray(original) && Array.isArray(version)) return listDifferences(original, version, path);
  if (isMap(original) && isMap(version)) return mapDifferences(original, version, path);
  if (typeof original === 'string' && typeof version === 'string') return textDifferences(original, version, path);
  if (Object.is(original, version)) return [];
  return [{ path, message: `This is ${told(original)} in the original, and the same in every language.` }];
}

export const hasSameStructure = (original: unknown, version: unknown): boolean =>
  structureDifferences(original, version).length === 0;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listDifferences(original: readonly unknown[], version: readonly unknown[], path: Path): Difference[] {
  if (original.length !== version.length) {
    const entries = original.length === 1 ? 'one entry' : `${original.length} entries`;
    return [{ path, message: `The original has ${entries} here, and this version ${version.length}.` }];
  }
  return original.flatMap((each, i) => structureDifferences(each, version[i], [...path, i]));
}

function mapDifferences(original: Record<string, unknown>, version: Record<string, unknown>, path: Path): Difference[] {
  const said = (map: Record<string, unknown>) => Object.keys(map).filter((key) => map[key] !== undefined);
  const missing = said(original).filter((key) => version[key] === undefined);
  const more = said(version).filter((key) => original[key] === undefined);
  return [
    ...missing.map((key) => ({ path, message: `'${key}' is missing: the original says it here.` })),
    ...more.map((key) => ({ path: [...path, key], message: `The original says no '${key}' here.` })),
    ...said(original)
      .filter((key) => version[key] !== undefined && !isFreeList(key, original))
      .flatMap((key) => structureDifferences(original[key], version[key], [...path, key])),
    ...choiceDifferences(original, version, path),
  ];
}

/** Words that are chosen from a list are known by their number in it, so there the lists are equally long. */
export const isFreeList = (key: string, map: Record<string, unknown>): boolean =>
  FREE_LISTS.has(key) && !(key === 'accept' && map.others !== undefined);

/** Units that are chosen are part of an answer; words that stand twice in a list are one word of it. */
function choiceDifferences(
  original: Record<string, unknown>,
  version: Record<string, unknown>,
  path: Path,
): Difference[] {
  const units = (map: Record<string, unknown>) =>
    [map.unit, ...(map.other_units as { unit: string }[]).map(({ unit }) => unit)].join(', ');
  if (Array.isArray(original.other_units) && Array.isArray(version.other_units) && units(original) !== units(version))
    return [{ path: [...path, 'unit'], message: `The units to choose from are the same: ${units(original)}.` }];
  const [of, now] = [choicesIn(original), choicesIn(version)];
  return of === now ? [] : [{ path, message: `There are ${of} different words to choose from, and here ${now}.` }];
}

/** How many different words a blank, or a bank of words, gives to choose from; 0 where none are chosen. */
function choicesIn({ accept, others, bank, blanks }: Record<string, unknown>): number {
  if (Array.isArray(accept) && Array.isArray(others)) return new Set([...accept, ...others]).size;
  if (!Array.isArray(bank) || !isMap(blanks)) return 0;
  const typed = Object.values(blanks as Record<string, { accept: string[]; others?: string[] }>);
  return new Set([...typed.flatMap((blank) => (blank.others ? [] : blank.accept.slice(0, 1))), ...bank]).size;
}

const BLANK = /\{\{([a-z0-9-]+)\}\}/g;
const blanksIn = (text: string) => [...text.matchAll(BLANK)].map(([, name]) => name).join(', ');

function textDifferences(original: string, version: string, path: Path): Difference[] {
  const key = lastKey(path);
  if (MEDIA_PATH.test(original) !== MEDIA_PATH.test(version))
    return [{ path, message: 'A file is named in one of the two and not in the other.' }];
  if (isSameInAll(path) && original !== version)
    return [{ path, message: `This is '${original}' in the original, and the same in every language.` }];
  // What stands in a blank is kept by the blank's place in the text.
  if (key === 'text' && blanksIn(original) !== blanksIn(version))
    return [{ path, message: `The blanks stand in the order of the original: ${blanksIn(original)}.` }];
  return [];
}

const lastKey = (path: Path) => path.findLast((part) => typeof part === 'string');

/** Whether the string at a path names something, so that it is the same in every language. */
export function isSameInAll(path: Path): boolean {
  const key = lastKey(path);
  return key !== undefined && (NAMES.has(key) || (key === 'name' && path.includes('variables')));
}

function told(value: unknown): string {
  if (value === undefined) return 'absent';
  if (Array.isArray(value)) return 'a list';
  return isMap(value) ? 'a map of keys' : `'${String(value)}'`;
}
