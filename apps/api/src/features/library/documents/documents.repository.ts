import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isBehind } from '#platform/database/sql/keyset.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { documents, documentVersions } from './documents.tables.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type VersionRow = typeof documentVersions.$inferSelect;
type NewVersion = Omit<typeof documentVersions.$inferInsert, 'orgId'>;
export type VersionKey = Pick<VersionRow, 'documentId' | 'version'>;

const isVersion = ({ orgId }: OrganizationScope, { documentId, version }: VersionKey) =>
  and(
    eq(documentVersions.orgId, orgId),
    eq(documentVersions.documentId, documentId),
    eq(documentVersions.version, version),
  );

/** Adds a document with its first version, or a version to one that is there. */
export async function insertVersion(
  { tx, orgId }: OrganizationScope,
  { title, ...version }: NewVersion & { title: string; createdAt: Date },
): Promise<void> {
  const { documentId: id, version: number, createdAt: at } = version;
  await tx
    .insert(documents)
    .values({ orgId, id, title, version: number, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: [documents.orgId, documents.id], set: { version: number, updatedAt: at } });
  await tx.insert(documentVersions).values({ ...version, orgId });
}

export async function findDocument(
  { tx, orgId }: OrganizationScope,
  id: string,
  { forUpdate = false } = {},
): Promise<DocumentRow | null> {
  const query = tx
    .select()
    .from(documents)
    .where(and(eq(documents.orgId, orgId), eq(documents.id, id)));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row ?? null;
}

export async function findVersion(scope: OrganizationScope, key: VersionKey): Promise<VersionRow | null> {
  const [row] = await scope.tx.select().from(documentVersions).where(isVersion(scope, key));
  return row ?? null;
}

/** The version before that could be read. */
export async function findReadVersionBefore(
  { tx, orgId }: OrganizationScope,
  { documentId, version }: VersionKey,
): Promise<VersionRow | null> {
  const [row] = await tx
    .select()
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.orgId, orgId),
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.state, 'ready'),
        sql`${documentVersions.version} < ${version}`,
      ),
    )
    .orderBy(desc(documentVersions.version))
    .limit(1);
  return row ?? null;
}

/** Notes that somebody reads it; null when there is nothing to read any more. */
export async function beginReading(scope: OrganizationScope, key: VersionKey): Promise<VersionRow | null> {
  const [row] = await scope.tx
    .update(documentVersions)
    .set({ state: 'reading' })
    .where(and(isVersion(scope, key), inArray(documentVersions.state, ['waiting', 'reading'])))
    .returning();
  return row ?? null;
}

export async function updateVersion(
  scope: OrganizationScope,
  key: VersionKey,
  change: Partial<Omit<NewVersion, 'documentId' | 'version'>>,
): Promise<void> {
  await scope.tx.update(documentVersions).set(change).where(isVersion(scope, key));
}

export async function renameDocument({ tx, orgId }: OrganizationScope, id: string, title: string): Promise<void> {
  await tx
    .update(documents)
    .set({ title })
    .where(and(eq(documents.orgId, orgId), eq(documents.id, id)));
}

/** The newest version of each document, newest first. */
export function listDocumentCards(
  { tx, orgId }: OrganizationScope,
  { after, limit }: { after: [string, string] | undefined; limit: number },
) {
  return tx
    .select({
      id: documents.id,
      title: documents.title,
      updatedAt: documents.updatedAt,
      version: documents.version,
      name: documentVersions.name,
      format: documentVersions.format,
      bytes: documentVersions.bytes,
      state: documentVersions.state,
      problem: documentVersions.problem,
      lines: sql<number>`jsonb_array_length(${documentVersions.lines})`,
      items: sql<number>`coalesce(jsonb_array_length(${documentVersions.draft} -> 'items'), 0)`,
    })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.orgId, documents.orgId),
        eq(documentVersions.documentId, documents.id),
        eq(documentVersions.version, documents.version),
      ),
    )
    .where(and(eq(documents.orgId, orgId), isBehind([documents.updatedAt, documents.id], after)))
    .orderBy(desc(documents.updatedAt), desc(documents.id))
    .limit(limit);
}

/** Deletes a document; answers the keys of all its files, or null when there is none. */
export async function deleteDocument({ tx, orgId }: OrganizationScope, id: string): Promise<string[] | null> {
  const versions = await tx
    .select({ fileKey: documentVersions.fileKey, pictures: documentVersions.pictures })
    .from(documentVersions)
    .where(and(eq(documentVersions.orgId, orgId), eq(documentVersions.documentId, id)));
  const deleted = await tx
    .delete(documents)
    .where(and(eq(documents.orgId, orgId), eq(documents.id, id)))
    .returning({ id: documents.id });
  if (deleted.length === 0) return null;
  return versions.map(({ fileKey }) => fileKey);
}
