import { z } from 'zod';

/** What Sophie makes from an item of content. */
export const makingKind = z.enum(['flashcards', 'game', 'video_short']);
export type MakingKind = z.output<typeof makingKind>;

/** Something that is being made; `content_id` is set when it can be played. */
export const making = z.object({
  id: z.string(),
  kind: makingKind,
  title: z.string(),
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  content_id: z.string().nullable(),
  /** Why it failed, for the person. */
  message: z.string().nullable(),
});
export type Making = z.output<typeof making>;
