import type { auditEntry } from '@snapwell/contract/admin/admin.schemas';
import type { PageQuery } from '@snapwell/contract/http/page';
import type { z } from 'zod';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import type { World } from '#world.ts';
import { type AuditRow, listAuditRows } from './admin.read-model.ts';

/** What system administrators did, the latest first. */
export async function listAuditLog({ db }: Pick<World, 'db'>, { limit, cursor }: PageQuery) {
  const rows = await listAuditRows(db, { limit: limit + 1, after: readCursor(cursor, momentAndId) });
  return toPage(rows, limit, { cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id], present });
}

function present({ id, createdAt, actorUid, actorName, act, target, facts }: AuditRow): z.output<typeof auditEntry> {
  return { id, at: createdAt.toISOString(), actor_uid: actorUid, actor_name: actorName ?? '', act, target, facts };
}
