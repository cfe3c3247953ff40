import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';

/** What a person means counts less than what they say. */
const WEIGHT = 0.7;

/** What the everyday phrases of a question are called in the library. */
export function alternativesFor(question: string, words: readonly EverydayWord[]): { text: string; weight: number }[] {
  const input = ` ${fold(question)} `;
  return words
    .filter(({ phrase }) => input.includes(` ${fold(phrase)} `))
    .map(({ means }) => ({ text: means, weight: WEIGHT }));
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
