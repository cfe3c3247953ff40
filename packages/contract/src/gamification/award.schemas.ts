import { z } from 'zod';
import { timestamp } from '../http/ids.ts';

/** What points are earned by. `reversal` takes back what was paid by mistake; `correction` is given by hand. */
export const pointSources = [
  'visit',
  'streak_bonus',
  'content',
  'quiz',
  'perfect_quiz',
  'simulation',
  'review',
  'daily_set',
  'course',
  'correction',
  'reversal',
] as const;
export const pointSource = z.enum(pointSources);
export type PointSource = z.output<typeof pointSource>;

/** Kinds of content that differ in what finishing them is worth. */
export const paidContentKinds = ['article', 'video', 'infographic', 'comic', 'interactive'] as const;
export const paidContentKind = z.enum(paidContentKinds);
export type PaidContentKind = z.output<typeof paidContentKind>;

/**
 * A gain. It travels in `awards` of the response to the request that earned it, and on the live stream to the person's
 * other devices; `id` is the same on both ways, so that each device announces it once.
 */
export const award = z.object({
  id: z.string(),
  org_id: z.string(),
  /** What was gained, the sum of `items`. */
  points: z.number().int(),
  /** The person's points in the organization after the gain. */
  total: z.number().int(),
  /** The main reason: the source of the first item. */
  source: pointSource,
  items: z.array(z.object({ source: pointSource, points: z.number().int() })),
  /** Badges that came with it. */
  badges: z.array(z.string()),
  at: timestamp,
});
export type Award = z.output<typeof award>;

/** Everything that a request earned, in the order in which it was earned; empty when it was paid before. */
export const awards = z.array(award);
