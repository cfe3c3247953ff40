import { z } from 'zod';
import { awards } from '../gamification/award.schemas.ts';
import { timestamp } from '../http/ids.ts';
import { contentCard, count } from '../catalogue/cards.schemas.ts';

const stepHead = { is_done: z.boolean(), minutes: count };

/** Some of the cards that are about to be forgotten. */
export const reviewStep = z.object({
  kind: z.literal('reviews'),
  ...stepHead,
  cards: count,
  /** How many were answered since the set was composed. */
  reviewed: count,
  /** All cards that are due now: mostly more than the set asks for. */
  due: count,
});
/** What comes next anyway. */
export const lessonStep = z.object({ kind: z.literal('lesson'), ...stepHead, item: contentCard });
/** Something the learner has not begun. */
export const newStep = z.object({ kind: z.literal('new'), ...stepHead, item: contentCard });

export const dailyStep = z.discriminatedUnion('kind', [reviewStep, lessonStep, newStep]);
export type DailyStep = z.output<typeof dailyStep>;

/** Today's set of about five minutes: composed once for the learner's day, the same on every device. */
export const dailySet = z.object({
  day: z.iso.date(),
  /** Empty when there is nothing to do: in a library without content, or when everything is complete. */
  steps: z.array(dailyStep),
  /** Of the steps that are left. */
  minutes: count,
  /** What finishing it pays. */
  points: count,
  /** When the last step was done. */
  finished_at: timestamp.nullable(),
  /** When the next one is composed. */
  next_at: timestamp,
  has_content: z.boolean(),
  /** Of a set whose last step left the library: it is finished, and paid, when it is looked at. */
  awards,
});
export type DailySet = z.output<typeof dailySet>;
