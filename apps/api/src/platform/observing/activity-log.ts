import { ACTIVITY_VERSION, type NewActivity } from '@snapwell/contract/analytics/activities';
import type { OrganizationScope } from '../database/transaction.ts';
import { newId } from '../new-id.ts';
import { activityLog } from '../platform.tables.ts';

type Happened = NewActivity & { readonly uid: string; readonly at: Date };

/** Appends what happened in an organization, in the transaction in which it happened. */
export async function logActivity({ tx, orgId }: OrganizationScope, happened: Happened): Promise<void> {
  const { uid, at, type, facts = {} } = happened;
  const row = { id: newId(at), orgId, uid, version: ACTIVITY_VERSION, type, facts, happenedAt: at };
  await tx.insert(activityLog).values(row);
}
