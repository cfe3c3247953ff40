import type { ErrorCategory } from '@snapwell/contract/admin/admin.schemas';
import { OCCURRENCES_PER_ERROR } from '@snapwell/contract/admin/admin.schemas';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import { errorOccurrences, errorReports } from './admin.tables.ts';

/** Errors that are kept. Beyond them those go that were not seen for the longest time. */
const MOST_ERRORS = 5000;

export type ErrorReportRow = typeof errorReports.$inferSelect;
export type OccurrenceRow = typeof errorOccurrences.$inferSelect;
export type NewOccurrence = Omit<typeof errorOccurrences.$inferInsert, 'slot' | 'fingerprint'>;

/** Holds an error until the transaction ends, made if it is new; says whether it is. */
export async function lockErrorReport(
  tx: Transaction,
  report: { fingerprint: string; category: ErrorCategory; message: string; at: Date },
): Promise<boolean> {
  const { fingerprint, category, message, at } = report;
  const [row] = await tx
    .insert(errorReports)
    .values({ fingerprint, category, message, firstSeenAt: at, lastSeenAt: at })
    .onConflictDoUpdate({
      target: errorReports.fingerprint,
      set: { lastSeenAt: sql`greatest(${errorReports.lastSeenAt}, excluded.last_seen_at)` },
    })
    .returning({ count: errorReports.count });
  return row!.count === 0;
}

/**
 * Adds occurrences that are not kept yet, over the oldest ones when the ring is full; says how many. The error must
 * be locked.
 */
export async function addOccurrences(
  tx: Transaction,
  fingerprint: string,
  given: readonly NewOccurrence[],
): Promise<number> {
  const known = await tx
    .select({ id: errorOccurrences.id })
    .from(errorOccurrences)
    .where(
      inArray(
        errorOccurrences.id,
        given.map(({ id }) => id),
      ),
    );
  const fresh = given.filter(({ id }) => !known.some((row) => row.id === id));
  if (fresh.length === 0) return 0;
  const [counted] = await tx
    .update(errorReports)
    .set({ count: sql`${errorReports.count} + ${fresh.length}`, isResolved: false })
    .where(eq(errorReports.fingerprint, fingerprint))
    .returning({ count: errorReports.count });
  const slotOf = (i: number) => (counted!.count - fresh.length + i) % OCCURRENCES_PER_ERROR;
  const rows = fresh.map((occurrence, i) => ({ ...occurrence, fingerprint, slot: slotOf(i) }));
  await tx.delete(errorOccurrences).where(
    and(
      eq(errorOccurrences.fingerprint, fingerprint),
      inArray(
        errorOccurrences.slot,
        rows.map(({ slot }) => slot),
      ),
    ),
  );
  await tx.insert(errorOccurrences).values(rows);
  return fresh.length;
}

export async function forgetOldErrors(tx: Transaction): Promise<void> {
  const old = tx
    .select({ fingerprint: errorReports.fingerprint })
    .from(errorReports)
    .orderBy(desc(errorReports.lastSeenAt))
    .offset(MOST_ERRORS)
    .limit(100);
  await tx.delete(errorReports).where(inArray(errorReports.fingerprint, old));
}

interface Listing {
  readonly limit: number;
  readonly category: ErrorCategory | undefined;
  readonly isResolved: boolean | undefined;
  readonly after: readonly [lastSeenAt: string, fingerprint: string] | undefined;
}

export function listErrorRows(
  db: Database,
  { limit, category, isResolved, after }: Listing,
): Promise<ErrorReportRow[]> {
  return db
    .select()
    .from(errorReports)
    .where(
      and(
        category && eq(errorReports.category, category),
        isResolved === undefined ? undefined : eq(errorReports.isResolved, isResolved),
        isBehind([errorReports.lastSeenAt, errorReports.fingerprint], after),
      ),
    )
    .orderBy(desc(errorReports.lastSeenAt), desc(errorReports.fingerprint))
    .limit(limit);
}

export async function findErrorRow(db: Database, fingerprint: string): Promise<ErrorReportRow | null> {
  const [row] = await db.select().from(errorReports).where(eq(errorReports.fingerprint, fingerprint));
  return row ?? null;
}

export function listOccurrences(db: Database, fingerprint: string): Promise<OccurrenceRow[]> {
  return db
    .select()
    .from(errorOccurrences)
    .where(eq(errorOccurrences.fingerprint, fingerprint))
    .orderBy(desc(errorOccurrences.happenedAt))
    .limit(OCCURRENCES_PER_ERROR);
}

export async function setResolved(
  tx: Transaction,
  fingerprint: string,
  isResolved: boolean,
): Promise<ErrorReportRow | null> {
  const [row] = await tx
    .update(errorReports)
    .set({ isResolved })
    .where(eq(errorReports.fingerprint, fingerprint))
    .returning();
  return row ?? null;
}
