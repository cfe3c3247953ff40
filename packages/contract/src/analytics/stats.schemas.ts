import { z } from 'zod';
import { contentKind } from '../catalogue/content-kind.ts';
import { timestamp } from '../http/ids.ts';
import { pageQuery } from '../http/page.ts';
import { BAD_RANGE, count, day, isRange, range, share } from './insight-query.schemas.ts';
import { personInsight } from './people-insights.schemas.ts';

// What spec §7 names and does not show: the shapes are ours.

const statQuery = range.omit({ compare: true });
export const statsQuery = statQuery.refine(isRange, { error: BAD_RANGE, path: ['to'] });
export const userStatsQuery = z.strictObject({ ...pageQuery.shape, ...statQuery.shape }).refine(isRange, {
  error: BAD_RANGE,
  path: ['to'],
});

/** The organization in numbers: those of `insights`. */
export const dashboardStats = z.object({
  organization_id: z.string(),
  from: day,
  to: day,
  as_of: timestamp,
  members: count,
  active_learners: z.object({ range: count, week: count, month: count }),
  days: z.array(z.object({ day, learners: count })),
  items_finished: count,
  quizzes: z.object({ attempts: count, mean_score: z.number().nullable(), passed: share.nullable() }),
  reviews: count,
  points: z.int(),
  at_risk: count,
  modules: z.array(z.object({ module_id: z.string(), title: z.string(), started: count, finished: count })),
});
export const userStatsItem = z.object({
  user_id: z.string(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
  last_visit_at: timestamp.nullable(),
  active_days: count,
  items_finished: count,
  quiz_attempts: count,
  mean_score: z.number().nullable(),
  reviews: count,
  points: z.int(),
  current_streak: count,
});
export type UserStatsItem = z.output<typeof userStatsItem>;
export const moduleStats = z.object({
  module_id: z.string(),
  title: z.string(),
  from: day,
  to: day,
  items: count,
  started: count,
  first_lesson: count,
  half: count,
  finished: count,
  quizzes: z.array(
    z.object({ quiz_id: z.string(), title: z.string(), attempts: count, mean_score: z.number().nullable() }),
  ),
});
export const contentStats = z.object({
  content_id: z.string(),
  title: z.string(),
  kind: contentKind,
  module_id: z.string().nullable(),
  from: day,
  to: day,
  opened: count,
  finished: count,
  skipped: count,
  left_at: z.array(count).length(10).nullable(),
});
export const userStats = personInsight.omit({ own: true }).extend({ user_id: z.string() });
export type DashboardStats = z.output<typeof dashboardStats>;
export type ModuleStats = z.output<typeof moduleStats>;
export type ContentStats = z.output<typeof contentStats>;
export type UserStats = z.output<typeof userStats>;
export type UserStatsQuery = z.output<typeof userStatsQuery>;
