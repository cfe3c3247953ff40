import { lt } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { clientEvents } from './analytics.tables.ts';

export type ClientEventRow = typeof clientEvents.$inferInsert;

/** Adds those that are not there yet; says how many. `tx` must be one of `acrossOrganizations`. */
export async function insertEvents(tx: Transaction, rows: ClientEventRow[]): Promise<number> {
  const added = await tx
    .insert(clientEvents)
    .values(rows)
    .onConflictDoNothing({ target: clientEvents.id })
    .returning({ id: clientEvents.id });
  return added.length;
}

/** Takes away what browsers told of before a day. `tx` must be one of `acrossOrganizations`. */
export async function deleteEventsBefore(tx: Transaction, day: string): Promise<void> {
  await tx.delete(clientEvents).where(lt(clientEvents.day, day));
}
