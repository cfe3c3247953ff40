import { z } from 'zod';
import { languages } from './language.ts';

/** In which language an item is shown, and in which it can be read. */
export const readLanguages = {
  /** Of its texts: the reader's where the item has a version in it, else its own. */
  language: z.enum(languages),
  /** All it can be read in. Progress, points and attempts are one for all of them. */
  languages: z.array(z.enum(languages)),
};

/** Asks for an item in a language, whatever the reader's own is. */
export const languageQuery = z.strictObject({ lang: z.enum(languages).optional() });
