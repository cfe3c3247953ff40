import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assets, contentItems, expectedQuestions, libraries, modules } from './catalogue.tables.ts';

/**
 * What stands in the library for every member: nobody's own, nothing archived, nothing in a module that is not
 * published.
 */
const isPublished = (orgId: string) =>
  and(
    eq(contentItems.orgId, orgId),
    eq(contentItems.status, 'published'),
    isNull(contentItems.ownerUid),
    eq(modules.status, 'published'),
  );
const ofItem = (orgId: string) => and(eq(modules.orgId, orgId), eq(modules.id, contentItems.moduleId));

/** Every organization's library with its version. `tx` must be one of `acrossOrganizations`. */
export function listLibraryVersions(tx: Transaction): Promise<{ orgId: string; version: number }[]> {
  return tx.select({ orgId: libraries.orgId, version: libraries.version }).from(libraries);
}

/** 0 for an organization that never had a library. */
export async function readLibraryVersion({ tx, orgId }: OrganizationScope): Promise<number> {
  const [row] = await tx.select({ version: libraries.version }).from(libraries).where(eq(libraries.orgId, orgId));
  return row?.version ?? 0;
}

const expectedMark = (
  orgId: string,
) => sql`(select md5(string_agg(concat_ws(chr(31), e.words, e.questions, e.is_hidden), chr(30) order by e.position))
  from ${expectedQuestions} e where e.org_id = ${orgId} and e.content_id = ${contentItems.id})`;

/**
 * The published items, each with a mark that changes with anything a learner can read in it or is expected to ask about
 * it.
 */
export async function listPublishedMarks({ tx, orgId }: OrganizationScope, ids?: readonly string[]) {
  return tx
    .select({
      id: contentItems.id,
      version: contentItems.version,
      mark: sql<string>`md5(concat_ws(chr(31), ${contentItems.version}, ${contentItems.kind}, ${contentItems.title}, ${contentItems.summary}, ${contentItems.media}, ${expectedMark(orgId)}))`,
    })
    .from(contentItems)
    .innerJoin(modules, ofItem(orgId))
    .where(and(isPublished(orgId), ids && inArray(contentItems.id, [...ids])));
}

/** What readers of some items are expected to ask, by item. */
export async function listExpected({ tx, orgId }: OrganizationScope, contentIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(expectedQuestions)
    .where(and(eq(expectedQuestions.orgId, orgId), inArray(expectedQuestions.contentId, [...contentIds])))
    .orderBy(expectedQuestions.contentId, expectedQuestions.position);
  return Map.groupBy(rows, ({ contentId }) => contentId);
}

export type ExpectedQuestion = typeof expectedQuestions.$inferSelect;

/** Published items with their bodies and the keys of the files that they name. */
export async function readPublished({ tx, orgId }: OrganizationScope, ids: readonly string[]) {
  const files = sql<Record<string, string>>`(select coalesce(json_object_agg(named.key, a.served_key), '{}')
    from jsonb_each_text(${contentItems.media}) as named join ${assets} a on a.org_id = ${orgId} and a.path = named.value)`;
  return tx
    .select({
      id: contentItems.id,
      kind: contentItems.kind,
      title: contentItems.title,
      summary: contentItems.summary,
      version: contentItems.version,
      body: contentItems.body,
      files,
    })
    .from(contentItems)
    .innerJoin(modules, ofItem(orgId))
    .where(and(isPublished(orgId), inArray(contentItems.id, [...ids])));
}

export type PublishedItem = Awaited<ReturnType<typeof readPublished>>[number];
