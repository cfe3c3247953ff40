/** Stretches of a video that were seen, in seconds, in order and without overlap. */
export type Stretches = readonly (readonly [from: number, to: number])[];

/** Stretches this close together were seen as one. */
const GAP_S = 0.6;

/** The stretches with one more. */
export function withStretch(seen: Stretches, from: number, to: number): Stretches {
  if (to <= from) return seen;
  const merged: [number, number][] = [];
  for (const [start, end] of [...seen, [from, to] as const].toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1] + GAP_S) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** How much of a video was seen, from 0 to 1. */
export function watchedShare(seen: Stretches, duration: number): number {
  if (duration <= 0) return 0;
  return Math.min(1, seen.reduce((sum, [from, to]) => sum + (to - from), 0) / duration);
}

/** How long a film is: what the file itself says once it is known, else what its author wrote. */
export function lengthOf(written: number, film: number | undefined): number {
  return film !== undefined && Number.isFinite(film) && film > 0 ? film : written;
}

/** Reads stretches from a stored place; what is none is left out. */
export function readStretches(value: unknown): Stretches {
  if (!Array.isArray(value)) return [];
  const isStretch = (item: unknown): item is [number, number] =>
    Array.isArray(item) && item.length === 2 && item.every((n) => typeof n === 'number' && n >= 0);
  return value.filter(isStretch).reduce<Stretches>((seen, [from, to]) => withStretch(seen, from, to), []);
}
