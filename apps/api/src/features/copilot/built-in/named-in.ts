import { searchWords } from '#adapters/passage-search/words.ts';

/** Most of its words must be said. */
const SAID = 0.6;

/** The thing whose title the question names; null when it names none. */
export function namedIn<T extends { readonly title: string }>(question: string, things: readonly T[]): T | null {
  const said = new Set(searchWords(question));
  const shares = things.map((thing) => {
    const words = searchWords(thing.title);
    return { thing, share: words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length };
  });
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best && best.share >= SAID ? best.thing : null;
}
