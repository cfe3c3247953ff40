import { z } from 'zod';

/** The content types of the specification. The six games are all `interactive`. */
export const contentType = z.enum(['article', 'video', 'infographic', 'comic', 'interactive', 'quiz', 'simulation']);
export type ContentType = z.output<typeof contentType>;

/** The kinds by name. What each of them is stands in the table of `learning/kinds.ts`. */
export const contentKind = z.enum([
  'article',
  'video',
  'infographic',
  'comic',
  'flashcards',
  'matching',
  'ordering',
  'hotspot',
  'categories',
  'branching',
  'quiz',
  'simulation',
]);
export type ContentKind = z.output<typeof contentKind>;
export const contentKindNames: readonly ContentKind[] = contentKind.options;
