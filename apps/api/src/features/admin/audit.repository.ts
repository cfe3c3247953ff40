import type { Transaction } from '#platform/database/database.ts';
import { newId } from '#platform/new-id.ts';
import { auditLog } from './admin.tables.ts';

interface AdminAct {
  readonly actorUid: string;
  readonly act: string;
  readonly target: string;
  readonly facts?: Record<string, unknown>;
  readonly at: Date;
}

/** Appends an act of a system administrator, in the transaction in which it was done. */
export async function writeAudit(tx: Transaction, { actorUid, act, target, facts = {}, at }: AdminAct): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(at), actorUid, act, target, facts, createdAt: at });
}
