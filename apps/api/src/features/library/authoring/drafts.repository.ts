import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { assets, chapters, contentItems, contentVersions, modules } from '#features/catalogue/catalogue.tables.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentDrafts, type DraftFile, draftRevisions } from '../library.tables.ts';

export type DraftRow = typeof contentDrafts.$inferSelect;
export type ItemRow = typeof contentItems.$inferSelect;

/** Revisions that are all kept; of older ones, the last of each ten minutes. */
const RECENT_REVISIONS = 20;
const MOST_REVISIONS = 100;

const isDraft = (orgId: string, contentId: string) =>
  and(eq(contentDrafts.orgId, orgId), eq(contentDrafts.contentId, contentId));

/** The draft of an item; null when there is none. One that was discarded is still there. */
export async function findDraft({ tx, orgId }: OrganizationScope, contentId: string): Promise<DraftRow | null> {
  const [row] = await tx.select().from(contentDrafts).where(isDraft(orgId, contentId));
  return row ?? null;
}

/** The same, taken for this transaction. Two who begin a draft at once wait for each other too. */
export async function lockDraft(scope: OrganizationScope, contentId: string): Promise<DraftRow | null> {
  const { tx, orgId } = scope;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft/${orgId}/${contentId}`}, 0))`);
  return findDraft(scope, contentId);
}

/** An item of the library, whatever its status; null for what stands in no module. */
export async function findLibraryItem({ tx, orgId }: OrganizationScope, contentId: string): Promise<ItemRow | null> {
  const [row] = await tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, contentId), isNull(contentItems.ownerUid)));
  return row?.moduleId ? row : null;
}

export type NewDraft = Omit<typeof contentDrafts.$inferInsert, 'orgId'>;

export async function insertDraft({ tx, orgId }: OrganizationScope, draft: NewDraft): Promise<void> {
  await tx.insert(contentDrafts).values({ ...draft, orgId });
}

export async function updateDraft(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  change: Partial<NewDraft>,
): Promise<void> {
  await tx.update(contentDrafts).set(change).where(isDraft(orgId, contentId));
}

export async function deleteDraft({ tx, orgId }: OrganizationScope, contentId: string): Promise<void> {
  await tx.delete(contentDrafts).where(isDraft(orgId, contentId));
}

/** The highest number that a draft of the item has had; 0 when there never was one. */
export async function lastRevision({ tx, orgId }: OrganizationScope, contentId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${draftRevisions.revision}), 0)::int` })
    .from(draftRevisions)
    .where(and(eq(draftRevisions.orgId, orgId), eq(draftRevisions.contentId, contentId)));
  return row!.last;
}

interface NewRevision extends DraftText {
  readonly contentId: string;
  readonly revision: number;
  readonly madeBy: string;
  readonly editor: string;
  readonly madeAt: Date;
}

/** Notes what a draft says now, and lets old revisions go. */
export async function insertRevision({ tx, orgId }: OrganizationScope, revision: NewRevision): Promise<void> {
  await tx.insert(draftRevisions).values({ ...revision, orgId });
  const { contentId } = revision;
  const isOld = and(
    eq(draftRevisions.orgId, orgId),
    eq(draftRevisions.contentId, contentId),
    lte(draftRevisions.revision, revision.revision - RECENT_REVISIONS),
  );
  const span = sql`floor(extract(epoch from ${draftRevisions.madeAt}) / 600)`;
  await tx.delete(draftRevisions).where(
    and(
      isOld,
      sql`${draftRevisions.revision} not in (
        select max(${draftRevisions.revision}) from ${draftRevisions} where ${isOld}
        group by ${span} order by 1 desc limit ${MOST_REVISIONS})`,
    ),
  );
}

export async function findRevision(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  revision: number,
): Promise<DraftText | null> {
  const [row] = await tx
    .select({ head: draftRevisions.head, body: draftRevisions.body })
    .from(draftRevisions)
    .where(
      and(
        eq(draftRevisions.orgId, orgId),
        eq(draftRevisions.contentId, contentId),
        eq(draftRevisions.revision, revision),
      ),
    );
  return row ?? null;
}

/** Whether everything that was saved after a revision came out of one window. */
export async function isWrittenBy(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  { editor, after }: { editor: string; after: number },
): Promise<boolean> {
  const rows = await tx
    .select({ editor: draftRevisions.editor })
    .from(draftRevisions)
    .where(
      and(eq(draftRevisions.orgId, orgId), eq(draftRevisions.contentId, contentId), gt(draftRevisions.revision, after)),
    );
  return rows.length > 0 && rows.every((row) => row.editor === editor);
}

/** Saved drafts and published versions of an item, the newest first. */
export async function listHistory({ tx, orgId }: OrganizationScope, contentId: string) {
  const drafts = await tx
    .select({
      number: draftRevisions.revision,
      title: sql<string>`coalesce(${draftRevisions.head} ->> 'title', '')`,
      madeBy: draftRevisions.madeBy,
      madeAt: draftRevisions.madeAt,
    })
    .from(draftRevisions)
    .where(and(eq(draftRevisions.orgId, orgId), eq(draftRevisions.contentId, contentId)))
    .orderBy(desc(draftRevisions.revision))
    .limit(MOST_REVISIONS + RECENT_REVISIONS);
  const versions = await tx
    .select({
      number: contentVersions.version,
      title: contentVersions.title,
      madeBy: contentVersions.madeBy,
      madeAt: contentVersions.createdAt,
    })
    .from(contentVersions)
    .where(and(eq(contentVersions.orgId, orgId), eq(contentVersions.contentId, contentId)))
    .orderBy(desc(contentVersions.version))
    .limit(MOST_REVISIONS);
  return [
    ...drafts.map((row) => ({ ...row, isPublished: false })),
    ...versions.map((row) => ({ ...row, isPublished: true })),
  ].sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

export async function findVersion({ tx, orgId }: OrganizationScope, contentId: string, version: number) {
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

/** The titles of the module and chapter that something stands in. */
export async function findPlaceTitles(
  { tx, orgId }: OrganizationScope,
  { moduleId, chapterId }: { moduleId: string | null; chapterId: string | null },
) {
  if (moduleId === null || chapterId === null) return null;
  const [row] = await tx
    .select({ module: modules.title, status: modules.status, chapter: chapters.title })
    .from(chapters)
    .innerJoin(modules, and(eq(modules.orgId, chapters.orgId), eq(modules.id, chapters.moduleId)))
    .where(and(eq(chapters.orgId, orgId), eq(chapters.moduleId, moduleId), eq(chapters.id, chapterId)));
  return row ?? null;
}

/** Files of the library that lie in a folder. */
export async function listFilesIn({ tx, orgId }: OrganizationScope, folders: readonly string[]) {
  return tx
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.orgId, orgId),
        isNull(assets.ownerUid),
        sql`substring(${assets.path} from '^(.*?)/media/') = any(${sql.param([...folders])}::text[])`,
      ),
    );
}

/** What the files of all drafts come to. */
export async function sumDraftBytes({ tx, orgId }: OrganizationScope): Promise<number> {
  const [row] = await tx
    .select({
      bytes: sql<number>`coalesce(sum((select sum((value ->> 'bytes')::float8) from jsonb_each(${contentDrafts.media}))), 0)::float8`,
    })
    .from(contentDrafts)
    .where(eq(contentDrafts.orgId, orgId));
  return row!.bytes;
}

/** Adds a file to a draft. */
export async function addDraftFile(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  name: string,
  file: DraftFile,
): Promise<void> {
  await tx
    .update(contentDrafts)
    .set({ media: sql`${contentDrafts.media} || ${JSON.stringify({ [name]: file })}::jsonb` })
    .where(isDraft(orgId, contentId));
}
