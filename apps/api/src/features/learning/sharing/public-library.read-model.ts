import { type Language, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import { and, asc, eq, sql } from 'drizzle-orm';
import { languageVersions } from '#features/catalogue/versions.tables.ts';
import { chapters, contentItems, modules } from '#features/catalogue/index.ts';
import { libraries } from '#features/catalogue/catalogue.tables.ts';
import { organizations } from '#features/organizations/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** So many items fit on the page of a public library. */
const MOST_ITEMS = 300;
/** So many addresses fit into one map for search engines. */
const MOST_ADDRESSES = 45_000;

const isShown = and(
  eq(contentItems.isPublic, true),
  eq(contentItems.status, 'published'),
  eq(modules.status, 'published'),
);

/** The organization as strangers see it; null where it is suspended or not there. */
export async function findPublicOrganization({ tx, orgId }: OrganizationScope) {
  const [row] = await tx
    .select({
      name: organizations.name,
      summary: organizations.summary,
      logoUrl: organizations.logoUrl,
      hasPublicLibrary: organizations.hasPublicLibrary,
      embedOrigins: organizations.embedOrigins,
    })
    .from(organizations)
    .where(and(eq(organizations.id, orgId), eq(organizations.isSuspended, false)));
  return row ?? null;
}

/** The public items of an organization, in the order of its library. */
export function listPublicItems({ tx, orgId }: OrganizationScope) {
  return tx
    .select({
      moduleId: modules.id,
      moduleTitle: modules.title,
      moduleSummary: modules.summary,
      id: contentItems.id,
      title: contentItems.title,
      summary: contentItems.summary,
      kind: contentItems.kind,
      minutes: contentItems.minutes,
    })
    .from(contentItems)
    .innerJoin(modules, and(eq(modules.orgId, orgId), eq(modules.id, contentItems.moduleId)))
    .innerJoin(
      chapters,
      and(
        eq(chapters.orgId, orgId),
        eq(chapters.moduleId, contentItems.moduleId),
        eq(chapters.id, contentItems.chapterId),
      ),
    )
    .where(and(eq(contentItems.orgId, orgId), isShown))
    .orderBy(
      asc(modules.position),
      asc(modules.id),
      asc(chapters.position),
      asc(contentItems.position),
      asc(contentItems.id),
    )
    .limit(MOST_ITEMS);
}

/** The public items of every organization that has a public library: for the map that search engines read. */
export function listListedItems(tx: Transaction) {
  return tx
    .select({
      orgId: contentItems.orgId,
      id: contentItems.id,
      kind: contentItems.kind,
      original: sql<Language>`coalesce((select l.language from ${libraries} l where l.org_id = ${contentItems.orgId}), ${organizations.language}, ${SOURCE_LANGUAGE})`,
      others: sql<Language[]>`array(select v.language from ${languageVersions} v
        where v.org_id = ${contentItems.orgId} and v.kind = 'content' and v.id = ${contentItems.id} and v.archived_at is null
        order by v.language)`,
    })
    .from(contentItems)
    .innerJoin(modules, and(eq(modules.orgId, contentItems.orgId), eq(modules.id, contentItems.moduleId)))
    .innerJoin(
      organizations,
      and(
        eq(organizations.id, contentItems.orgId),
        eq(organizations.isSuspended, false),
        eq(organizations.hasPublicLibrary, true),
      ),
    )
    .where(isShown)
    .orderBy(asc(contentItems.orgId), asc(contentItems.id))
    .limit(MOST_ADDRESSES);
}
