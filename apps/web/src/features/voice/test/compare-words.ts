export interface ComparedWord {
  readonly text: string;
  /** Null when it was not heard at all. */
  readonly heardAs: string | null;
  readonly isRight: boolean;
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}’']/gu, '')
    .replaceAll('’', "'");

/** Which words of a sentence were heard, and as what: the cheapest way from one row of words to the other. */
export function compareWords(sentence: string, heard: string): ComparedWord[] {
  const wanted = sentence.split(/\s+/).filter(Boolean);
  const got = heard.split(/\s+/).filter((word) => plain(word) !== '');
  // costs[i][j]: the least changes between the first i words that were wanted and the first j that were heard.
  const costs = Array.from({ length: wanted.length + 1 }, (_, i) =>
    Array.from({ length: got.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const isSame = (i: number, j: number) => plain(wanted[i - 1]!) === plain(got[j - 1]!);
  for (let i = 1; i <= wanted.length; i++)
    for (let j = 1; j <= got.length; j++)
      costs[i]![j] = Math.min(
        costs[i - 1]![j - 1]! + (isSame(i, j) ? 0 : 1),
        costs[i - 1]![j]! + 1,
        costs[i]![j - 1]! + 1,
      );
  const compared: ComparedWord[] = [];
  let j = got.length;
  for (let i = wanted.length; i > 0;) {
    const isRight = j > 0 && isSame(i, j);
    if (j > 0 && costs[i]![j] === costs[i - 1]![j - 1]! + (isRight ? 0 : 1)) {
      compared.unshift({ text: wanted[--i]!, heardAs: got[--j]!, isRight });
    } else if (costs[i]![j] === costs[i - 1]![j]! + 1) {
      compared.unshift({ text: wanted[--i]!, heardAs: null, isRight: false });
    } else j--;
  }
  return compared;
}
