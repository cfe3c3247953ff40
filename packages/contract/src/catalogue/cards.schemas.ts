import { z } from 'zod';
import { contentKind, contentType } from './content-kind.ts';

/** How far along, from 0 to 1. */
export const share = z.number().min(0).max(1);
export const count = z.number().int().min(0);
/** Where a file is served, such as `/files/...`. */
export const address = z.string();

/** What every item shows of itself. */
export const contentFace = z.object({
  id: z.string(),
  type: contentType,
  kind: contentKind,
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  cover: address.nullable(),
});

/** An item as it stands in a list. */
export const contentCard = contentFace.extend({
  module_id: z.string().nullable(),
  module_title: z.string(),
  chapter_id: z.string().nullable(),
  chapter_title: z.string(),
  is_completed: z.boolean(),
  /** Opens when the earlier items of its chapter are complete. */
  is_locked: z.boolean(),
  progress: share,
  /** It was taken to its end and not passed: one begins it again. */
  is_to_retry: z.boolean(),
});
export type ContentCard = z.output<typeof contentCard>;

/** An item as a step on the way through its module. */
export const pathItem = contentCard.extend({
  /** What the learner has earned by it, and the most that it pays by the rules in force. */
  points_earned: count,
  points_possible: count,
  /** 0 to 100, where the kind has a score. */
  best_score: z.number().int().nullable(),
  /** What a score has to reach; null for what is no quiz. */
  pass_mark: z.number().int().nullable(),
  /** How many earlier items have to be complete before it opens. */
  waits_for: count,
});
export type PathItem = z.output<typeof pathItem>;

/** An item to go to. */
export const contentLink = z.object({
  id: z.string(),
  title: z.string(),
  type: contentType,
  kind: contentKind,
  minutes: z.number().int(),
  module_id: z.string().nullable(),
  chapter_id: z.string().nullable(),
});
export type ContentLink = z.output<typeof contentLink>;

/** What an item waits for, in the order of its chapter. */
export const contentLock = z.object({ missing: z.array(contentLink) });
export type ContentLock = z.output<typeof contentLock>;
