import type { PageQuery } from '@snapwell/contract/http/page';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { OwnContent } from '@snapwell/contract/library/own.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { deleteOwnItem, listOwnItems } from './own.repository.ts';

/** What was made for the caller alone, newest first. */
export function listOwnContent(
  { db }: Pick<World, 'db'>,
  { orgId, uid }: MemberCaller,
  { limit, cursor }: PageQuery,
): Promise<{ items: OwnContent[]; next_cursor: string | null }> {
  return inOrganization(db, orgId, async (scope) => {
    const rows = await listOwnItems(scope, { uid, after: readCursor(cursor, momentAndId), limit: limit + 1 });
    return toPage(rows, limit, { cursorOf: ({ madeAt, id }) => [madeAt.toISOString(), id], present: presentOwn });
  });
}

function presentOwn({
  kind,
  madeAt,
  isCompleted,
  coverKey,
  ...item
}: Awaited<ReturnType<typeof listOwnItems>>[number]): OwnContent {
  return {
    ...item,
    kind,
    type: contentKinds[kind].type,
    made_at: madeAt.toISOString(),
    is_completed: isCompleted,
    cover: coverKey && fileAddress(coverKey),
  };
}

/** Deletes one of the caller's private items; its files go when the row is gone for certain. */
export async function removeOwnContent(
  { db, files }: Pick<World, 'db' | 'files'>,
  { orgId, uid }: MemberCaller,
  contentId: string,
) {
  const keys = await inOrganization(db, orgId, (scope) => deleteOwnItem(scope, { uid, contentId }));
  if (!keys) throw new AppError('not_found');
  for (const key of keys) await files.remove(key);
  return { is_done: true } as const;
}
