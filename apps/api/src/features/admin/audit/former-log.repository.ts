import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { auditLog } from '../admin.tables.ts';

/** Acts that were recorded before there was a chain, the oldest first, held until the transaction ends. */
export function lockFormerActs(tx: Transaction, limit: number) {
  return tx.select().from(auditLog).orderBy(asc(auditLog.createdAt), asc(auditLog.id)).limit(limit).for('update');
}

export async function deleteFormerActs(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(auditLog).where(inArray(auditLog.id, [...ids]));
}
