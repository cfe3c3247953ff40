import { conceptOfWord } from '@snapwell/understanding/words/concepts';
import { wordsOf } from '@snapwell/understanding/words/normalise';
import { stemmer } from 'stemmer';

/** The words of a text by what they mean. */
export const stemsOf = (text: string): Set<string> => new Set(wordsOf(text.toLowerCase()).map(meaningOfWord));

const known = new Map<string, string>();
const MOST_KNOWN = 30_000;

/** What a word means, for comparing: those that mean the same are one. */
export function meaningOfWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const now = /\d/.test(word) ? word : stemmer(conceptOfWord(word));
  known.set(word, now);
  return now;
}

const sharesAny = (some: ReadonlySet<string> | undefined, there: ReadonlySet<string>): boolean =>
  some !== undefined && [...some].some((each) => there.has(each));

/** What is called otherwise is covered in part. */
const CALLED_OTHERWISE = 0.6;

export function coverOf(
  wanted: ReadonlyMap<string, number>,
  there: ReadonlySet<string>,
  near?: ReadonlyMap<string, ReadonlySet<string>>,
): number {
  let [all, covered] = [0, 0];
  for (const [concept, weight] of wanted) {
    all += weight;
    if (there.has(concept)) covered += weight;
    else if (sharesAny(near?.get(concept), there)) covered += CALLED_OTHERWISE * weight;
  }
  return all === 0 ? 0 : covered / all;
}

export function shareIn(wanted: ReadonlySet<string>, there: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of wanted) if (there.has(each)) shared++;
  return wanted.size === 0 ? 0 : shared / wanted.size;
}

/** How many words that stand beside one another in the question stand near one another in the text. */
export function pairsIn(question: readonly string[], text: readonly string[]): number {
  if (question.length < 2) return 0;
  let near = 0;
  for (let i = 0; i + 1 < question.length; i++) {
    const places = text.flatMap((word, place) => (word === question[i] ? [place] : []));
    if (places.some((place) => text.slice(Math.max(0, place - 3), place + 4).includes(question[i + 1]!))) near++;
  }
  return near / (question.length - 1);
}

const NUMBERED = /\b(\p{L}{3,})s? (\d{1,2})\b/gu;

/** What a text calls by a number ('scale 2', 'moment 5'): the numbers it names, by what they are of. */
export function numberedIn(text: string): Map<string, Set<string>> {
  const numbered = new Map<string, Set<string>>();
  for (const [, word = '', number = ''] of text.toLowerCase().matchAll(NUMBERED)) {
    const stem = meaningOfWord(word);
    numbered.set(stem, (numbered.get(stem) ?? new Set()).add(number));
  }
  return numbered;
}
