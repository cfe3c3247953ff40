import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assets, contentItems, contentVersions } from '#features/catalogue/catalogue.tables.ts';
import { completions } from '#features/catalogue/learner.tables.ts';

export type NewOwnItem = Omit<typeof contentItems.$inferInsert, 'orgId' | 'ownerUid'> & { readonly ownerUid: string };
export type NewOwnAsset = Omit<typeof assets.$inferInsert, 'orgId' | 'ownerUid'>;

/** Writes a private item with its files. It is never put into the search. */
export async function insertOwnItem(
  { tx, orgId }: OrganizationScope,
  item: NewOwnItem,
  files: readonly NewOwnAsset[],
): Promise<void> {
  await tx.insert(contentItems).values({ ...item, orgId });
  await tx.insert(contentVersions).values({
    orgId,
    contentId: item.id,
    version: 1,
    title: item.title,
    body: item.body,
    madeBy: item.ownerUid,
    createdAt: item.createdAt,
  });
  if (files.length > 0)
    await tx.insert(assets).values(files.map((file) => ({ ...file, orgId, ownerUid: item.ownerUid })));
}

/** A member's private items, newest first. */
export function listOwnItems(
  { tx, orgId }: OrganizationScope,
  { uid, after, limit }: { uid: string; after: [string, string] | undefined; limit: number },
) {
  return tx
    .select({
      id: contentItems.id,
      kind: contentItems.kind,
      title: contentItems.title,
      summary: contentItems.summary,
      minutes: contentItems.minutes,
      madeAt: contentItems.createdAt,
      isCompleted: sql<boolean>`exists (select from ${completions} c where c.org_id = ${orgId} and c.uid = ${uid} and c.content_id = ${contentItems.id})`,
      coverKey: sql<
        string | null
      >`(select a.served_key from ${assets} a where a.org_id = ${orgId} and a.path = ${contentItems.cover})`,
    })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.orgId, orgId),
        eq(contentItems.ownerUid, uid),
        isBehind([contentItems.createdAt, contentItems.id], after),
      ),
    )
    .orderBy(desc(contentItems.createdAt), desc(contentItems.id))
    .limit(limit);
}

/** Deletes a private item; answers the keys of its files, or null when the member has no such item. */
export async function deleteOwnItem(
  { tx, orgId }: OrganizationScope,
  { uid, contentId }: { uid: string; contentId: string },
): Promise<string[] | null> {
  const deleted = await tx
    .delete(contentItems)
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, contentId), eq(contentItems.ownerUid, uid)))
    .returning({ media: contentItems.media });
  if (deleted.length === 0) return null;
  const paths = Object.values(deleted[0]!.media);
  if (paths.length === 0) return [];
  const isOfItem = sql`${assets.path} = any(${sql.param(paths)}::text[])`;
  const files = await tx
    .delete(assets)
    .where(and(eq(assets.orgId, orgId), eq(assets.ownerUid, uid), isOfItem))
    .returning({ key: assets.servedKey });
  return files.map(({ key }) => key);
}

/** The keys of every file of a person's private items. `tx` must be one of `acrossOrganizations`. */
export async function listOwnFiles(tx: Transaction, uid: string): Promise<string[]> {
  const rows = await tx.select({ key: assets.servedKey }).from(assets).where(eq(assets.ownerUid, uid));
  return rows.map(({ key }) => key);
}

/** A member's own file that belongs to no item. */
export async function insertOwnFile(
  { tx, orgId }: OrganizationScope,
  file: NewOwnAsset & { readonly ownerUid: string },
): Promise<void> {
  await tx
    .insert(assets)
    .values({ ...file, orgId })
    .onConflictDoNothing();
}

/** A member's own files below a folder such as `recordings/<attempt>/`. */
export function listOwnFilesIn(
  { tx, orgId }: OrganizationScope,
  { uid, folder }: { uid: string; folder: string },
): Promise<{ path: string; key: string }[]> {
  return tx
    .select({ path: assets.path, key: assets.servedKey })
    .from(assets)
    .where(and(eq(assets.orgId, orgId), eq(assets.ownerUid, uid), sql`starts_with(${assets.path}, ${folder})`))
    .orderBy(asc(assets.path));
}

/** Forgets them; answers the keys under which they lie in the store. */
export async function deleteOwnFilesIn(
  { tx, orgId }: OrganizationScope,
  { uid, folder }: { uid: string; folder: string },
): Promise<string[]> {
  const rows = await tx
    .delete(assets)
    .where(and(eq(assets.orgId, orgId), eq(assets.ownerUid, uid), sql`starts_with(${assets.path}, ${folder})`))
    .returning({ key: assets.servedKey });
  return rows.map(({ key }) => key);
}

/** What the files of an organization come to. */
export async function sumFileBytes({ tx, orgId }: OrganizationScope): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${assets.bytes}), 0)::float8` })
    .from(assets)
    .where(eq(assets.orgId, orgId));
  return row!.bytes;
}
