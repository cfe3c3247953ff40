import { z } from 'zod';
import { slug } from '../http/ids.ts';

/** What Sophie makes from an item of content. */
export const makingKind = z.enum(['flashcards', 'game', 'video_short']);
export type MakingKind = z.output<typeof makingKind>;

/** Something that is being made; `content_id` is set when it can be played, and no longer when that was deleted. */
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

/** A video short as it will be: slides with their words, each with its place in time. */
export const film = z.object({
  title: z.string(),
  slides: z.array(z.object({ text: z.string(), start: z.number().min(0), seconds: z.number().min(0) })),
  seconds: z.number().min(0),
  /** The words can be heard as well. */
  has_narration: z.boolean(),
});
export type Film = z.output<typeof film>;

/** With the film that a browser of its maker draws; null for what is made without one. */
export const makingDetail = making.extend({ film: film.nullable() });
export type MakingDetail = z.output<typeof makingDetail>;

export const newMaking = z.strictObject({ kind: makingKind, content_id: slug });
