import { and, asc, eq } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { documentLinks } from '../documents.tables.ts';

export type LinkRow = typeof documentLinks.$inferSelect;

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
  links: readonly Omit<LinkRow, 'orgId' | 'documentId' | 'contentId' | 'position'>[],
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
