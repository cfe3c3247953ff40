import { searchWords } from '#adapters/passage-search/words.ts';

/** So much of what a sentence says must stand in a passage that it names as its source. */
const CITED = 0.4;
/** More, where it names none. */
const UNNAMED = 0.65;
const FEWEST_WORDS = 3;
const DENIES = /\b(?:not|never|no|none|without|nobody|nothing|cannot)\b|n['’]t\b/i;

const NUMBERS = [
  'zero one two three four five six seven eight nine ten eleven twelve',
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');

/** The numbers of a text, in figures, also those that are written out. */
export function numbersIn(text: string): string[] {
  const spelt = text.toLowerCase().replaceAll(/[a-z]+/g, (word) => {
    const number = NUMBERS.indexOf(word);
    return number === -1 ? word : `${number}`;
  });
  return [...spelt.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number.replaceAll(',', '.').replace(/\.0+$/, ''));
}

/** Whether a passage bears out a sentence: what it says stands there, and every number of it. */
export function bearsOut(sentence: string, passage: string, isNamed: boolean): boolean {
  const said = withoutMarks(sentence);
  // 'One' and 'two' are as often words as they are amounts.
  const figures = figuresIn(said);
  const known = new Set(numbersIn(passage));
  if (figures.some((figure) => !known.has(figure))) return false;
  // What a passage nowhere denies is not what a denial rests on.
  if (DENIES.test(said) && !DENIES.test(passage)) return false;
  const words = [...new Set(searchWords(said))];
  if (words.length === 0) return false;
  if (!isNamed && words.length < FEWEST_WORDS) return false;
  const there = new Set(searchWords(passage));
  const share = words.filter((word) => there.has(word)).length / words.length;
  return share >= (isNamed ? CITED : UNNAMED);
}

/** Amounts that are written in figures, without the numbers of a list. */
export function figuresIn(sentence: string): string[] {
  // A number within a name is none: B12, NEWS2.
  return numbersIn(withoutMarks(sentence).replaceAll(/\p{L}+[\d.]*/gu, ' '));
}

const withoutMarks = (text: string): string =>
  text
    .replaceAll(/^\s*\d+[.)]\s+/gm, '')
    .replaceAll(/[*_#`]/g, '')
    .trim();
