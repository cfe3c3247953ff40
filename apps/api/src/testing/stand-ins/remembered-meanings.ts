import type { Assistant } from '../../composition/assistant.ts';

const meanings = new Map<string, Int8Array>();

/** The assistant; the meaning of a text is computed once for all tests of a process, many of which tell the same lesson. */
export function withRememberedMeanings({ search, ...assistant }: Assistant): Assistant {
  return {
    ...assistant,
    search: {
      ...search,
      get hasMeaning() {
        return search.hasMeaning;
      },
      async encode(texts) {
        const missing = [...new Set(texts)].filter((text) => !meanings.has(text));
        const computed = missing.length === 0 ? [] : await search.encode(missing);
        if (!computed) return null;
        for (const [i, text] of missing.entries()) meanings.set(text, computed[i]!);
        return texts.map((text) => meanings.get(text)!);
      },
    },
  };
}
