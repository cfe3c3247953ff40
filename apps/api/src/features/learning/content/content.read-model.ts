import type { MediaFile } from '@snapwell/contract/learning/content.schemas';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { organizations } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assets, contentItems, contentVersions, glossaryTerms, modules } from '#features/catalogue/catalogue.tables.ts';
import { languageVersions } from '#features/catalogue/versions.tables.ts';
import { completions, progress } from '#features/catalogue/learner.tables.ts';
import { inLanguage } from './in-language.ts';
import { bookmarks, notes, openings } from '../learning.tables.ts';

type StoredMedia = Record<string, Omit<MediaFile, 'url'> & { key: string }>;

/** The same of what an item says in other languages: its files lie beside the others. */
const mediaOfVersions = (orgId: string) => sql`coalesce((
  select jsonb_object_agg(m.key, m.value) from ${languageVersions} v cross join jsonb_each(v.media) m
  where v.org_id = ${orgId} and v.kind = 'content' and v.id = ${contentItems.id} and v.archived_at is null), '{}')`;

/** The media that an item's body names, by their name in the body. */
const mediaOf = (orgId: string) => sql<StoredMedia>`(
  select coalesce(json_object_agg(named.key, json_build_object('key', a.served_key, 'content_type', a.served_type, 'width', a.width, 'height', a.height)), '{}')
  from jsonb_each_text(${contentItems.media} || ${mediaOfVersions(orgId)}) as named join ${assets} a on a.org_id = ${orgId} and a.path = named.value)`;

const glossaryOf = (orgId: string) => sql<Record<string, { term: string; definition: string }>>`(
  select coalesce(json_object_agg(g.slug, json_build_object('term', g.term, 'definition', g.definition)), '{}')
  from ${glossaryTerms} g where g.org_id = ${orgId} and g.slug = any(${contentItems.terms} || array(
    select unnest(v.terms) from ${languageVersions} v
    where v.org_id = ${orgId} and v.kind = 'content' and v.id = ${contentItems.id} and v.archived_at is null)))`;

const coverOf = (orgId: string) =>
  sql<
    string | null
  >`(select a.served_key from ${assets} a where a.org_id = ${orgId} and a.path = ${contentItems.cover})`;

const columns = (orgId: string) => ({
  item: contentItems,
  media: mediaOf(orgId),
  glossary: glossaryOf(orgId),
  coverKey: coverOf(orgId),
});

/** An item with everything that its screen shows of it and of the member's own, in the language that is read. */
export async function readContent(scope: OrganizationScope, { uid, contentId }: { uid: string; contentId: string }) {
  const { tx, orgId } = scope;
  const ownRow = (table: typeof progress | typeof completions | typeof openings | typeof bookmarks | typeof notes) =>
    and(eq(table.orgId, orgId), eq(table.uid, uid), eq(table.contentId, contentItems.id));
  const [row] = await tx
    .select({
      ...columns(orgId),
      progress,
      completedAt: completions.completedAt,
      paysAt: completions.paysAt,
      lastOpenedAt: openings.lastAt,
      bookmarkedAt: bookmarks.createdAt,
      note: notes.text,
    })
    .from(contentItems)
    .leftJoin(progress, ownRow(progress))
    .leftJoin(completions, ownRow(completions))
    .leftJoin(openings, ownRow(openings))
    .leftJoin(bookmarks, ownRow(bookmarks))
    .leftJoin(notes, ownRow(notes))
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, contentId)));
  return row ? inLanguage(scope, row) : null;
}

export type ContentRow = NonNullable<Awaited<ReturnType<typeof readContent>>>;

/** Several items at once, with their media: those of the library that are published, and the member's own. */
export async function readContents(
  { tx, orgId }: OrganizationScope,
  { uid, contentIds }: { uid: string; contentIds: readonly string[] },
) {
  if (contentIds.length === 0) return [];
  const isShown = or(
    and(isNotNull(contentItems.moduleId), eq(contentItems.status, 'published')),
    eq(contentItems.ownerUid, uid),
  );
  return tx
    .select({ item: contentItems, media: mediaOf(orgId) })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), inArray(contentItems.id, [...contentIds]), isShown));
}

/** A public, published item and the name of its organization. */
export async function readPublicContent(scope: OrganizationScope, contentId: string) {
  const { tx, orgId } = scope;
  const [row] = await tx
    .select({ ...columns(orgId), organizationName: organizations.name })
    .from(contentItems)
    .innerJoin(
      modules,
      and(eq(modules.orgId, orgId), eq(modules.id, contentItems.moduleId), eq(modules.status, 'published')),
    )
    .innerJoin(organizations, and(eq(organizations.id, orgId), eq(organizations.isSuspended, false)))
    .where(
      and(
        eq(contentItems.orgId, orgId),
        eq(contentItems.id, contentId),
        eq(contentItems.isPublic, true),
        eq(contentItems.status, 'published'),
      ),
    );
  return row ? inLanguage(scope, row) : null;
}

/** A published item of the library as its own feature needs it: with its whole body, keys and all. */
export async function findPublishedContent({ tx, orgId }: OrganizationScope, contentId: string) {
  const [row] = await tx
    .select({ item: contentItems, moduleTitle: modules.title })
    .from(contentItems)
    .innerJoin(
      modules,
      and(eq(modules.orgId, orgId), eq(modules.id, contentItems.moduleId), eq(modules.status, 'published')),
    )
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, contentId), eq(contentItems.status, 'published')));
  return row ? { ...row.item, moduleTitle: row.moduleTitle } : null;
}

/** The title and body that an item had in one of its versions. */
export async function findContentVersion(
  { tx, orgId }: OrganizationScope,
  { contentId, version }: { contentId: string; version: number },
) {
  const [row] = await tx
    .select({ title: contentVersions.title, body: contentVersions.body })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.orgId, orgId),
        eq(contentVersions.contentId, contentId),
        eq(contentVersions.version, version),
      ),
    );
  return row ?? null;
}
