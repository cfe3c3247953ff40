/** Slips of the fingers between two words: letters left out, added, changed, or two neighbours swapped. */
export function slipsBetween(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, i) => i)];
  from.forEach((letter, i) => {
    const [above, aboveThat] = [rows[i]!, rows[i - 1]];
    const row = [i + 1];
    to.forEach((other, j) => {
      const changed = above[j]! + (letter === other ? 0 : 1);
      const isSwapped = aboveThat !== undefined && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      const swapped = isSwapped ? aboveThat[j - 1]! + 1 : Infinity;
      row.push(Math.min(changed, above[j + 1]! + 1, row[j]! + 1, swapped));
    });
    rows.push(row);
  });
  return rows[from.length]![to.length]!;
}

/**
 * The word that was most likely meant; null when none is near enough. One slip in a short word, two in a longer one.
 */
export function nearestWord(typed: string, candidates: readonly string[]): string | null {
  const most = typed.length <= 5 ? 1 : 2;
  let nearest: { word: string; slips: number } | null = null;
  for (const word of candidates) {
    if (Math.abs(word.length - typed.length) > most) continue;
    const slips = slipsBetween(typed, word);
    if (slips <= most && (!nearest || slips < nearest.slips)) nearest = { word, slips };
  }
  return nearest?.word ?? null;
}
