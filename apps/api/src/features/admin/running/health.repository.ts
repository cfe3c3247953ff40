import { asc, desc, gte, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { healthChecks, serverProcesses } from '#platform/platform.tables.ts';

export type HealthRow = typeof healthChecks.$inferSelect;
export type ProcessRow = typeof serverProcesses.$inferSelect;

/** The state of the last check, and the slowest of the slot. */
export async function upsertHealth(tx: Transaction, row: HealthRow): Promise<void> {
  const { state, detail, checkedAt, tookMs } = row;
  await tx
    .insert(healthChecks)
    .values(row)
    .onConflictDoUpdate({
      target: [healthChecks.service, healthChecks.slot],
      set: { state, detail, checkedAt, tookMs: sql`greatest(${healthChecks.tookMs}, ${tookMs})` },
    });
}

export function listHealthRows(db: Database, since: Date): Promise<HealthRow[]> {
  return db.select().from(healthChecks).where(gte(healthChecks.slot, since)).orderBy(asc(healthChecks.slot));
}

export async function forgetHealthBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(healthChecks).where(lt(healthChecks.slot, before));
  await tx.delete(serverProcesses).where(lt(serverProcesses.lastSeenAt, before));
}

export async function beatProcess(db: Database, row: ProcessRow): Promise<void> {
  const { memoryMb, lastSeenAt } = row;
  await db
    .insert(serverProcesses)
    .values(row)
    .onConflictDoUpdate({ target: serverProcesses.id, set: { memoryMb, lastSeenAt } });
}

export function listProcessRows(db: Database): Promise<ProcessRow[]> {
  return db.select().from(serverProcesses).orderBy(desc(serverProcesses.startedAt));
}
