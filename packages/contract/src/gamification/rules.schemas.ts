import { z } from 'zod';
import { pointSource } from './award.schemas.ts';
import { MOST_POINTS } from './gamification.limits.ts';

const points = z.number().int().min(0).max(MOST_POINTS);
const everyDays = z.number().int().min(2).max(366);

/**
 * What an organization pays and how its streaks work: data, kept in versions, so that every gain names the rules it
 * was paid by.
 */
export const pointRules = z.strictObject({
  /** The first visit of a day. */
  visit: points,
  /** Finishing an item, by its kind. */
  content: z.strictObject({ article: points, video: points, infographic: points, comic: points, interactive: points }),
  /** Each question right on the best attempt; only the improvement pays. */
  quiz_right_answer: points,
  /** Once, for a perfect score. */
  perfect_quiz: points,
  /** Times the best score fraction; only the improvement pays. */
  simulation: points,
  review: points,
  /** The most that reviews pay in one day. */
  reviews_a_day: points,
  daily_set: points,
  course: points,
  streak_bonuses: z.array(z.strictObject({ every_days: everyDays, points })).max(5),
  freezes: z.strictObject({ every_days: everyDays, at_most: z.number().int().min(0).max(10) }),
  /** What keeps a streak: coming by, or finishing something. */
  streak_kept_by: z.enum(['visit', 'finished_item']),
  /** Weekly leagues. */
  leagues: z.boolean(),
  /** Leaderboards are shown. */
  leaderboards: z.boolean().default(true),
  /** Nobody's name stands on a leaderboard, whatever members choose. */
  names_hidden: z.boolean().default(false),
});
export type PointRules = z.output<typeof pointRules>;

export const defaultPointRules: PointRules = {
  visit: 30,
  content: { article: 20, video: 20, infographic: 10, comic: 15, interactive: 25 },
  quiz_right_answer: 10,
  perfect_quiz: 50,
  simulation: 40,
  review: 5,
  reviews_a_day: 50,
  daily_set: 20,
  course: 0,
  streak_bonuses: [
    { every_days: 7, points: 50 },
    { every_days: 30, points: 100 },
  ],
  freezes: { every_days: 7, at_most: 2 },
  streak_kept_by: 'visit',
  leagues: true,
  leaderboards: true,
  names_hidden: false,
};

/** What other rules would have meant for the last days. */
export const rulesPreview = z.object({
  since: z.iso.date(),
  /** Points that were earned, and would have been. */
  before: z.number().int(),
  after: z.number().int(),
  /** People who earned anything, and how many of them would have more or less. */
  active: z.number().int(),
  gain: z.number().int(),
  lose: z.number().int(),
  /** Gains that the ledger says too little of; they count as they were paid. */
  unknown: z.number().int(),
  sources: z.array(z.object({ source: pointSource, before: z.number().int(), after: z.number().int() })),
  /** Those for whom most would change. */
  people: z.array(
    z.object({ uid: z.string(), display_name: z.string(), before: z.number().int(), after: z.number().int() }),
  ),
});
export type RulesPreview = z.output<typeof rulesPreview>;
