import { z } from 'zod';
import { AppError } from './http/app-error.ts';

type CursorValue = string | number | null;

/**
 * Reads what `toPage` put into a cursor; undefined when there is none. One that was not made here is an invalid
 * request.
 */
export function readCursor<S extends z.ZodType<CursorValue[]>>(
  cursor: string | undefined,
  parts: S,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('invalid_request', [
      { path: 'cursor', message: /*i18n*/ 'This cursor does not belong to this list.' },
    ]);
  }
}

/** Makes a page of rows that were read with one more than `limit`: the one too many says that there is a next page. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  { cursorOf, present }: { cursorOf(row: Row): CursorValue[]; present(row: Row): Item },
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last !== undefined
      ? Buffer.from(JSON.stringify(cursorOf(last))).toString('base64url')
      : null;
  return { items: shown.map(present), next_cursor: next };
}

/** The parts of a cursor over (moment, id), newest first: the commonest order of a list. */
export const momentAndId = z.tuple([z.iso.datetime(), z.string()]);
