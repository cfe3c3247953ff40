import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { users } from '#features/identity/index.ts';
import { contentItems, modules } from '#features/catalogue/catalogue.tables.ts';
import { completions } from '#features/catalogue/learner.tables.ts';
import { bookmarks, notes } from '../learning.tables.ts';

/** Where a page goes on: older than this moment, or of this moment with a smaller id. */
export type After = readonly [at: string, id: string] | undefined;

interface Own {
  readonly uid: string;
  readonly contentId: string;
}

export async function addBookmark({ tx, orgId }: OrganizationScope, own: Own, createdAt: Date): Promise<void> {
  await tx
    .insert(bookmarks)
    .values({ ...own, orgId, createdAt })
    .onConflictDoNothing();
}

export async function removeBookmark({ tx, orgId }: OrganizationScope, { uid, contentId }: Own): Promise<void> {
  await tx
    .delete(bookmarks)
    .where(and(eq(bookmarks.orgId, orgId), eq(bookmarks.uid, uid), eq(bookmarks.contentId, contentId)));
}

export async function listBookmarks(
  { tx, orgId }: OrganizationScope,
  { uid, after, limit }: { uid: string; after: After; limit: number },
) {
  return tx
    .select({ contentId: bookmarks.contentId, at: bookmarks.createdAt })
    .from(bookmarks)
    .where(
      and(eq(bookmarks.orgId, orgId), eq(bookmarks.uid, uid), isAfter(bookmarks.createdAt, bookmarks.contentId, after)),
    )
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.contentId))
    .limit(limit);
}

export async function saveNote(
  { tx, orgId }: OrganizationScope,
  { uid, contentId }: Own,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  if (text.trim() === '') {
    await tx.delete(notes).where(and(eq(notes.orgId, orgId), eq(notes.uid, uid), eq(notes.contentId, contentId)));
    return;
  }
  await tx
    .insert(notes)
    .values({ orgId, uid, contentId, text, updatedAt: at })
    .onConflictDoUpdate({ target: [notes.orgId, notes.uid, notes.contentId], set: { text, updatedAt: at } });
}

export async function listNotes(
  { tx, orgId }: OrganizationScope,
  { uid, after, limit }: { uid: string; after: After; limit: number },
) {
  return tx
    .select({ contentId: notes.contentId, title: contentItems.title, text: notes.text, at: notes.updatedAt })
    .from(notes)
    .innerJoin(contentItems, and(eq(contentItems.orgId, orgId), eq(contentItems.id, notes.contentId)))
    .where(and(eq(notes.orgId, orgId), eq(notes.uid, uid), isAfter(notes.updatedAt, notes.contentId, after)))
    .orderBy(desc(notes.updatedAt), desc(notes.contentId))
    .limit(limit);
}

/** What a member has completed, with the names things had: also what has left the library since. */
export async function listCompletions(
  { tx, orgId }: OrganizationScope,
  { uid, after, limit }: { uid: string; after: After; limit: number },
) {
  return tx
    .select({
      contentId: completions.contentId,
      at: completions.completedAt,
      title: contentItems.title,
      kind: contentItems.kind,
      moduleTitle: sql<string>`coalesce(${modules.title}, '')`,
    })
    .from(completions)
    .innerJoin(contentItems, and(eq(contentItems.orgId, orgId), eq(contentItems.id, completions.contentId)))
    .leftJoin(modules, and(eq(modules.orgId, orgId), eq(modules.id, contentItems.moduleId)))
    .where(
      and(
        eq(completions.orgId, orgId),
        eq(completions.uid, uid),
        isAfter(completions.completedAt, completions.contentId, after),
      ),
    )
    .orderBy(desc(completions.completedAt), desc(completions.contentId))
    .limit(limit);
}

type Moment = typeof bookmarks.createdAt | typeof notes.updatedAt | typeof completions.completedAt;
type Id = typeof bookmarks.contentId | typeof notes.contentId | typeof completions.contentId;

function isAfter(moment: Moment, id: Id, after: After) {
  if (!after) return undefined;
  const at = new Date(after[0]);
  return or(lt(moment, at), and(eq(moment, at), lt(id, after[1])));
}

/** Of which kind each item is, also those that are no longer shown. */
export function listKindsOfItems({ tx, orgId }: OrganizationScope) {
  return tx
    .select({ id: contentItems.id, kind: contentItems.kind })
    .from(contentItems)
    .where(eq(contentItems.orgId, orgId));
}

/** What these people are called. */
export async function listNames(
  { tx }: OrganizationScope,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ uid: users.uid, name: users.displayName })
    .from(users)
    .where(inArray(users.uid, [...uids]));
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}
