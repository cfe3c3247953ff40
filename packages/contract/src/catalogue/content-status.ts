import { z } from 'zod';

/** Whether learners see it: not yet, now, no longer. */
export const contentStatus = z.enum(['draft', 'published', 'archived']);
export type ContentStatus = z.output<typeof contentStatus>;
