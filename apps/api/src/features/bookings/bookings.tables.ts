import type { Booking } from '@snapwell/contract/admin/bookings.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

/** Demonstrations that visitors asked for. Nobody has an account for it: a row belongs to who holds its link. */
export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    status: text().$type<Booking['status']>().notNull(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    organization: text().notNull(),
    teamSize: text().$type<Booking['team_size']>().notNull(),
    wish: text().notNull(),
    startsAt: moment().notNull(),
    timeZone: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** How often it was changed, for calendars. */
    sequence: integer().notNull().default(0),
    /** The challenge of the form that it came by: each is answered once. */
    challenge: text().notNull().unique('bookings_challenge'),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('bookings_by_time').on(table.startsAt, table.id),
    index('bookings_of_address').on(table.email, table.createdAt),
    index('bookings_by_creation').on(table.createdAt),
    // A time is taken by who confirms it: what strangers merely ask for takes none away.
    uniqueIndex('bookings_one_at_a_time')
      .on(table.startsAt)
      .where(sql`${table.status} = 'confirmed'`),
  ],
);
