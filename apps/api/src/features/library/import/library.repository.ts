import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { excluded } from '#platform/database/sql/excluded.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import {
  assets,
  chapters,
  contentItems,
  courses,
  glossaryTerms,
  libraries,
  modules,
} from '#features/catalogue/catalogue.tables.ts';
import { contentDrafts } from '../library.tables.ts';
import type { ChapterDraft, CourseDraft, LibraryDraft, ModuleDraft } from '../read/draft.ts';
import { chapterKey, moduleFingerprint, placedFingerprint } from './plan-import.ts';
import { readStoredVersions } from './versions.repository.ts';
import type { StoredLibrary } from '../read/stored-library.ts';

const BATCH = 100;

/** Does something with the rows, some of them at a time. */
async function inBatches<T>(rows: readonly T[], write: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await write(rows.slice(start, start + BATCH));
}

/**
 * Takes the library for this transaction and counts its version up, so that everybody reads it anew. Answers the new
 * version.
 */
export async function touchLibrary({ tx, orgId }: OrganizationScope, at: Date): Promise<number> {
  const [touched] = await tx
    .insert(libraries)
    .values({ orgId, changedAt: at })
    .onConflictDoUpdate({ target: libraries.orgId, set: { version: sql`${libraries.version} + 1`, changedAt: at } })
    .returning({ version: libraries.version });
  return touched!.version;
}

/** What the library holds, as far as an import must know it. */
export async function readStoredLibrary({ tx, orgId }: OrganizationScope): Promise<StoredLibrary> {
  const [library] = await tx.select().from(libraries).where(eq(libraries.orgId, orgId));
  const moduleRows = await tx
    .select({
      id: modules.id,
      position: modules.position,
      source: modules.source,
      expectedSource: modules.expectedSource,
    })
    .from(modules)
    .where(eq(modules.orgId, orgId));
  const chapterRows = await tx
    .select({ moduleId: chapters.moduleId, id: chapters.id, position: chapters.position, source: chapters.source })
    .from(chapters)
    .where(eq(chapters.orgId, orgId));
  const itemRows = await tx
    .select({
      id: contentItems.id,
      moduleId: contentItems.moduleId,
      chapterId: contentItems.chapterId,
      position: contentItems.position,
      fingerprint: contentItems.fingerprint,
      readingKey: contentItems.readingKey,
      mentions: contentItems.mentions,
      media: contentItems.media,
    })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), isNull(contentItems.ownerUid)));
  const courseRows = await tx
    .select({ id: courses.id, source: courses.source })
    .from(courses)
    .where(eq(courses.orgId, orgId));
  const assetRows = await tx
    .select({
      path: assets.path,
      sha256: assets.sha256,
      bytes: assets.bytes,
      originalKey: assets.originalKey,
      servedKey: assets.servedKey,
    })
    .from(assets)
    .where(and(eq(assets.orgId, orgId), isNull(assets.ownerUid)));
  const [own] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${assets.bytes}), 0)::float8` })
    .from(assets)
    .where(and(eq(assets.orgId, orgId), isNotNull(assets.ownerUid)));
  const termRows = await tx
    .select({ slug: glossaryTerms.slug })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.orgId, orgId));
  return {
    version: library?.version ?? 0,
    modules: new Map(moduleRows.map((row) => [row.id, { ...row, fingerprint: moduleFingerprint(row) }])),
    chapters: new Map(chapterRows.map((row) => [chapterKey(row), placedFingerprint(row)])),
    versions: await readStoredVersions({ tx, orgId }),
    language: library?.language ?? null,
    items: new Map(itemRows.map(({ id, media, ...row }) => [id, { ...row, media: Object.values(media) }])),
    courses: new Map(courseRows.map(({ id, source }) => [id, source ?? ''])),
    assets: new Map(
      assetRows.map(({ path, originalKey, servedKey, ...asset }) => [
        path,
        { ...asset, keys: [originalKey, servedKey] },
      ]),
    ),
    ownBytes: own!.bytes,
    terms: termRows.map(({ slug }) => slug),
    glossarySource: library?.glossarySource ?? null,
    organizationSource: library?.organizationSource ?? null,
  };
}

export async function saveModules(
  { tx, orgId }: OrganizationScope,
  drafts: readonly ModuleDraft[],
  at: Date,
): Promise<void> {
  const rows = drafts.map(
    ({ id, position, source, expectedSource, title, summary = '', cover = null, status, tags }) => ({
      id,
      position,
      source,
      expectedSource,
      title,
      status,
      tags,
      orgId,
      summary,
      cover,
      createdAt: at,
      updatedAt: at,
    }),
  );
  const set = excluded(modules, ['orgId', 'id', 'createdAt']);
  await inBatches(rows, (batch) =>
    tx
      .insert(modules)
      .values(batch)
      .onConflictDoUpdate({ target: [modules.orgId, modules.id], set }),
  );
}

export async function saveChapters({ tx, orgId }: OrganizationScope, drafts: readonly ChapterDraft[]): Promise<void> {
  const rows = drafts.map(({ summary = '', ...draft }) => ({ ...draft, orgId, summary }));
  const set = excluded(chapters, ['orgId', 'moduleId', 'id']);
  await inBatches(rows, (batch) =>
    tx
      .insert(chapters)
      .values(batch)
      .onConflictDoUpdate({ target: [chapters.orgId, chapters.moduleId, chapters.id], set }),
  );
}

/** Takes items out of the library. They stay for those who have done them. */
export async function detachItems({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<void> {
  await inBatches(ids, (batch) =>
    tx
      .update(contentItems)
      .set({ moduleId: null, chapterId: null, fingerprint: '' })
      .where(and(eq(contentItems.orgId, orgId), inArray(contentItems.id, batch))),
  );
}

/** Deletes modules and chapters; nothing may stand in them any more. */
export async function deletePlaces(
  { tx, orgId }: OrganizationScope,
  { chapterKeys, moduleIds }: { chapterKeys: readonly string[]; moduleIds: readonly string[] },
): Promise<void> {
  const isChapter = sql`${chapters.moduleId} || '/' || ${chapters.id} = any(${sql.param([...chapterKeys])}::text[])`;
  await tx.delete(chapters).where(and(eq(chapters.orgId, orgId), isChapter));
  const isModule = sql`${modules.id} = any(${sql.param([...moduleIds])}::text[])`;
  await tx.delete(modules).where(and(eq(modules.orgId, orgId), isModule));
}

export async function saveCourses(
  { tx, orgId }: OrganizationScope,
  drafts: readonly CourseDraft[],
  removed: readonly string[],
): Promise<void> {
  const rows = drafts.map(
    ({
      id,
      title,
      summary = '',
      status,
      modules: moduleIds,
      due: dueOn = null,
      certificate: hasCertificate,
      source,
    }) => {
      return { orgId, id, title, summary, status, moduleIds, dueOn, hasCertificate, source };
    },
  );
  const set = excluded(courses, ['orgId', 'id']);
  await inBatches(rows, (batch) =>
    tx
      .insert(courses)
      .values(batch)
      .onConflictDoUpdate({ target: [courses.orgId, courses.id], set }),
  );
  await inBatches(removed, (batch) =>
    tx.delete(courses).where(and(eq(courses.orgId, orgId), inArray(courses.id, batch))),
  );
}

export async function replaceGlossary(
  { tx, orgId }: OrganizationScope,
  draft: Pick<LibraryDraft, 'glossary' | 'glossarySource'>,
): Promise<void> {
  await tx.delete(glossaryTerms).where(eq(glossaryTerms.orgId, orgId));
  const rows = draft.glossary.map((entry, position) => ({ ...entry, orgId, position }));
  await inBatches(rows, (batch) => tx.insert(glossaryTerms).values(batch));
  await tx.update(libraries).set({ glossarySource: draft.glossarySource }).where(eq(libraries.orgId, orgId));
}

export async function saveOrganizationSource(
  { tx, orgId }: OrganizationScope,
  organizationSource: string | null,
): Promise<void> {
  await tx.update(libraries).set({ organizationSource }).where(eq(libraries.orgId, orgId));
}

export type NewAsset = Omit<typeof assets.$inferInsert, 'orgId'>;

export async function saveAssets(
  { tx, orgId }: OrganizationScope,
  saved: readonly NewAsset[],
  removed: readonly string[],
): Promise<void> {
  const set = excluded(assets, ['orgId', 'path', 'ownerUid']);
  await inBatches(saved, (batch) =>
    tx
      .insert(assets)
      .values(batch.map((asset) => ({ ...asset, orgId })))
      .onConflictDoUpdate({ target: [assets.orgId, assets.path], set }),
  );
  await inBatches(removed, (batch) =>
    tx.delete(assets).where(and(eq(assets.orgId, orgId), inArray(assets.path, batch))),
  );
}

/** Those of the keys that a file of the organization is stored under. */
export async function listUsedKeys(
  { tx, orgId }: OrganizationScope,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = sql.param([...keys]);
  const rows = await tx
    .select({ originalKey: assets.originalKey, servedKey: assets.servedKey })
    .from(assets)
    .where(
      and(
        eq(assets.orgId, orgId),
        or(sql`${assets.originalKey} = any(${named}::text[])`, sql`${assets.servedKey} = any(${named}::text[])`),
      ),
    );
  // Files that were added to drafts, and become part of the library with them.
  const { rows: ofDrafts } = await tx.execute<{ key: string }>(sql`
    select f.value ->> k.name as key from ${contentDrafts} d, jsonb_each(d.media) f, (values ('originalKey'), ('servedKey')) k(name)
    where d.org_id = ${orgId} and f.value ->> k.name = any(${named}::text[])`);
  return new Set([
    ...rows.flatMap(({ originalKey, servedKey }) => [originalKey, servedKey]),
    ...ofDrafts.map(({ key }) => key),
  ]);
}
