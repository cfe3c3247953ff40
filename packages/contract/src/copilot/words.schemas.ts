import { z } from 'zod';
import { ASSISTANT_WORDS } from './copilot.limits.ts';

const phrase = z.string().trim().min(2).max(80);

/** An everyday phrase and what the library calls it: 'bed sore' is 'pressure injury'. */
export const everydayWord = z.strictObject({ phrase, means: z.string().trim().min(2).max(200) });
export type EverydayWord = z.output<typeof everydayWord>;

export const everydayWords = z.strictObject({ items: z.array(everydayWord).max(ASSISTANT_WORDS) });
