import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCursor, toPage } from './cursor.ts';

const parts = z.tuple([z.string(), z.number()]);
const how = { cursorOf: (row: [string, number]) => row, present: ([name]: [string, number]) => name };

test('a cursor leads to where the page ended', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.integer()), { minLength: 1 }),
      fc.integer({ min: 1, max: 5 }),
      (rows, limit) => {
        const page = toPage(rows, limit, how);
        expect(page.items).toEqual(rows.slice(0, limit).map(([name]) => name));
        expect(readCursor(page.next_cursor ?? undefined, parts)).toEqual(
          rows.length > limit ? rows[limit - 1] : undefined,
        );
      },
    ),
  );
});

test.each(['', 'x', '????', Buffer.from('["a"]').toString('base64url'), Buffer.from('{}').toString('base64url')])(
  'the cursor "%s" is refused',
  (cursor) => {
    expect(() => readCursor(cursor, parts)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  },
);
