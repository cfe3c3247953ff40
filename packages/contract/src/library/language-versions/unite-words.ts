/** Lists of words by which an answer, or what is said, is recognized. */
const RECOGNIZED: ReadonlySet<string> = new Set(['accept', 'any', 'phrases', 'key_phrases']);

/**
 * A body, or a part of one, with the words that count as right in any of its languages: who answered in one language
 * is right in all. `others` are built alike.
 */
export function uniteWords<T>(own: T, others: readonly unknown[]): T {
  return unite(own, others, null) as T;
}

function unite(own: unknown, others: readonly unknown[], key: string | null): unknown {
  if (Array.isArray(own)) {
    const lists = others.filter((other) => Array.isArray(other));
    if (key !== null && RECOGNIZED.has(key)) return [...new Set([...own, ...lists.flat()])];
    return own.map((each: unknown, i) =>
      unite(
        each,
        lists.map((list) => list[i] as unknown),
        null,
      ),
    );
  }
  if (typeof own !== 'object' || own === null) return own;
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [
      name,
      unite(
        value,
        others.map((other) => (other as Record<string, unknown> | undefined)?.[name]),
        name,
      ),
    ]),
  );
}
