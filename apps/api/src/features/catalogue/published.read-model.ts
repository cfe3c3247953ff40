import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assets, contentItems, libraries, modules } from './catalogue.tables.ts';

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

/** The published items, each with a mark that changes with anything a learner can read in it. */
export async function listPublishedMarks({ tx, orgId }: OrganizationScope) {
  return tx
    .select({
      id: contentItems.id,
      version: contentItems.version,
      mark: sql<string>`md5(concat_ws(chr(31), ${contentItems.version}, ${contentItems.kind}, ${contentItems.title}, ${contentItems.summary}, ${contentItems.media}))`,
    })
    .from(contentItems)
    .innerJoin(modules, ofItem(orgId))
    .where(isPublished(orgId));
}

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
