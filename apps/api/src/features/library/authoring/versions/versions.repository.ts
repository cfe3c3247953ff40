import type { Language } from '@snapwell/contract/text/language';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { contentVersions } from '#features/catalogue/catalogue.tables.ts';
import { languageVersions } from '#features/catalogue/versions.tables.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentDrafts, draftRevisions } from '#features/library/library.tables.ts';

export type VersionRow = typeof languageVersions.$inferSelect;

const isOf = (orgId: string, itemId: string) =>
  and(eq(languageVersions.orgId, orgId), eq(languageVersions.kind, 'content'), eq(languageVersions.id, itemId));

/** Whether the original says something else by now, by its versions. */
const isOlder = sql<boolean>`exists (select from ${contentVersions} c where c.org_id = ${languageVersions}.org_id
  and c.content_id = ${languageVersions}.id and c.created_at > ${languageVersions}.changed_at)`;

/** What an item says in other languages, to readers or not any more. */
export function listVersions({ tx, orgId }: OrganizationScope, itemId: string) {
  return tx
    .select({ row: languageVersions, isOlder })
    .from(languageVersions)
    .where(isOf(orgId, itemId))
    .orderBy(languageVersions.language);
}

export async function findVersionRow(
  { tx, orgId }: OrganizationScope,
  itemId: string,
  language: Language,
): Promise<VersionRow | null> {
  const [row] = await tx
    .select()
    .from(languageVersions)
    .where(and(isOf(orgId, itemId), eq(languageVersions.language, language)));
  return row ?? null;
}

/** The title and body that an item had at a time; the first ones for a time before it was there. */
export async function findOriginalAt({ tx, orgId }: OrganizationScope, itemId: string, at: Date) {
  const texts = { title: contentVersions.title, body: contentVersions.body };
  const ofItem = and(eq(contentVersions.orgId, orgId), eq(contentVersions.contentId, itemId));
  const [then] = await tx
    .select(texts)
    .from(contentVersions)
    .where(and(ofItem, lte(contentVersions.createdAt, at)))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  if (then) return then;
  const [first] = await tx
    .select(texts)
    .from(contentVersions)
    .where(ofItem)
    .orderBy(asc(contentVersions.version))
    .limit(1);
  return first ?? null;
}

/** When somebody began to write a text that is not published yet; null when nobody has. */
export async function findBeginning({ tx, orgId }: OrganizationScope, textId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ madeAt: draftRevisions.madeAt })
    .from(draftRevisions)
    .where(and(eq(draftRevisions.orgId, orgId), eq(draftRevisions.contentId, textId)))
    .orderBy(asc(draftRevisions.revision))
    .limit(1);
  return row?.madeAt ?? null;
}

/** The ids of an item's drafts in other languages. */
export async function listVersionDrafts({ tx, orgId }: OrganizationScope, itemId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: contentDrafts.contentId })
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.orgId, orgId),
        sql`${contentDrafts.contentId} like ${`${itemId}.%`}`,
        sql`${contentDrafts.discardedAt} is null`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** The languages in which items are older than their originals; by item. */
export async function listStaleLanguages({ tx, orgId }: OrganizationScope): Promise<ReadonlyMap<string, Language[]>> {
  const rows = await tx
    .select({ id: languageVersions.id, language: languageVersions.language })
    .from(languageVersions)
    .where(and(eq(languageVersions.orgId, orgId), eq(languageVersions.kind, 'content'), isOlder))
    .orderBy(languageVersions.language);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, each]) => [id, each.map(({ language }) => language)]),
  );
}

/** Notes where the files of a version lie. */
export async function updateVersionMedia(
  { tx, orgId }: OrganizationScope,
  { id, language }: Pick<VersionRow, 'id' | 'language'>,
  media: VersionRow['media'],
): Promise<void> {
  await tx
    .update(languageVersions)
    .set({ media })
    .where(and(isOf(orgId, id), eq(languageVersions.language, language)));
}
