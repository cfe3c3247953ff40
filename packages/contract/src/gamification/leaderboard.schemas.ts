import { z } from 'zod';
import { pageQuery } from '../http/page.ts';

export const leaderboardPeriod = z.enum(['all', 'month', 'week']);
export type LeaderboardPeriod = z.output<typeof leaderboardPeriod>;

export const leaderboardQuery = pageQuery.extend({
  period: leaderboardPeriod.default('all'),
  /** Limits the board to one group of the organization. */
  group: z.string().max(80).optional(),
});
export type LeaderboardQuery = z.output<typeof leaderboardQuery>;

/** What stands for the name of a person who hides it. */
export const HIDDEN_NAME = 'A learner';

export const leaderboardRow = z.object({
  rank: z.number().int(),
  /** Null when the person hides their name. */
  user_id: z.string().nullable(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
  is_name_hidden: z.boolean(),
  group: z.string().nullable(),
  points: z.number().int(),
  /** Places gained since the day before (negative: lost); null when that is not known. */
  change: z.number().int().nullable(),
  /** Points of each day of this week so far, Monday first; empty on any other board. */
  days: z.array(z.int()),
  is_me: z.boolean(),
});
export type LeaderboardRow = z.output<typeof leaderboardRow>;

export const leaderboard = z.object({
  period: leaderboardPeriod,
  /** When the period began and ends, as calendar days of the organization; null for all time. */
  from: z.iso.date().nullable(),
  through: z.iso.date().nullable(),
  items: z.array(leaderboardRow),
  next_cursor: z.string().nullable(),
  /** The caller's own row with its neighbours, also when it is on another page; empty for somebody without points. */
  around_me: z.array(leaderboardRow),
  /** The organization shows no leaderboards: there is the caller's own row at most. */
  is_off: z.boolean(),
});
export type Leaderboard = z.output<typeof leaderboard>;
