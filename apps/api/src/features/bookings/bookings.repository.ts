import { and, count, desc, eq, gt, gte, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import { bookings } from './bookings.tables.ts';

export type BookingRow = typeof bookings.$inferSelect;
type BookingChange = Partial<Pick<BookingRow, 'status' | 'startsAt' | 'sequence' | 'updatedAt'>>;

/** False when the challenge was answered before. */
export async function insertBooking(tx: Transaction, row: typeof bookings.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(bookings)
    .values(row)
    .onConflictDoNothing({ target: bookings.challenge })
    .returning({ id: bookings.id });
  return inserted.length === 1;
}

export async function findBooking(db: Database | Transaction, id: string): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

/** Holds the row until the transaction ends. */
export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row ?? null;
}

export async function updateBooking(tx: Transaction, id: string, change: BookingChange): Promise<BookingRow> {
  const [row] = await tx.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  return row!;
}

export async function deleteBooking(tx: Transaction, id: string): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.id, id));
}

/** The times from `from` on that are taken. */
export async function listTakenTimes(db: Database | Transaction, from: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), gte(bookings.startsAt, from)));
  return rows.map(({ startsAt }) => startsAt);
}

/** Bookings made since then: by this address, and by anybody. */
export async function countBookings(
  tx: Transaction,
  email: string,
  since: Date,
): Promise<{ own: number; all: number }> {
  const [all] = await tx.select({ made: count() }).from(bookings).where(gt(bookings.createdAt, since));
  const [own] = await tx
    .select({ made: count() })
    .from(bookings)
    .where(and(eq(bookings.email, email), gt(bookings.createdAt, since)));
  return { own: own!.made, all: all!.made };
}

interface Listing {
  readonly limit: number;
  readonly after: readonly [startsAt: string, id: string] | undefined;
}

export function listBookingRows(db: Database, { limit, after }: Listing): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(isBehind([bookings.startsAt, bookings.id], after))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit);
}

interface Expiry {
  /** Unconfirmed ones that were made before this. */
  readonly unconfirmed: Date;
  /** Any whose time was before this. */
  readonly past: Date;
}

export async function deleteExpired(tx: Transaction, { unconfirmed, past }: Expiry): Promise<void> {
  await tx
    .delete(bookings)
    .where(or(lt(bookings.startsAt, past), and(eq(bookings.status, 'requested'), lt(bookings.createdAt, unconfirmed))));
}
