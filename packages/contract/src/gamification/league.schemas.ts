import { z } from 'zod';
import { leaderboardRow } from './leaderboard.schemas.ts';

/** From the lowest to the highest. */
export const leagueTiers = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export const leagueTier = z.enum(leagueTiers);
export type LeagueTier = z.output<typeof leagueTier>;

/** This week's league of the caller. Somebody without points this week has no seat yet: no rows. */
export const league = z.object({
  tier: leagueTier,
  /** How the caller came here from the league before. */
  came: z.enum(['up', 'down', 'stayed']).nullable(),
  from: z.iso.date(),
  through: z.iso.date(),
  items: z.array(leaderboardRow),
  /** How many move up and down at the end of the week. */
  moves_up: z.number().int(),
  moves_down: z.number().int(),
});
export type League = z.output<typeof league>;
