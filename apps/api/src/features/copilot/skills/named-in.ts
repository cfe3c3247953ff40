import { searchWords } from '#adapters/passage-search/words.ts';

/** Most of its words must be said. */
const SAID = 0.6;

/** The thing whose title the question names; null when it names none. */
export function namedIn<T extends { readonly title: string }>(question: string, things: readonly T[]): T | null {
  const said = new Set(searchWords(question));
  const titles = things.map((thing) => ({ thing, words: searchWords(thing.title) }));
  // 'Quiz' stands in the title of every quiz: whoever says only that names none of them.
  const isCommon = (word: string) =>
    titles.length > 2 && titles.filter(({ words }) => words.includes(word)).length > titles.length / 2;
  const shares = titles.map(({ thing, words }) => {
    const hits = words.filter((word) => said.has(word));
    return { thing, share: hits.every(isCommon) ? 0 : hits.length / words.length };
  });
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best && best.share >= SAID ? best.thing : null;
}

/** A module whose name is said as far as its colon: 'Medication safety: the last pair of hands'. */
export function calledIn<T extends { readonly title: string }>(question: string, modules: readonly T[]): T | undefined {
  const said = ` ${question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return modules.find(({ title }) => title.includes(':') && said.includes(` ${title.split(':')[0]!.toLowerCase()} `));
}
