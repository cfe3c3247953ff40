import { z } from 'zod';
import { contentKind } from '../catalogue/content-kind.ts';
import { pointSource } from '../gamification/award.schemas.ts';
import { finding } from './findings.ts';
import { count, day, panel, share } from './insight-query.schemas.ts';

/** Whose figures the caller may see: everybody's and each group's, or those of the groups they lead. */
export const insightScope = z.object({
  is_everybody: z.boolean(),
  groups: z.array(z.object({ id: z.string(), name: z.string(), members: count })),
  /** The organization's calendar day, and the first day of which figures are kept; null before anything happened. */
  today: day,
  first_day: day.nullable(),
});
export type InsightScope = z.output<typeof insightScope>;

/** The four numbers at the top. */
export const summaryPanel = panel(z.never(), {
  learners: count,
  members: count,
  /** Finished items for each active learner. */
  items_each: z.number().nullable(),
  /** Average score of quizzes, 0 to 100. */
  score: z.number().nullable(),
  /** Of the answers with a certainty, those that were sure and wrong. */
  sure_and_wrong: share.nullable(),
}).extend({
  /** What the panels say, the most pressing first. */
  findings: z.array(finding),
});
export type SummaryPanel = z.output<typeof summaryPanel>;

/** Active learners: who learned something on a day. */
export const activePanel = panel(z.object({ day, learners: count, previous: count.nullable() }), {
  /** Different people in the range. */
  learners: count,
  members: count,
  /** Different people in the last 7 and the last 30 days of the range. */
  week: count,
  month: count,
  /** Mean of the days. */
  day: z.number(),
  /** Of those who learned, who did so on three days a week or more. */
  frequent: share.nullable(),
});
export type ActivePanel = z.output<typeof activePanel>;

/** Streaks as they stand now: members from `from` to `to` days; `to` is null in the last band. */
export const streakPanel = panel(z.object({ from: z.int(), to: z.int().nullable(), members: count }), {
  members: count,
  with_streak: count,
  longest: count,
});
export type StreakPanel = z.output<typeof streakPanel>;

export const leaveStep = z.enum(['first_lesson', 'half', 'finished']);
/** Those who started a module in the range, and how far they have come since. */
export const funnelPanel = panel(
  z.object({
    module_id: z.string(),
    title: z.string(),
    items: count,
    started: count,
    first_lesson: count,
    half: count,
    finished: count,
    /** The step that most did not reach, and how many; null when all finished. */
    leaves: z.object({ before: leaveStep, people: count }).nullable(),
  }),
  { started: count, finished: count },
);
export type FunnelPanel = z.output<typeof funnelPanel>;

const scores = {
  attempts: count,
  learners: count,
  mean: z.number().nullable(),
  median: z.number().nullable(),
  /** The middle half lies between them. */
  lower_quartile: z.number().nullable(),
  upper_quartile: z.number().nullable(),
  passed: share.nullable(),
  /** Attempts by score: 0 to 9, 10 to 19, ... 90 to 100. */
  spread: z.array(count).length(10),
};
/** Whole attempts that were finished in the range, the lowest mean first. */
export const scorePanel = panel(
  z.object({ quiz_id: z.string(), title: z.string(), module_id: z.string().nullable(), ...scores }),
  scores,
);
export type ScorePanel = z.output<typeof scorePanel>;

/** What is passed over, and where people leave a lesson. */
export const contentPanel = panel(
  z.object({
    content_id: z.string(),
    title: z.string(),
    kind: contentKind,
    module_id: z.string(),
    /** First opened in the range; finished of those. */
    opened: count,
    finished: count,
    /** Who went on to a later item of the module in the range without ever opening this one. */
    skipped: count,
    /**
     * How far those are who opened it at any time and have not finished, in tenths; only people of whose groups at
     * least five left it. Null while there are none.
     */
    left_at: z.array(count).length(10).nullable(),
    /** The middle of where they left, 0 to 1. */
    left_middle: share.nullable(),
    /**
     * Who said at any time whether it was clear; only people of whose groups at least five did. Null while there are
     * none.
     */
    clarity: z.object({ answers: count, not_clear: count }).nullable(),
  }),
  { opened: count, finished: count, skipped: count },
);
export type ContentPanel = z.output<typeof contentPanel>;

export const pointPanel = panel(
  z.object({ source: pointSource, points: z.int(), members: count, previous: z.int().nullable() }),
  { points: z.int(), members: count },
);
export type PointPanel = z.output<typeof pointPanel>;

/** Panels that can be had as a file. */
export const insightPanels = [
  'active-learners',
  'streaks',
  'funnel',
  'quiz-scores',
  'questions',
  'content',
  'overdue',
  'at-risk',
  'points',
  'rubric',
  'knowledge',
  'certainty',
  'before-after',
] as const;
export const insightPanelName = z.enum(insightPanels);
export type InsightPanelName = z.output<typeof insightPanelName>;
