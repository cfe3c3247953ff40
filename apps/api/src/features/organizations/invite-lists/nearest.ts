/** How many letters two words differ by; a swap of two neighbours is one. Counted no further than `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** So many different words get a suggestion; a file with more unknown ones is another file. */
const SUGGESTIONS = 300;

/**
 * Says of a word which of the known ones was probably meant, when one is near enough: a letter in short words, two in
 * longer ones.
 */
export function createSuggester(known: readonly string[]): (word: string) => string | null {
  const candidates = known.map((name) => ({ name, folded: fold(name) }));
  const found = new Map<string, string | null>();
  return (word) => {
    if (!found.has(word) && found.size < SUGGESTIONS) found.set(word, nearest(fold(word), candidates));
    return found.get(word) ?? null;
  };
}

function nearest(word: string, candidates: readonly { name: string; folded: string }[]): string | null {
  const most = word.length <= 5 ? 1 : 2;
  let best: { name: string; far: number } | null = null;
  for (const { name, folded } of candidates) {
    const far = distance(word, folded, most);
    if (far <= most && (best === null || far < best.far)) best = { name, far };
  }
  return best?.name ?? null;
}

/** Without case, accents, and what people write between words. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_\-.]+/g, ' ')
    .trim();
