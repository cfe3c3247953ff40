import { and, asc, eq } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { chapters, contentItems, modules } from '#features/catalogue/catalogue.tables.ts';
import { completions, progress } from '#features/catalogue/learner.tables.ts';

const BATCH = 1000;

export interface PastCompletion {
  readonly uid: string;
  readonly contentId: string;
  readonly contentVersion: number;
  readonly at: Date;
  /** The best score, 0 to 100, where the kind has one. */
  readonly bestScore?: number;
  /** Whether they found it clear, where they said so. */
  readonly isClear?: boolean | null;
}

/** Published items in the order of the library, for those who write a past. */
export async function listPublishedItems({ tx, orgId }: OrganizationScope) {
  return tx
    .select({
      contentId: contentItems.id,
      moduleId: contentItems.moduleId,
      chapterId: contentItems.chapterId,
      kind: contentItems.kind,
      version: contentItems.version,
    })
    .from(contentItems)
    .innerJoin(modules, and(eq(modules.orgId, contentItems.orgId), eq(modules.id, contentItems.moduleId)))
    .innerJoin(
      chapters,
      and(
        eq(chapters.orgId, contentItems.orgId),
        eq(chapters.moduleId, contentItems.moduleId),
        eq(chapters.id, contentItems.chapterId),
      ),
    )
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.status, 'published')))
    .orderBy(asc(modules.position), asc(chapters.position), asc(contentItems.position));
}

/**
 * Brings completions of the past in, with the progress that belongs to them; their points are gamification's
 * `importHistory`.
 */
export async function importCompletions(
  { tx, orgId }: OrganizationScope,
  past: readonly PastCompletion[],
): Promise<void> {
  for (let start = 0; start < past.length; start += BATCH) {
    const batch = past.slice(start, start + BATCH);
    await tx
      .insert(completions)
      .values(
        batch.map(({ uid, contentId, contentVersion, at }) => ({
          orgId,
          uid,
          contentId,
          contentVersion,
          completedAt: at,
        })),
      )
      .onConflictDoNothing();
    await tx
      .insert(progress)
      .values(
        batch.map(({ at, ...completion }) => ({ ...completion, orgId, furthest: 1, startedAt: at, visitedAt: at })),
      )
      .onConflictDoNothing();
  }
}

/** All that was finished in an organization, the oldest first. */
export function listCompletions({ tx, orgId }: OrganizationScope) {
  return tx
    .select({ uid: completions.uid, contentId: completions.contentId, at: completions.completedAt })
    .from(completions)
    .where(eq(completions.orgId, orgId))
    .orderBy(asc(completions.completedAt), asc(completions.contentId));
}
