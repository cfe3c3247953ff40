import { z } from 'zod';
import { awards } from '../gamification/award.schemas.ts';
import { leaderboardRow } from '../gamification/leaderboard.schemas.ts';
import { home } from '../catalogue/catalogue.schemas.ts';
import { dailySet } from '../quizzes/daily-set.schemas.ts';

/** The home screen in one answer: what to learn, today's set, the ranking of the week. */
export const homeScreen = home.extend({
  daily_set: dailySet,
  /** What looking at the set earned: see there. */
  awards,
  /** The caller with their neighbours; those who lead while the caller has no points this week. */
  week_ranking: z.array(leaderboardRow),
});
export type HomeScreen = z.output<typeof homeScreen>;
