/** Two edits of the same text that cannot both stand: where. */
export type MergeConflict = readonly (string | number)[];

interface Merge<T> {
  /** Both edits together; of a conflict, theirs. */
  readonly value: T;
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Brings two edits of one value together. Keys of maps and blocks of longer texts are looked at by themselves; what
 * both changed in different ways is a conflict.
 */
export function mergeDrafts<T>(base: T, mine: T, theirs: T): Merge<T> {
  const conflicts: MergeConflict[] = [];
  return { value: merge({ base, mine, theirs }, [], conflicts) as T, conflicts };
}

interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

function merge({ base, mine, theirs }: Versions, path: MergeConflict, conflicts: MergeConflict[]): unknown {
  if (same(mine, theirs) || same(base, mine)) return theirs;
  if (same(base, theirs)) return mine;
  if (isMap(base) && isMap(mine) && isMap(theirs)) {
    const merged: Record<string, unknown> = {};
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const value: unknown = merge(
        { base: base[key], mine: mine[key], theirs: theirs[key] },
        [...path, key],
        conflicts,
      );
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }
  if (isList(base) && isList(mine) && isList(theirs) && base.length === mine.length && mine.length === theirs.length)
    return base.map((item, i): unknown =>
      merge({ base: item, mine: mine[i], theirs: theirs[i] }, [...path, i], conflicts),
    );
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const merged = mergeTexts(base, mine, theirs);
    if (merged !== null) return merged;
  }
  conflicts.push(path);
  return theirs;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isMap(a) || !isMap(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return keys.length === others.length && keys.every((key) => key in b && same(a[key], b[key]));
}

/** Both edits of a text by lines; null where both changed the same lines, or lines that touch. */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  const lines = base.split('\n');
  const [own, other] = [changesOf(lines, mine.split('\n')), changesOf(lines, theirs.split('\n'))];
  const merged: string[] = [];
  let at = 0;
  for (let [i, j] = [0, 0]; i < own.length || j < other.length;) {
    const [a, b] = [own[i], other[j]];
    if (a && b && same(a, b)) {
      merged.push(...lines.slice(at, a.from), ...a.lines);
      at = a.to;
      i++;
      j++;
      continue;
    }
    if (a && b && a.from <= b.to && b.from <= a.to) return null;
    const next = !b || (a && a.from < b.from) ? a! : b;
    merged.push(...lines.slice(at, next.from), ...next.lines);
    at = next.to;
    if (next === a) i++;
    else j++;
  }
  return [...merged, ...lines.slice(at)].join('\n');
}

interface Change {
  /** The lines `from` to before `to` become `lines`. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** What of the lines became what, in their order. */
function changesOf(before: readonly string[], after: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [from, taken] = [0, 0];
  const close = (to: number, end: number) => {
    if (to > from || end > taken) changes.push({ from, to, lines: after.slice(taken, end) });
  };
  for (const [i, j] of commonLines(before, after)) {
    close(i, j);
    [from, taken] = [i + 1, j + 1];
  }
  close(before.length, after.length);
  return changes;
}

/** Beyond this many comparisons only what stands before and after all changes is taken for common. */
const MOST_CELLS = 4_000_000;

/** The pairs of lines that two texts have in common, in order: a longest common subsequence. */
export function commonLines(before: readonly string[], after: readonly string[]): [number, number][] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const pairs = (count: number, i: number, j: number) =>
    Array.from({ length: count }, (_, k): [number, number] => [i + k, j + k]);
  return [
    ...pairs(start, 0, 0),
    ...inMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end), start),
    ...pairs(end, before.length - end, after.length - end),
  ];
}

function inMiddle(a: readonly string[], b: readonly string[], start: number): [number, number][] {
  if (a.length === 0 || b.length === 0 || a.length * b.length > MOST_CELLS) return [];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] =
        a[i] === b[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const common: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (a[i] === b[j]) common.push([start + i++, start + j++]);
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i++;
    else j++;
  }
  return common;
}
