import { z } from 'zod';
import { slug, timestamp } from '../http/ids.ts';
import { contentKind, contentType } from '../catalogue/content-kind.ts';
import { NOTE_LENGTH } from './learning.limits.ts';

export const noteChange = z.strictObject({ text: z.string().max(NOTE_LENGTH) });
export const contentNote = z.object({
  content_id: z.string(),
  content_title: z.string(),
  text: z.string(),
  updated_at: timestamp,
});

export const assignmentTarget = z.enum(['course', 'module', 'content']);
export const newAssignment = z.strictObject({
  target_type: assignmentTarget,
  target_id: slug,
  /** One of the two, or neither for everybody. */
  uid: z.string().max(128).optional(),
  group_id: z.string().max(64).optional(),
  due_on: z.iso.date().optional(),
});
export const assignment = z.object({
  id: z.string(),
  target_type: assignmentTarget,
  target_id: z.string(),
  target_title: z.string(),
  uid: z.string().nullable(),
  group_id: z.string().nullable(),
  due_on: z.iso.date().nullable(),
  created_at: timestamp,
});
export type Assignment = z.output<typeof assignment>;

/** Something that was finished, for the learner's record. */
export const historyEntry = z.object({
  content_id: z.string(),
  title: z.string(),
  type: contentType,
  kind: contentKind,
  module_title: z.string(),
  completed_at: timestamp,
});
