import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { columnNames } from '#platform/database/sql/excluded.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { libraryImports, stagedItems } from '../library.tables.ts';
import { contentItems, contentVersions } from '#features/catalogue/catalogue.tables.ts';
import type { ItemDraft } from '../read/draft.ts';
import { itemFingerprint } from './plan-import.ts';

/** Notes that an import is under way. */
export async function beginImport({ tx, orgId }: OrganizationScope, id: string, at: Date): Promise<void> {
  await tx.insert(libraryImports).values({ orgId, id, touchedAt: at });
}

/** Writes items where nobody sees them yet. False when the import was taken for cut off, and taken away. */
export async function stageItems(
  { tx, orgId }: OrganizationScope,
  importId: string,
  { items, at }: { items: readonly ItemDraft[]; at: Date },
): Promise<boolean> {
  const touched = await tx
    .update(libraryImports)
    .set({ touchedAt: at })
    .where(and(eq(libraryImports.orgId, orgId), eq(libraryImports.id, importId)))
    .returning({ id: libraryImports.id });
  if (touched.length === 0) return false;
  const rows = items.map(
    ({ is_public: isPublic, checked: checkedOn = null, text: plainText, summary = '', cover = null, ...draft }) => ({
      ...draft,
      orgId,
      importId,
      isPublic,
      checkedOn,
      plainText,
      summary,
      cover,
      terms: [...draft.terms],
      mentions: [...draft.mentions],
      fingerprint: itemFingerprint({ ...draft, text: plainText }),
    }),
  );
  await tx.insert(stagedItems).values(rows);
  return true;
}

/**
 * Makes the staged items those of the library, inside the database. An item's version grows only when a learner would
 * see the difference; each version is kept.
 */
export async function publishStaged(
  { tx, orgId }: OrganizationScope,
  importId: string,
  at: Date,
  madeBy: string | null = null,
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const written = columnNames(stagedItems, ['orgId', 'importId', 'id']);
  const columns = sql.join(written, sql`, `);
  const values = sql.join(
    written.map((name) => sql`${name} = excluded.${name}`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${contentItems} (org_id, id, ${columns}, published_at, created_at, updated_at)
    select org_id, id, ${columns}, case when status = 'published' then ${moment} end, ${moment}, ${moment}
    from ${stagedItems} where org_id = ${orgId} and import_id = ${importId}
    on conflict (org_id, id) do update set ${values}, updated_at = excluded.updated_at,
      published_at = coalesce(content_items.published_at, excluded.published_at),
      version = content_items.version + (
        (content_items.kind, content_items.title, content_items.summary, content_items.body)
        is distinct from (excluded.kind, excluded.title, excluded.summary, excluded.body))::int`);
  await tx.execute(sql`
    insert into ${contentVersions} (org_id, content_id, version, title, body, made_by, created_at)
    select c.org_id, c.id, c.version, c.title, c.body, ${madeBy}::text, ${moment}
    from ${contentItems} c join ${stagedItems} s on s.org_id = c.org_id and s.id = c.id and s.import_id = ${importId}
    where c.org_id = ${orgId} and not exists (
      select from ${contentVersions} v where v.org_id = c.org_id and v.content_id = c.id and v.version = c.version)`);
  await tx
    .update(libraryImports)
    .set({ isPublished: true, touchedAt: at })
    .where(and(eq(libraryImports.orgId, orgId), eq(libraryImports.id, importId)));
}

const isOf = (orgId: string, importId: string) => and(eq(stagedItems.orgId, orgId), eq(stagedItems.importId, importId));

/** Some of the published items that the search does not know yet. */
export async function listUnindexed(
  { tx, orgId }: OrganizationScope,
  importId: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: stagedItems.id })
    .from(stagedItems)
    .where(isOf(orgId, importId))
    .orderBy(stagedItems.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

export async function dropStaged(
  { tx, orgId }: OrganizationScope,
  importId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(stagedItems).where(and(isOf(orgId, importId), inArray(stagedItems.id, [...ids])));
}

/** Whether anybody else imports into this organization. */
export async function hasOtherImport({ tx, orgId }: OrganizationScope, importId: string): Promise<boolean> {
  const others = await tx
    .select({ id: libraryImports.id })
    .from(libraryImports)
    .where(and(eq(libraryImports.orgId, orgId), ne(libraryImports.id, importId)))
    .limit(1);
  return others.length > 0;
}

/** Takes an import away, with what it has staged. */
export async function endImport({ tx, orgId }: OrganizationScope, id: string): Promise<void> {
  await tx.delete(libraryImports).where(and(eq(libraryImports.orgId, orgId), eq(libraryImports.id, id)));
}

/** Imports that nobody goes on with. `tx` must be one of `acrossOrganizations`. */
export function listAbandoned(tx: Transaction, touchedBefore: Date) {
  return tx.select().from(libraryImports).where(lt(libraryImports.touchedAt, touchedBefore));
}

/** Notes how unchanged files are read, so that they need not be read again. */
export async function saveReadings({ tx, orgId }: OrganizationScope, items: readonly ItemDraft[]): Promise<void> {
  for (const { id, readingKey, mentions } of items)
    await tx
      .update(contentItems)
      .set({ readingKey, mentions: [...mentions] })
      .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, id)));
}
