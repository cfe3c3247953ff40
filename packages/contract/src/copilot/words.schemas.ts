import { z } from 'zod';
import { ASSISTANT_WORDS } from './copilot.limits.ts';

// Some letters become longer in lower case: what is kept is measured.
const phrase = z.string().trim().toLowerCase().min(2).max(80);

/** An everyday phrase and what the library calls it: 'bed sore' is 'pressure injury'. */
export const everydayWord = z.strictObject({ phrase, means: z.string().trim().min(2).max(200) });
export type EverydayWord = z.output<typeof everydayWord>;

export const everydayWords = z.strictObject({ items: z.array(everydayWord).max(ASSISTANT_WORDS) });
