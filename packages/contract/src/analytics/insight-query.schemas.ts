import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { finding } from './findings.ts';
import { LONGEST_RANGE_DAYS } from './insights.limits.ts';

const DAY_MS = 86_400_000;
/** A calendar day of the organization, `2026-11-20`. */
export const day = z.iso.date();
export const count = z.int().min(0);
/** From 0 to 1. */
export const share = z.number().min(0).max(1);
export const uid = z.string().min(1).max(128);

export const range = z.strictObject({
  /** First and last day, both counted. The last 30 days when they are left out. */
  from: day.optional(),
  to: day.optional(),
  /** Only what the people of a group did while they were in it. Who leads groups sees those they lead. */
  group_id: z.string().min(1).max(60).optional(),
  /** `previous`: with the same number of days right before. */
  compare: z.enum(['none', 'previous']).default('none'),
});
export const isRange = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  (from === undefined) === (to === undefined) &&
  (from === undefined ||
    to === undefined ||
    (from <= to && Date.parse(to) - Date.parse(from) < LONGEST_RANGE_DAYS * DAY_MS));
export const BAD_RANGE = /*i18n*/ 'Name a first and a last day, at most a year apart.';

export const insightQuery = range.refine(isRange, { error: BAD_RANGE, path: ['to'] });
export type InsightQuery = z.output<typeof insightQuery>;

/** A panel: its rows, what they come to, what they came to in the days before, and what they say. */
export const panel = <R extends z.ZodType, T extends z.ZodRawShape>(row: R, totals: T) =>
  z.object({
    from: day,
    to: day,
    rows: z.array(row),
    totals: z.object(totals),
    /** Null unless `compare` asks for it. */
    previous: z.object(totals).nullable(),
    finding: finding.nullable(),
    /** What rests on fewer people is left out or null. 0 where people are named to whoever may see them anyway. */
    hidden_below: z.int(),
    /** Until when what happened is counted. */
    as_of: timestamp,
  });

/** Who a row is about, to whoever may see them. */
export const personHead = {
  uid: z.string(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
  job_role: z.string(),
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
};
