import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { contentItems } from '#features/catalogue/catalogue.tables.ts';
import { completions } from '#features/catalogue/learner.tables.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentDrafts } from '#features/library/library.tables.ts';
import { documentLinks, documents, lineConfirmations, lineUpdates } from '../documents.tables.ts';

export type LinkRow = typeof documentLinks.$inferSelect;
export type NewLink = Omit<LinkRow, 'orgId' | 'documentId' | 'contentId' | 'position'>;

export function listLinks({ tx, orgId }: OrganizationScope, documentId: string): Promise<LinkRow[]> {
  return tx
    .select()
    .from(documentLinks)
    .where(and(eq(documentLinks.orgId, orgId), eq(documentLinks.documentId, documentId)))
    .orderBy(asc(documentLinks.contentId), asc(documentLinks.position));
}

/** Links items to the lines that they rest on; of an item that was linked before, anew. */
export async function replaceLinks(
  { tx, orgId }: OrganizationScope,
  { documentId, contentId }: Pick<LinkRow, 'documentId' | 'contentId'>,
  links: readonly NewLink[],
): Promise<void> {
  await tx
    .delete(documentLinks)
    .where(
      and(
        eq(documentLinks.orgId, orgId),
        eq(documentLinks.documentId, documentId),
        eq(documentLinks.contentId, contentId),
      ),
    );
  if (links.length > 0)
    await tx
      .insert(documentLinks)
      .values(links.map((link, position) => ({ ...link, orgId, documentId, contentId, position })));
}

export async function updateLink(
  { tx, orgId }: OrganizationScope,
  { documentId, contentId, position }: Pick<LinkRow, 'documentId' | 'contentId' | 'position'>,
  change: Pick<LinkRow, 'version' | 'line' | 'changedIn'>,
): Promise<void> {
  await tx
    .update(documentLinks)
    .set(change)
    .where(
      and(
        eq(documentLinks.orgId, orgId),
        eq(documentLinks.documentId, documentId),
        eq(documentLinks.contentId, contentId),
        eq(documentLinks.position, position),
      ),
    );
}

export interface LinkedItem {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly status: string;
}

/** Items that rest on a document, published or still drafts; those that are gone are not among them. */
export async function listLinkedItems(
  { tx, orgId }: OrganizationScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkedItem>> {
  if (ids.length === 0) return new Map();
  const drafts = await tx
    .select({ id: contentDrafts.contentId, kind: contentDrafts.kind, head: contentDrafts.head })
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.orgId, orgId),
        inArray(contentDrafts.contentId, [...ids]),
        isNull(contentDrafts.discardedAt),
      ),
    );
  const items = await tx
    .select({ id: contentItems.id, title: contentItems.title, kind: contentItems.kind, status: contentItems.status })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), inArray(contentItems.id, [...ids])));
  const asDrafts = drafts.map(({ id, kind, head }): LinkedItem => ({ id, kind, title: head.title, status: 'draft' }));
  return new Map([...asDrafts, ...items].map((item) => [item.id, item]));
}

/** Who completed an item before a moment. */
export async function listLearnersBefore(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ uid: completions.uid })
    .from(completions)
    .where(and(eq(completions.orgId, orgId), eq(completions.contentId, contentId), lt(completions.completedAt, at)));
  return rows.map(({ uid }) => uid);
}

/** How many were asked about an item since a version, and how many have confirmed. */
export async function countConfirmations(
  { tx, orgId }: OrganizationScope,
  { documentId, contentId, version }: Pick<LinkRow, 'documentId' | 'contentId' | 'version'>,
): Promise<{ asked: number; confirmed: number }> {
  const [row] = await tx
    .select({
      asked: sql<number>`count(*)::int`,
      confirmed: sql<number>`count(${lineConfirmations.confirmedAt})::int`,
    })
    .from(lineUpdates)
    .innerJoin(
      lineConfirmations,
      and(eq(lineConfirmations.orgId, lineUpdates.orgId), eq(lineConfirmations.updateId, lineUpdates.id)),
    )
    .where(
      and(
        eq(lineUpdates.orgId, orgId),
        eq(lineUpdates.documentId, documentId),
        eq(lineUpdates.contentId, contentId),
        eq(lineUpdates.version, version),
      ),
    );
  return row!;
}

/** Asks people to confirm what changed. */
export async function insertUpdate(
  { tx, orgId }: OrganizationScope,
  update: Omit<typeof lineUpdates.$inferInsert, 'orgId'>,
  uids: readonly string[],
): Promise<void> {
  await tx.insert(lineUpdates).values({ ...update, orgId });
  if (uids.length > 0)
    await tx.insert(lineConfirmations).values(uids.map((uid) => ({ orgId, updateId: update.id, uid })));
}

/** What a person has not confirmed yet, the newest first; of items that are still to be seen. */
export function listOpenUpdates({ tx, orgId }: OrganizationScope, uid: string) {
  return tx
    .select({
      id: lineUpdates.id,
      mode: lineUpdates.mode,
      contentId: lineUpdates.contentId,
      contentTitle: contentItems.title,
      documentTitle: documents.title,
      changes: lineUpdates.changes,
      createdAt: lineUpdates.createdAt,
    })
    .from(lineConfirmations)
    .innerJoin(
      lineUpdates,
      and(eq(lineUpdates.orgId, lineConfirmations.orgId), eq(lineUpdates.id, lineConfirmations.updateId)),
    )
    .innerJoin(documents, and(eq(documents.orgId, lineUpdates.orgId), eq(documents.id, lineUpdates.documentId)))
    .innerJoin(
      contentItems,
      and(
        eq(contentItems.orgId, lineUpdates.orgId),
        eq(contentItems.id, lineUpdates.contentId),
        eq(contentItems.status, 'published'),
      ),
    )
    .where(
      and(eq(lineConfirmations.orgId, orgId), eq(lineConfirmations.uid, uid), isNull(lineConfirmations.confirmedAt)),
    )
    .orderBy(sql`${lineUpdates.createdAt} desc`)
    .limit(50);
}

/** Notes a confirmation; whether the person was asked at all. */
export async function confirmUpdate(
  { tx, orgId }: OrganizationScope,
  { uid, updateId, at }: { uid: string; updateId: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(lineConfirmations)
    .set({ confirmedAt: sql`coalesce(${lineConfirmations.confirmedAt}, ${at.toISOString()}::timestamptz)` })
    .where(
      and(eq(lineConfirmations.orgId, orgId), eq(lineConfirmations.updateId, updateId), eq(lineConfirmations.uid, uid)),
    )
    .returning({ uid: lineConfirmations.uid });
  return rows.length > 0;
}
