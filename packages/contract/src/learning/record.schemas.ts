import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { contentKind, contentType } from '../catalogue/content-kind.ts';
import { NOTE_LENGTH } from './learning.limits.ts';

export const noteChange = z.strictObject({ text: z.string().max(NOTE_LENGTH) });
export const contentNote = z.object({
  content_id: z.string(),
  content_title: z.string(),
  text: z.string(),
  updated_at: timestamp,
});

/** Something that was finished, for the learner's record. */
export const historyEntry = z.object({
  content_id: z.string(),
  title: z.string(),
  type: contentType,
  kind: contentKind,
  module_title: z.string(),
  completed_at: timestamp,
});
