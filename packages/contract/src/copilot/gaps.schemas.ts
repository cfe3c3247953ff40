import { z } from 'zod';

/** Something members asked that the library does not answer. Who asked is not told. */
export const assistantGap = z.object({
  topic: z.string(),
  /** How it was put, the latest first. */
  questions: z.array(z.string()),
  /** How many asked, and how often; null where that is so few that it would tell who. */
  people: z.int().nullable(),
  times: z.int().nullable(),
  reason: z.enum(['not_found', 'not_helpful', 'both']),
  last_asked_on: z.iso.date(),
});
export type AssistantGap = z.output<typeof assistantGap>;

export const gapState = z.enum(['done', 'not_ours']);

export const gapChange = z.strictObject({
  topic: z.string().min(1).max(200),
  /** Null opens it again. */
  state: gapState.nullable(),
});
export type GapChange = z.output<typeof gapChange>;
