import type { Transaction } from './database/database.ts';
import type { OrganizationScope } from './database/transaction.ts';
import { newId } from './new-id.ts';
import { activityLog } from './platform.tables.ts';

interface Activity {
  readonly uid: string;
  readonly type: string;
  readonly facts?: Record<string, unknown>;
  readonly at: Date;
}

/** Appends what happened in an organization, in the transaction in which it happened. */
export async function logActivity(
  { tx, orgId }: OrganizationScope,
  { uid, type, facts = {}, at }: Activity,
): Promise<void> {
  await tx.insert(activityLog).values({ id: newId(at), orgId, uid, type, facts, happenedAt: at });
}

/** Appends what happened outside every organization; `tx` must be one of `acrossOrganizations`. */
export async function logGlobalActivity(tx: Transaction, { uid, type, facts = {}, at }: Activity): Promise<void> {
  await tx.insert(activityLog).values({ id: newId(at), uid, type, facts, happenedAt: at });
}
