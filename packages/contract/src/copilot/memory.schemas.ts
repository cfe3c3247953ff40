import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { MEMORIES, MEMORY_LENGTH } from './copilot.limits.ts';

/** Something a member wants the assistant to remember, in their own words: 'I work nights on ward 3'. */
export const memory = z.object({ id: z.string(), text: z.string(), created_at: timestamp });
export type Memory = z.output<typeof memory>;

export const memoryText = z
  .string()
  .trim()
  .min(1, 'Write what I should remember.')
  .max(MEMORY_LENGTH)
  // One line: what is remembered is a sentence, and no text of its own.
  .transform((text) => text.replaceAll(/\s+/g, ' '));

export const memoryChange = z.strictObject({ text: memoryText });
export const memoryParams = z.strictObject({ memoryId: z.uuid() });
export const memories = z.object({ items: z.array(memory).max(MEMORIES) });
