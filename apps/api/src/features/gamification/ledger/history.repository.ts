import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { Day } from '../streak/days.ts';
import { memberStandings, pointsLedger, streakEvents } from '../gamification.tables.ts';
import type { CountedDay } from '../streak/streak.ts';

/** Rows that one statement carries; PostgreSQL takes 65,535 parameters. */
const BATCH = 1000;

export type LedgerRow = Omit<typeof pointsLedger.$inferInsert, 'orgId'>;

/** Adds past gains; one that was paid already stays as it was. */
export async function insertLedgerRows({ tx, orgId }: OrganizationScope, rows: readonly LedgerRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await tx
      .insert(pointsLedger)
      .values(batch.map((row) => ({ ...row, orgId })))
      .onConflictDoNothing();
  }
}

export async function insertStreakEvents(
  { tx, orgId }: OrganizationScope,
  events: readonly { uid: string; event: CountedDay }[],
): Promise<void> {
  for (const batch of batchesOf(events)) {
    await tx
      .insert(streakEvents)
      .values(
        batch.map(({ uid, event: { kind, day, at, clock, neutral } }) => ({
          orgId,
          uid,
          kind,
          day,
          at,
          ...clock,
          neutralDays: [...neutral],
          rulesVersion: 0,
        })),
      )
      .onConflictDoNothing();
  }
}

/** Opens the rows that a rebuild fills, with the last day each person came by; that day's greeting is behind them. */
export async function insertStandings(
  { tx, orgId }: OrganizationScope,
  people: readonly { uid: string; visitedOn: Day | null }[],
): Promise<void> {
  for (const batch of batchesOf(people)) {
    await tx
      .insert(memberStandings)
      .values(batch.map(({ uid, visitedOn }) => ({ orgId, uid, visitedOn, greetedOn: visitedOn })))
      .onConflictDoNothing();
  }
}

function* batchesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
