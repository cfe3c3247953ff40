import { text, timestamp } from 'drizzle-orm/pg-core';

/** The organization a row belongs to. A table with this column is closed by row-level security. */
export const orgId = () => text().notNull();

/** A moment, read as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();
