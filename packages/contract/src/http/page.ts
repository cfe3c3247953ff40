import { z } from 'zod';

/** Default page size of lists (spec §9). */
export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Query of a cursor-paged list. The cursor is opaque: it comes from `next_cursor` of the page before. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
  cursor: z.string().max(500).optional(),
});
export type PageQuery = z.output<typeof pageQuery>;

/** A page of items; `next_cursor` is null on the last one. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable() });
}
