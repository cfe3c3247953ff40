import { LEAGUE_MOVES, LEAGUE_SIZE } from '@snapwell/contract/gamification/gamification.limits';
import { leagueTiers } from '@snapwell/contract/gamification/league.schemas';

/** How many of a league move up, and how many down: a fifth each, five of a full one, nobody of a handful. */
export function movesOf(seats: number): number {
  return Math.min(LEAGUE_MOVES, Math.floor((seats * LEAGUE_MOVES) / LEAGUE_SIZE));
}

/**
 * Where a place in last week's league leads: 1 up, -1 down, 0 nowhere. Equal points share a rank, so ties move
 * together.
 */
export function moveOf({
  rank,
  seats,
  tier,
  points,
}: {
  rank: number;
  seats: number;
  tier: number;
  points: number;
}): 1 | 0 | -1 {
  const moves = movesOf(seats);
  if (rank <= moves && points > 0) return tier < leagueTiers.length - 1 ? 1 : 0;
  if (rank > seats - moves) return tier > 0 ? -1 : 0;
  return 0;
}

/**
 * Leagues are made of people of similar pace only where there are enough of them to fill some leagues for each pace.
 */
export const CROWD = LEAGUE_SIZE * 8;
const FASTEST = 5;

/** The pace that somebody plays at: by what they earned in the week before, in doubling steps. */
export function paceOf({ pointsBefore, playersBefore }: { pointsBefore: number; playersBefore: number }): number {
  if (playersBefore < CROWD) return 0;
  return Math.min(FASTEST, Math.floor(Math.log2(1 + pointsBefore / 100)));
}
