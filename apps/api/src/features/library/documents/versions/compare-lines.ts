import type { DocumentLine, LineChange } from '@snapwell/contract/library/documents/documents.schemas';

export interface LineComparison {
  readonly changes: LineChange[];
  /** Where each line of the version before stands now; those that are gone are not in it. */
  readonly lineNow: ReadonlyMap<number, number>;
  /** Lines of the version before that say something else now, or nothing. */
  readonly changed: ReadonlySet<number>;
}

/** Upper and lower case, spaces and numbers of sections do not make another line. */
const keyOf = ({ text }: DocumentLine): string =>
  text
    .normalize('NFKC')
    .replace(/^\d+(?:\.\d+)*[.)]?\s+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What a new version of a document says that the one before did not, line by line. */
export function compareLines(before: readonly DocumentLine[], after: readonly DocumentLine[]): LineComparison {
  const lineNow = new Map<number, number>();
  const changes: LineChange[] = [];
  const changed = new Set<number>();
  const pairs = sameLines(before.map(keyOf), after.map(keyOf));
  for (const [i, j] of pairs) lineNow.set(before[i]!.line, after[j]!.line);
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...pairs, [before.length, after.length] as const]) {
    const gap = comparePassage(before.slice(i, nextI), after.slice(j, nextJ));
    for (const change of gap) {
      changes.push(change);
      if (change.before !== null) changed.add(change.before);
      if (change.before !== null && change.after !== null) lineNow.set(change.before, change.after);
    }
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return { changes, lineNow, changed };
}

type Pair = readonly [number, number];

/** Pairs of places that say the same, in order on both sides. */
function sameLines(a: readonly string[], b: readonly string[]): Pair[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const head = Array.from({ length: start }, (_, i): Pair => [i, i]);
  const tail = Array.from({ length: end }, (_, i): Pair => [a.length - end + i, b.length - end + i]);
  const middle = sameInside(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...head, ...middle.map(([i, j]): Pair => [i + start, j + start]), ...tail];
}

/** So many comparisons take a few milliseconds. */
const MOST_COMPARISONS = 250_000;

/** Lines that stand once on each side are anchors; between two of them the same is done again. */
function sameInside(a: readonly string[], b: readonly string[]): Pair[] {
  if (a.length === 0 || b.length === 0) return [];
  if (a.length * b.length <= MOST_COMPARISONS) return longestCommon(a, b);
  const anchors = longestRising(uniquePairs(a, b));
  if (anchors.length === 0) return [];
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...anchors, [a.length, b.length] as const]) {
    for (const [p, q] of sameLines(a.slice(i, x), b.slice(j, y))) pairs.push([p + i, q + j]);
    if (x < a.length) pairs.push([x, y]);
    [i, j] = [x + 1, y + 1];
  }
  return pairs;
}

function uniquePairs(a: readonly string[], b: readonly string[]): Pair[] {
  const placesOf = (lines: readonly string[]) => {
    const places = new Map<string, number>();
    for (const [i, line] of lines.entries()) places.set(line, places.has(line) ? -1 : i);
    return places;
  };
  const inB = placesOf(b);
  return [...placesOf(a)].flatMap(([line, i]) => {
    const j = inB.get(line) ?? -1;
    return i >= 0 && j >= 0 ? [[i, j] as const] : [];
  });
}

/** The longest run of pairs that rises on both sides. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const sorted = pairs.toSorted(([a], [b]) => a - b);
  const ends: number[] = [];
  const before: number[] = [];
  for (const [k, [, j]] of sorted.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[ends[middle]!]![1] < j) low = middle + 1;
      else high = middle;
    }
    before[k] = low > 0 ? ends[low - 1]! : -1;
    ends[low] = k;
  }
  const rising: Pair[] = [];
  for (let k = ends.at(-1) ?? -1; k >= 0; k = before[k]!) rising.push(sorted[k]!);
  return rising.toReversed();
}

function longestCommon(a: readonly string[], b: readonly string[]): Pair[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return pairs;
}

/** Lines that share so much of their words are one line that was changed. */
const ALIKE = 0.5;
/** Two or three little words are shared by chance. */
const LEAST_SHARED = 3;
const MOST_PASSAGE = 400;

/** Of a passage that is other on both sides: which line became which, what is new and what is gone. */
function comparePassage(before: readonly DocumentLine[], after: readonly DocumentLine[]): LineChange[] {
  const changes: LineChange[] = [];
  let from = 0;
  for (const old of before) {
    const limit = Math.min(after.length, from + MOST_PASSAGE);
    let best = -1;
    let bestShare = ALIKE;
    for (let j = from; j < limit; j++) {
      const share = likeness(old.text, after[j]!.text);
      if (share > bestShare) [best, bestShare] = [j, share];
    }
    if (best < 0)
      changes.push({ kind: 'removed', before: old.line, after: null, words: [{ text: old.text, state: 'removed' }] });
    else {
      for (const line of after.slice(from, best)) changes.push(added(line));
      changes.push({
        kind: 'changed',
        before: old.line,
        after: after[best]!.line,
        words: compareWords(old.text, after[best]!.text),
      });
      from = best + 1;
    }
  }
  return [...changes, ...after.slice(from).map(added)];
}

const added = ({ line, text }: DocumentLine): LineChange => ({
  kind: 'added',
  before: null,
  after: line,
  words: [{ text, state: 'added' }],
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How much of their words two lines share, of all of them and of the shorter: a sentence that something was added to
 * is still the same.
 */
function likeness(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count > 0) shared++;
    counts.set(word, count - 1);
  }
  const shorter = Math.min(left.length, right.length);
  if (shared < Math.min(LEAST_SHARED, shorter) || shorter === 0) return 0;
  return shared / shorter / 2 + shared / (left.length + right.length);
}

const MOST_WORDS = 400;

/** The words of both, runs of the same state together. */
export function compareWords(before: string, after: string): LineChange['words'] {
  const [a, b] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return [
      { text: before, state: 'removed' },
      { text: after, state: 'added' },
    ];
  const trim = (words: readonly string[]) => words.map((word) => word.trim());
  const words: LineChange['words'] = [];
  const add = (text: string, state: 'same' | 'removed' | 'added') => {
    const last = words.at(-1);
    if (last?.state === state) last.text += text;
    else if (text !== '') words.push({ text, state });
  };
  let [i, j] = [0, 0];
  for (const [x, y] of [...longestCommon(trim(a), trim(b)), [a.length, b.length] as const]) {
    add(a.slice(i, x).join(''), 'removed');
    add(b.slice(j, y).join(''), 'added');
    add(b[y] ?? '', 'same');
    [i, j] = [x + 1, y + 1];
  }
  return words;
}
