import { z } from 'zod';

/** One thing that is wrong with a request: where (dotted path, '' for the whole) and what. */
export const errorDetail = z.object({ path: z.string(), message: z.string() });
export type ErrorDetail = z.output<typeof errorDetail>;

export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  details: z.array(errorDetail).optional(),
  request_id: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;
