export interface Spot {
  /** In percent of the picture. */
  readonly x: number;
  readonly y: number;
}

export interface Marker {
  readonly side: 'left' | 'right';
  /** Of its middle, in pixels from the top of the picture. */
  readonly top: number;
}

const TARGET_PX = 48;

/**
 * Where the markers of a picture stand: beside it, each as near to its spot as the others allow, so that none covers
 * what it explains.
 */
export function placeMarkers(spots: readonly Spot[], height: number): Marker[] {
  const markers: Marker[] = [];
  for (const side of ['left', 'right'] as const) {
    const own = spots
      .map((spot, at) => ({ at, wanted: (spot.y / 100) * height, side: sideOf(spot) }))
      .filter((each) => each.side === side)
      .toSorted((a, b) => a.wanted - b.wanted);
    const gap = Math.min(TARGET_PX, height / Math.max(1, own.length));
    const tops = spread(
      own.map(({ wanted }) => wanted),
      { gap, height },
    );
    own.forEach(({ at }, i) => (markers[at] = { side, top: tops[i]! }));
  }
  return markers;
}

export const sideOf = ({ x }: Pick<Spot, 'x'>): Marker['side'] => (x < 50 ? 'left' : 'right');

/** Positions in their order, at least `gap` apart and within the height. */
function spread(wanted: readonly number[], { gap, height }: { gap: number; height: number }): number[] {
  const tops = [...wanted];
  for (let i = 0; i < tops.length; i++) tops[i] = Math.max(tops[i]!, i === 0 ? gap / 2 : tops[i - 1]! + gap);
  for (let i = tops.length - 1; i >= 0; i--)
    tops[i] = Math.min(tops[i]!, i === tops.length - 1 ? height - gap / 2 : tops[i + 1]! - gap);
  return tops;
}
