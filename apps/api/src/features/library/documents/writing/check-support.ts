import type { DocumentLine } from '@snapwell/contract/library/documents/documents.schemas';
import { stemmer } from 'stemmer';

type Support = 'quoted' | 'supported' | 'unsupported';

/** Words that say nothing by themselves, in English and German. */
const SMALL = new Set(
  'a an the and or of to in on at for with by is are be was were it its this that as from not no you your we they he she can must may do does if when then than so all each every who what which der die das ein eine einen einem einer und oder von zu im in am an auf für mit ist sind sei war es dies dass als aus nicht kein du dein wir sie er kann muss darf wenn dann so alle jede jeder wer was bei'.split(
    ' ',
  ),
);

/** So much of what a sentence says must stand in its lines. */
const LEAST_SHARE = 0.6;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}][\p{L}\p{M}'’-]*/gu) ?? [];
const numbers = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const stems = (text: string): string[] =>
  words(text)
    .filter((word) => !SMALL.has(word))
    .map((word) => stemmer(word));
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a sentence says no more than its lines do: each of its numbers, and most of its words, stand there. */
export function supportOf(sentence: string, lines: readonly Pick<DocumentLine, 'text'>[]): Support {
  if (lines.length === 0) return 'unsupported';
  const source = lines.map(({ text }) => text).join(' ');
  if (plain(source).includes(plain(sentence)) && plain(sentence) !== '') return 'quoted';
  const known = new Set(stems(source));
  const given = new Set(numbers(source));
  if (numbers(sentence).some((number) => !given.has(number))) return 'unsupported';
  if (isDenied(sentence) !== isDenied(source)) return 'unsupported';
  const own = stems(sentence);
  const shared = own.filter((stem) => known.has(stem)).length;
  return own.length > 0 && shared / own.length >= LEAST_SHARE ? 'supported' : 'unsupported';
}

/** A sentence that turns its line round has nearly the same words. */
const isDenied = (text: string): boolean =>
  /\b(not|never|no|nor|without|nicht|nie|niemals|kein[a-z]*|ohne)\b|n[’']t\b/i.test(text);
