import { nearestWord } from './spelling.ts';

/** Words shorter than this are not corrected: too many others are like them. */
const SHORTEST_CORRECTED = 4;
const CODE_OF_A = 97;
/** Each slip adds or takes away at most two of the letters that a word has. */
const LETTERS_BY_SLIP = 2;
const MOST_SLIPS = 2;

/** The words of a library, for those who mistype them. */
export interface Vocabulary {
  readonly size: number;
  /**
   * The word itself when some word begins with it, else the nearest that there is; the word itself when none is near.
   */
  correct(typed: string): string;
}

/** `words` stand in the order of their letters. */
export function growVocabulary(words: readonly string[]): Vocabulary {
  const letters = Int32Array.from(words, lettersOf);
  return {
    size: words.length,
    correct(typed) {
      if (typed.length < SHORTEST_CORRECTED || beginsSome(words, typed)) return typed;
      const own = lettersOf(typed);
      const alike = words.filter((_, i) => bitsIn(letters[i]! ^ own) <= MOST_SLIPS * LETTERS_BY_SLIP);
      // Slips are rare in the first letter: with as many slips, the word that begins alike was meant.
      const isSameStart = (word: string) => word[0] === typed[0];
      return nearestWord(typed, [...alike.filter(isSameStart), ...alike.filter((word) => !isSameStart(word))]) ?? typed;
    },
  };
}

/** Which letters a word has, as bits: words with very different letters need not be compared. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << ((word.charCodeAt(i) - CODE_OF_A) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function beginsSome(words: readonly string[], beginning: string): boolean {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (words[middle]! < beginning) from = middle + 1;
    else to = middle;
  }
  return words[from]?.startsWith(beginning) ?? false;
}
