import type { ErrorCategory } from '@snapwell/contract/admin/admin.schemas';
import { OCCURRENCES_PER_ERROR } from '@snapwell/contract/admin/admin.schemas';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import { errorOccurrences, errorReports, errorTallies } from '../admin.tables.ts';

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
    .set({
      count: sql`${errorReports.count} + ${fresh.length}`,
      isResolved: false,
      returnedAt: sql`case when ${errorReports.isResolved} then ${latest(fresh).toISOString()}::timestamptz else ${errorReports.returnedAt} end`,
    })
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
  await countByHour(tx, fingerprint, fresh);
  return fresh.length;
}

const latest = (given: readonly NewOccurrence[]) =>
  new Date(Math.max(...given.map(({ happenedAt }) => happenedAt.getTime())));

const HOUR_MS = 60 * 60_000;

async function countByHour(tx: Transaction, fingerprint: string, given: readonly NewOccurrence[]): Promise<void> {
  const tallies = Map.groupBy(given, ({ happenedAt, version }) => {
    const hour = Math.floor(happenedAt.getTime() / HOUR_MS) * HOUR_MS;
    return JSON.stringify([hour, version ?? '']);
  });
  const rows = [...tallies].map(([key, same]) => {
    const [hour, version] = JSON.parse(key) as [number, string];
    return { fingerprint, hour: new Date(hour), version, count: same.length };
  });
  await tx
    .insert(errorTallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [errorTallies.fingerprint, errorTallies.hour, errorTallies.version],
      set: { count: sql`${errorTallies.count} + excluded.count` },
    });
}

export type TallyRow = typeof errorTallies.$inferSelect;

/** How often these errors happened since then, by hour and version. */
export async function listTallies(
  db: Database | Transaction,
  fingerprints: readonly string[],
  since: Date,
): Promise<TallyRow[]> {
  if (fingerprints.length === 0) return [];
  return db
    .select()
    .from(errorTallies)
    .where(and(inArray(errorTallies.fingerprint, [...fingerprints]), gte(errorTallies.hour, since)))
    .orderBy(errorTallies.hour);
}

/** Forgets errors and tallies that are older. */
export async function forgetErrorsBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(errorReports).where(lt(errorReports.lastSeenAt, before));
  await tx.delete(errorTallies).where(lt(errorTallies.hour, before));
}

export async function countOpenErrors(db: Database | Transaction): Promise<number> {
  return db.$count(errorReports, eq(errorReports.isResolved, false));
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
  { isResolved, at }: { isResolved: boolean; at: Date },
): Promise<ErrorReportRow | null> {
  const [row] = await tx
    .update(errorReports)
    .set({ isResolved, resolvedAt: isResolved ? at : null, returnedAt: null })
    .where(eq(errorReports.fingerprint, fingerprint))
    .returning();
  return row ?? null;
}
