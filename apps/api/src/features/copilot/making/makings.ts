import { FILM_PLANNED } from '@snapwell/contract/copilot/copilot.limits';
import type { Making, MakingDetail } from '@snapwell/contract/copilot/making.schemas';
import type { PageQuery } from '@snapwell/contract/http/page';
import { findContentVersion } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { deleteMaking, findMaking, listMakings, updateMaking } from './makings.repository.ts';
import { presentDetail, presentMaking } from './present-making.ts';

/** The film is drawn, but not here yet. */
const DRAWN = 0.98;

type MakingWorld = Pick<World, 'db' | 'clock'>;

export function pageMakings(
  { db }: MakingWorld,
  { orgId, uid }: MemberCaller,
  { limit, cursor }: PageQuery,
): Promise<{ items: Making[]; next_cursor: string | null }> {
  return inOrganization(db, orgId, async (scope) => {
    const rows = await listMakings(scope, { uid, after: readCursor(cursor, momentAndId), limit: limit + 1 });
    return toPage(rows, limit, {
      cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
      present: presentMaking,
    });
  });
}

export function getMaking({ db }: MakingWorld, { orgId, uid }: MemberCaller, id: string): Promise<MakingDetail> {
  return inOrganization(db, orgId, async (scope) => {
    const row = await findMaking(scope, { uid, id });
    if (!row) throw new AppError('not_found');
    const isDeleted =
      row.contentId !== null && !(await findContentVersion(scope, { contentId: row.contentId, version: 1 }));
    return presentDetail(isDeleted ? { ...row, contentId: null } : row);
  });
}

/** Notes how far a browser is with drawing; reports that come late change nothing. */
export function reportFilming(
  { db, clock }: MakingWorld,
  { orgId, uid }: MemberCaller,
  id: string,
  drawn: number,
): Promise<MakingDetail> {
  return inOrganization(db, orgId, async (scope) => {
    const row = await findMaking(scope, { uid, id }, { forUpdate: true });
    if (!row) throw new AppError('not_found');
    if (row.state !== 'filming') return presentDetail(row);
    const progress = Math.max(row.progress, FILM_PLANNED + drawn * (DRAWN - FILM_PLANNED));
    return presentDetail((await updateMaking(scope, id, { progress, touchedAt: clock.now() }))!);
  });
}

/** Gives up what is being made. What came of it stays. */
export async function cancelMaking(
  { db, files }: Pick<World, 'db' | 'files'>,
  { orgId, uid }: MemberCaller,
  id: string,
) {
  const row = await inOrganization(db, orgId, (scope) => deleteMaking(scope, { uid, id }));
  if (!row) throw new AppError('not_found');
  if (row.posterKey && row.state !== 'done') await files.remove(row.posterKey);
  return { is_done: true } as const;
}
