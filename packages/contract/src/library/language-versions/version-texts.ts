import type { ContentKind } from '../../catalogue/content-kind.ts';
import { MEDIA_PATH } from '../../text/media-path.ts';
import { commonLines } from '../merge-drafts.ts';
import { isFreeList, isSameInAll } from './same-structure.ts';
import { settingsOf, withSettings } from './version-files.ts';

type Path = readonly (string | number)[];

/** What a version says in its own way at one place of a body. */
export interface TextPlace {
  readonly path: Path;
  /** `lines`: words of which each language has as many as it needs. `file`: a picture, a film, captions. */
  readonly sort: 'words' | 'lines' | 'file';
  readonly value: string | readonly string[];
}

/** The places of a body at which its versions have words, or files, of their own; in the order of the body. */
export function textPlaces(body: unknown, path: Path = []): TextPlace[] {
  if (Array.isArray(body)) return body.flatMap((each, i) => textPlaces(each, [...path, i]));
  if (typeof body === 'string') {
    if (isSameInAll(path)) return [];
    return [{ path, sort: MEDIA_PATH.test(body) ? 'file' : 'words', value: body }];
  }
  if (!isMap(body)) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    const at = [...path, key];
    // Captions are files with a language each; a film without any has an empty list, which would pass for words.
    if (isFreeList(key, body))
      return key !== 'captions' && isLines(value) ? [{ path: at, sort: 'lines' as const, value }] : [];
    return key === 'unit' && body.other_units !== undefined ? [] : textPlaces(value, at);
  });
}

/** The same of an item: what holds for all its languages has no words of its own. */
export const placesOf = (kind: ContentKind, body: object): TextPlace[] =>
  textPlaces(body).filter(({ path }) => !settingsOf(kind).includes(String(path[0])));

interface Bodies {
  readonly now: object;
  readonly was: object;
  /** Absent where nothing is said yet. */
  readonly version?: object;
}

/**
 * The body of a version, built as the original is now: the words of a version that was built as the original was, and
 * nothing where the original is new. Paragraphs of an article are free, so it begins as the original.
 */
export function carryBody(kind: ContentKind, { now, was, version }: Bodies): Record<string, unknown> {
  if (kind === 'article') return { ...(version ?? now) };
  return { ...withSettings(kind, carryTexts(now, was, version) as object, now) };
}

/**
 * A body built as the original is now, with the words of a version that was built as the original was. What the
 * original says anew is empty.
 */
function carryTexts(now: unknown, was: unknown, version: unknown, path: Path = []): unknown {
  if (Array.isArray(now)) return carryList(now, was, version, path);
  if (isMap(now)) return carryMap(now, was, version, path);
  if (typeof now !== 'string' || isSameInAll(path)) return now;
  if (MEDIA_PATH.test(now)) return typeof version === 'string' && MEDIA_PATH.test(version) ? version : now;
  return typeof version === 'string' && !MEDIA_PATH.test(version) ? version : wordless(now);
}

/** Numbers and signs are said alike in every language. */
const wordless = (text: string): string => (/\p{L}/u.test(text) ? '' : text);

function carryMap(now: Record<string, unknown>, was: unknown, version: unknown, path: Path) {
  const [before, said] = [isMap(was) ? was : {}, isMap(version) ? version : {}];
  return Object.fromEntries(
    Object.entries(now).map(([key, value]) => {
      if (isFreeList(key, now)) return [key, carryFreeList(value, said[key])];
      const isKept = key === 'unit' && now.other_units !== undefined;
      return [key, isKept ? value : carryTexts(value, before[key], said[key], [...path, key])];
    }),
  );
}

/** Words to recognize are the version's own; captions in several languages are those of the original until then. */
function carryFreeList(now: unknown, version: unknown): unknown {
  if (Array.isArray(version)) return version;
  return isLines(now) ? now.filter(wordless) : now;
}

function carryList(now: readonly unknown[], was: unknown, version: unknown, path: Path): unknown[] {
  const [before, said] = [Array.isArray(was) ? was : [], Array.isArray(version) ? version : []];
  const from = said.length === before.length ? sameEntries(now, before) : now.map((_, i) => i);
  return now.map((each, i) => {
    const at = from[i] ?? -1;
    return carryTexts(each, before[at], said[at], [...path, i]);
  });
}

/**
 * For each entry the place at which it stood before: known by its id, else by its words, else by its place among those
 * that are known. Null for a new one.
 */
function sameEntries(now: readonly unknown[], was: readonly unknown[]): (number | null)[] {
  const idsOf = (list: readonly unknown[]) => list.map((each) => (isMap(each) ? each.id : undefined));
  const [ids, idsBefore] = [idsOf(now), idsOf(was)];
  if (ids.every((id) => id !== undefined))
    return ids.map((id) => {
      const at = idsBefore.indexOf(id);
      return at < 0 ? null : at;
    });
  const found: (number | null)[] = now.map(() => null);
  let [i, j] = [0, 0];
  for (const [before, after] of [...commonLines(entryWords(was), entryWords(now)), [was.length, now.length] as const]) {
    // Between two that are the same, as many were rewritten; where their number differs, none is known.
    if (before - j === after - i) for (let n = 0; n < after - i; n++) found[i + n] = j + n;
    if (after < now.length) found[after] = before;
    [i, j] = [after + 1, before + 1];
  }
  return matchMoved(found, entryWords(now), entryWords(was));
}

/** What each entry of a list says; its numbers and keys may have changed. */
const entryWords = (list: readonly unknown[]): string[] =>
  list.map((each) => JSON.stringify(typeof each === 'string' ? each : textPlaces(each).map(({ value }) => value)));

/** What only stands elsewhere now is known by its words. */
function matchMoved(found: (number | null)[], now: readonly string[], was: readonly string[]): (number | null)[] {
  const taken = new Set(found);
  return found.map((at, i) => {
    if (at !== null) return at;
    const before = was.findIndex((words, place) => words === now[i] && !taken.has(place));
    if (before < 0) return null;
    taken.add(before);
    return before;
  });
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLines = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The value at a path of a body. */
export const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], body);

/** The places at which an original says something else than it did, by their paths joined with dots. */
export function changedPlaces(kind: ContentKind, { now, was }: Pick<Bodies, 'now' | 'was'>): Set<string> {
  const before = carryBody(kind, { now, was, version: was });
  return new Set(
    placesOf(kind, now)
      .filter(({ path, value }) => JSON.stringify(valueAt(before, path)) !== JSON.stringify(value))
      .map(({ path }) => path.join('.')),
  );
}
