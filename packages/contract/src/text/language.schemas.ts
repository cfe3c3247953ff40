import { z } from 'zod';
import { languages } from './language.ts';

/** A language that there are texts in. */
export const language = z.enum(languages);
