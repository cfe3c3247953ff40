import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';

/** Something to do that pays. */
export interface WayUp {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly points: number;
  readonly to: string;
}

const MOST_WAYS = 3;
const MOST_MARKS = 3;
/** So near to each other two names would lie over each other. */
const APART = 24;
const TALLEST = 300;
/** Beside a block stand its words: a lower one is drawn as high as they are. */
const LOWEST_BLOCK = 52;

export interface WaysUpDrawing {
  /** From the lowest; each stands on the one before. */
  readonly blocks: readonly (WayUp & { readonly height: number })[];
  /** People whom one passes on the way, from the lowest. */
  readonly marks: readonly {
    readonly rank: number;
    readonly points: number;
    readonly name: string | null;
    readonly bottom: number;
  }[];
}

/**
 * What one can do today as blocks to scale, the smallest first, beside the people it takes one past. Only people who
 * are within reach are shown.
 */
export function drawWaysUp(
  ways: readonly WayUp[],
  own: Pick<LeaderboardRow, 'points'>,
  rows: readonly Pick<LeaderboardRow, 'rank' | 'points' | 'display_name' | 'is_name_hidden' | 'is_me'>[],
): WaysUpDrawing {
  const shown = ways
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => a.points - b.points)
    .slice(0, MOST_WAYS);
  const [smallest] = shown;
  if (!smallest) return { blocks: [], marks: [] };
  const total = shown.reduce((sum, { points }) => sum + points, 0);
  const scale = Math.min(LOWEST_BLOCK / smallest.points, TALLEST / total);
  const heights = shown.map(({ points }) => Math.max(LOWEST_BLOCK, points * scale));
  const ahead = rows
    .filter(({ points, is_me: isMe }) => !isMe && points > own.points && points - own.points <= total)
    .toSorted((a, b) => a.points - b.points);
  const marks: WaysUpDrawing['marks'][number][] = [];
  for (const { rank, points, display_name: name, is_name_hidden: isHidden } of ahead) {
    const bottom = heightOf(points - own.points, shown, heights);
    const below = marks.at(-1);
    if (marks.length < MOST_MARKS && (!below || bottom - below.bottom >= APART))
      marks.push({ rank, points, name: isHidden ? null : name, bottom });
  }
  return { blocks: shown.map((way, at) => ({ ...way, height: heights[at]! })), marks };
}

/** How high so many points reach in the stack. */
function heightOf(points: number, ways: readonly WayUp[], heights: readonly number[]): number {
  let [left, height] = [points, 0];
  for (const [at, way] of ways.entries()) {
    const share = Math.min(1, left / way.points);
    height += share * heights[at]!;
    left -= way.points;
    if (left <= 0) break;
  }
  return height;
}
