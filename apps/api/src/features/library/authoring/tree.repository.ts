import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { assets, chapters, contentItems, modules } from '#features/catalogue/catalogue.tables.ts';
import { languageVersions } from '#features/catalogue/versions.tables.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentDrafts } from '../library.tables.ts';
import type { ItemRow } from './drafts.repository.ts';

export type ModuleRow = typeof modules.$inferSelect;
export type ChapterRow = typeof chapters.$inferSelect;

export interface ChapterPlace {
  readonly moduleId: string;
  readonly chapterId: string;
}

const itemColumns = {
  id: contentItems.id,
  moduleId: contentItems.moduleId,
  chapterId: contentItems.chapterId,
  position: contentItems.position,
  kind: contentItems.kind,
  title: contentItems.title,
  minutes: contentItems.minutes,
  status: contentItems.status,
  checked: contentItems.checkedOn,
  // A place for a rule of the organization is open for as long as it asks something.
  asks_for_rule: sql<boolean>`coalesce(${contentItems.body} ->> 'markdown' ~ '> \\[!LOCAL\\][^\\n]*\\n>[^\\n]*[?]', false)`,
};

const draftColumns = {
  contentId: contentDrafts.contentId,
  moduleId: contentDrafts.moduleId,
  chapterId: contentDrafts.chapterId,
  position: contentDrafts.position,
  kind: contentDrafts.kind,
  title: sql<string>`coalesce(${contentDrafts.head} ->> 'title', '')`,
  minutes: sql<number>`coalesce((${contentDrafts.head} ->> 'minutes')::float8, 5)`,
  publishAt: contentDrafts.publishAt,
  discardedAt: contentDrafts.discardedAt,
};

/** Everything that stands in the tree, without its texts. */
export async function readTree({ tx, orgId }: OrganizationScope) {
  return {
    modules: await tx.select().from(modules).where(eq(modules.orgId, orgId)).orderBy(modules.position, modules.id),
    chapters: await tx
      .select()
      .from(chapters)
      .where(eq(chapters.orgId, orgId))
      .orderBy(chapters.moduleId, chapters.position, chapters.id),
    items: await tx
      .select(itemColumns)
      .from(contentItems)
      .where(and(eq(contentItems.orgId, orgId), isNotNull(contentItems.moduleId), isNull(contentItems.ownerUid))),
    // Drafts in other languages belong to their items.
    drafts: await tx
      .select(draftColumns)
      .from(contentDrafts)
      .where(and(eq(contentDrafts.orgId, orgId), sql`${contentDrafts.contentId} not like '%.%'`)),
  };
}

export type StoredTree = Awaited<ReturnType<typeof readTree>>;

/** Which of these ids an item, a draft or something taken out of the library has had. */
export async function listTakenIds({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<Set<string>> {
  const items = await tx
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), inArray(contentItems.id, [...ids])));
  const drafts = await tx
    .select({ id: contentDrafts.contentId })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.orgId, orgId), inArray(contentDrafts.contentId, [...ids])));
  return new Set([...items, ...drafts].map(({ id }) => id));
}

export async function findModule({ tx, orgId }: OrganizationScope, id: string): Promise<ModuleRow> {
  const [row] = await tx
    .select()
    .from(modules)
    .where(and(eq(modules.orgId, orgId), eq(modules.id, id)));
  return row!;
}

export async function findChapter(
  { tx, orgId }: OrganizationScope,
  { moduleId, id }: { moduleId: string; id: string },
): Promise<ChapterRow> {
  const [row] = await tx
    .select()
    .from(chapters)
    .where(isChapter(orgId, moduleId, id));
  return row!;
}

export async function insertModule({ tx, orgId }: OrganizationScope, row: Omit<typeof modules.$inferInsert, 'orgId'>) {
  await tx.insert(modules).values({ ...row, orgId });
}

export async function updateModule({ tx, orgId }: OrganizationScope, id: string, change: Partial<ModuleRow>) {
  await tx
    .update(modules)
    .set(change)
    .where(and(eq(modules.orgId, orgId), eq(modules.id, id)));
}

export async function deleteModule({ tx, orgId }: OrganizationScope, id: string) {
  await tx.delete(modules).where(and(eq(modules.orgId, orgId), eq(modules.id, id)));
}

const isChapter = (orgId: string, moduleId: string, id: string) =>
  and(eq(chapters.orgId, orgId), eq(chapters.moduleId, moduleId), eq(chapters.id, id));

export async function insertChapter(
  { tx, orgId }: OrganizationScope,
  row: Omit<typeof chapters.$inferInsert, 'orgId'>,
) {
  await tx.insert(chapters).values({ ...row, orgId });
}

export async function updateChapter(
  { tx, orgId }: OrganizationScope,
  { moduleId, id }: { moduleId: string; id: string },
  change: Partial<ChapterRow>,
) {
  await tx
    .update(chapters)
    .set(change)
    .where(isChapter(orgId, moduleId, id));
}

export async function deleteChapter(
  { tx, orgId }: OrganizationScope,
  { moduleId, id }: { moduleId: string; id: string },
) {
  await tx.delete(chapters).where(isChapter(orgId, moduleId, id));
}

export async function updateItem({ tx, orgId }: OrganizationScope, id: string, change: Partial<ItemRow>) {
  await tx
    .update(contentItems)
    .set(change)
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, id)));
}

/** Items with their texts. */
export async function findItemRows({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), inArray(contentItems.id, [...ids])));
}

export type AssetRow = typeof assets.$inferSelect;

export async function findAssets({ tx, orgId }: OrganizationScope, paths: readonly string[]): Promise<AssetRow[]> {
  if (paths.length === 0) return [];
  return tx
    .select()
    .from(assets)
    .where(and(eq(assets.orgId, orgId), sql`${assets.path} = any(${sql.param([...paths])}::text[])`));
}

export async function insertAssets({ tx, orgId }: OrganizationScope, rows: readonly AssetRow[]) {
  if (rows.length > 0)
    await tx
      .insert(assets)
      .values(rows.map((row) => ({ ...row, orgId })))
      .onConflictDoNothing();
}

/** Takes files away that no item, module or draft of the library names any more. */
export async function deleteUnnamedAssets({ tx, orgId }: OrganizationScope, paths: readonly string[]) {
  if (paths.length === 0) return;
  await tx.delete(assets).where(
    and(
      eq(assets.orgId, orgId),
      sql`${assets.path} = any(${sql.param([...paths])}::text[])`,
      sql`not exists (select from ${contentItems} c where c.org_id = ${orgId} and (c.cover = ${assets.path} or exists (
        select from jsonb_each_text(c.media) m where m.value = ${assets.path})))`,
      sql`not exists (select from ${languageVersions} v cross join jsonb_each_text(v.media) m
        where v.org_id = ${orgId} and v.archived_at is null and m.value = ${assets.path})`,
    ),
  );
}
