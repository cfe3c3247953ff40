import type { PageQuery } from '@snapwell/contract/http/page';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listEntries } from '../gamification.repository.ts';

/** Everything the caller earned, the newest first. */
export function listGains({ db }: Pick<World, 'db'>, { orgId, uid }: MemberCaller, { limit, cursor }: PageQuery) {
  const after = readCursor(cursor, momentAndId);
  return inOrganization(db, orgId, async (scope) => {
    const rows = await listEntries(scope, uid, { after, limit: limit + 1 });
    return toPage(rows, limit, {
      cursorOf: ({ earnedAt, id }) => [earnedAt.toISOString(), id],
      present: ({ id, source, sourceId, thingId, points, earnedAt }) => ({
        id,
        source,
        source_id: sourceId,
        thing_id: thingId,
        points,
        earned_at: earnedAt.toISOString(),
      }),
    });
  });
}
