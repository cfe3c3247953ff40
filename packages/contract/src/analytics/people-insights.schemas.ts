import { z } from 'zod';
import { pointSource } from '../gamification/award.schemas.ts';
import { timestamp } from '../http/ids.ts';
import { memberStatus } from '../organizations/organizations.schemas.ts';
import { certaintyCounts } from './answer-insights.schemas.ts';
import { BAD_RANGE, count, day, isRange, panel, personHead, range, share, uid } from './insight-query.schemas.ts';
import { NUDGES_PER_CALL } from './insights.limits.ts';

/** Who is late, the longest first. */
export const overduePanel = panel(
  z.object({
    ...personHead,
    assignment: z.object({
      type: z.enum(['course', 'module', 'content']),
      id: z.string(),
      title: z.string(),
      due_on: day,
    }),
    days_late: count,
    items_done: count,
    items: count,
  }),
  { people: count, assignments: count },
);
export type OverduePanel = z.output<typeof overduePanel>;

/** Members without a visit in 14 days; people on leave are not counted. */
export const atRiskPanel = panel(
  z.object({
    ...personHead,
    last_visit_at: timestamp.nullable(),
    days_away: count,
    best_streak: count,
    /** What they had begun last and did not finish. */
    left_open: z.object({ content_id: z.string(), title: z.string(), share }).nullable(),
    nudged_at: timestamp.nullable(),
    /** False for seven days after the last mail, and while the person has no mail address. */
    can_nudge: z.boolean(),
  }),
  { people: count, members: count },
);
export type AtRiskPanel = z.output<typeof atRiskPanel>;

/** Writes to members: `return` asks them back, `review` names what they are about to forget. */
export const nudgeRequest = z.strictObject({
  uids: z.array(uid).min(1).max(NUDGES_PER_CALL),
  about: z.enum(['return', 'review']).default('return'),
});
export type NudgeRequest = z.output<typeof nudgeRequest>;
export const nudgeResult = z.object({
  sent: z.array(z.string()),
  /** `recently`: was written to in the last seven days. `on_leave`, `no_address`: nobody is written to there. */
  skipped: z.array(z.object({ uid: z.string(), why: z.enum(['recently', 'on_leave', 'no_address']) })),
});
export type NudgeResult = z.output<typeof nudgeResult>;

/** One person's figures: for who leads them, and for themselves. */
export const personInsight = z.object({
  ...personHead,
  status: memberStatus,
  from: day,
  to: day,
  last_visit_at: timestamp.nullable(),
  joined_at: timestamp,
  snap_points: z.int(),
  current_streak: count,
  best_streak: count,
  /** Days on which something was learned. */
  active_days: count,
  days: z.array(z.object({ day, items: count, reviews: count, points: z.int() })),
  items_finished: count,
  reviews: count,
  quizzes: z.object({ attempts: count, mean: z.number().nullable() }),
  simulations: z.object({ attempts: count, mean_share: share.nullable() }),
  points: z.array(z.object({ source: pointSource, points: z.int() })),
  modules: z.array(z.object({ module_id: z.string(), title: z.string(), items: count, done: count })),
  overdue: z.array(
    z.object({ type: z.enum(['course', 'module', 'content']), id: z.string(), title: z.string(), due_on: day }),
  ),
  nudged_at: timestamp.nullable(),
  /** Only for the person: what they are likely to know, and how sure they were. */
  own: z
    .object({
      recall: z.array(z.object({ module_id: z.string(), title: z.string(), cards: count, recall: share })),
      certainty: z.object(certaintyCounts),
    })
    .nullable(),
});
export type PersonInsight = z.output<typeof personInsight>;
export const personQuery = z
  .strictObject({ from: range.shape.from, to: range.shape.to })
  .refine(isRange, { error: BAD_RANGE, path: ['to'] });
