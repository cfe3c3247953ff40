/** The list with one of its items taken from its place and put to another; the same list where there is none such. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const isInside = (at: number) => Number.isInteger(at) && at >= 0 && at < items.length;
  if (!isInside(from) || !isInside(to) || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
}

const KEYS: Record<string, (at: number, count: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Where a key takes an item of a list that goes downwards; null for a key that moves nothing. */
export function placeByKey(key: string, at: number, count: number): number | null {
  const to = KEYS[key]?.(at, count);
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}
