import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { isKnownWord } from '@snapwell/understanding/words/frequencies';

/** What a person means counts less than what they say. */
const WEIGHT = 0.7;

/** What the everyday phrases of a question are called in the library. */
export function alternativesFor(question: string, words: readonly EverydayWord[]): { text: string; weight: number }[] {
  const input = ` ${fold(question)} `;
  return words
    .filter(({ phrase }) => input.includes(` ${fold(phrase)} `))
    .map(({ means }) => ({ text: means, weight: WEIGHT }));
}

/**
 * A text with what no dictionary knows (brands, abbreviations, the house's own words) in the words of the library, which
 * its meaning can be computed from. `text` is in small letters.
 */
export function inLibraryWords(text: string, words: readonly EverydayWord[]): string {
  return words
    .filter(({ phrase }) => !/\s/.test(phrase) && !isKnownWord(phrase.toLowerCase()))
    .reduce((read, { phrase, means }) => {
      const own = phrase.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
      return own === '' ? read : read.replaceAll(new RegExp(`\\b${own}\\b`, 'g'), means.toLowerCase());
    }, text);
}

/** Lower case, words only, without the commonest endings: 'bed sores' is the phrase 'bed sore'. */
function fold(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[a-z0-9]+/g) ?? []
  )
    .map((word) => (word.length > 3 ? word.replace(/(?:es|s|ed|ing)$/, '') : word))
    .join(' ');
}
