import type { SecurityEvent, SecurityEventQuery } from '@snapwell/contract/admin/admin.schemas';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { listSecurityEventRows, type SecurityEventRow } from '../admin.read-model.ts';

/** What happened to accounts and rights, the latest first. */
export async function listSecurityEvents({ db }: Pick<World, 'db'>, { limit, cursor, ...filters }: SecurityEventQuery) {
  const after = readCursor(cursor, momentAndId);
  const rows = await acrossOrganizations(db, (tx) =>
    listSecurityEventRows(tx, { ...filters, limit: limit + 1, after }),
  );
  return toPage(rows, limit, { cursorOf: ({ happenedAt, id }) => [happenedAt.toISOString(), id], present });
}

function present({ id, happenedAt, type, uid, email, address, orgId, details }: SecurityEventRow): SecurityEvent {
  return { id, at: happenedAt.toISOString(), type, uid, email, address, org_id: orgId, details };
}
