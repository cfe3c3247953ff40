import { and, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { completions, progress } from '../learners.tables.ts';
import { contentItems } from '../learning.tables.ts';

export interface Report {
  readonly uid: string;
  readonly contentId: string;
  readonly contentVersion: number;
  readonly furthest: number;
  readonly place: Record<string, unknown>;
  readonly score?: number | undefined;
  readonly at: Date;
}

/**
 * Notes where a member is. What lies further stays, in whichever order the reports come: the furthest report also
 * decides the place to go on from. A report from the very same point renews the place.
 */
export async function saveReport({ tx, orgId }: OrganizationScope, { score, at, ...report }: Report) {
  const [row] = await tx
    .insert(progress)
    .values({ ...report, orgId, bestScore: score ?? null, startedAt: at, visitedAt: at })
    .onConflictDoUpdate({
      target: [progress.orgId, progress.uid, progress.contentId],
      set: {
        place: sql`case when excluded.furthest > progress.furthest or (excluded.furthest = progress.furthest and excluded.visited_at >= progress.visited_at)
          then excluded.place else progress.place end`,
        furthest: sql`greatest(progress.furthest, excluded.furthest)`,
        bestScore: sql`greatest(progress.best_score, excluded.best_score)`,
        contentVersion: sql`excluded.content_version`,
        startedAt: sql`least(progress.started_at, excluded.started_at)`,
        visitedAt: sql`greatest(progress.visited_at, excluded.visited_at)`,
      },
    })
    .returning();
  return row!;
}

/** Records that a member has completed an item; true when it is the first time. */
export async function saveCompletion(
  { tx, orgId }: OrganizationScope,
  completion: { uid: string; contentId: string; contentVersion: number; completedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(completions)
    .values({ ...completion, orgId })
    .onConflictDoNothing()
    .returning({ contentId: completions.contentId });
  return rows.length === 1;
}

/** What a report must know of the item it is about. */
export async function findReportedItem(
  { tx, orgId }: OrganizationScope,
  { uid, contentId }: { uid: string; contentId: string },
) {
  const [row] = await tx
    .select({
      kind: contentItems.kind,
      title: contentItems.title,
      version: contentItems.version,
      ownerUid: contentItems.ownerUid,
      moduleId: contentItems.moduleId,
      completedAt: completions.completedAt,
      furthest: progress.furthest,
    })
    .from(contentItems)
    .leftJoin(
      completions,
      and(eq(completions.orgId, orgId), eq(completions.uid, uid), eq(completions.contentId, contentItems.id)),
    )
    .leftJoin(progress, and(eq(progress.orgId, orgId), eq(progress.uid, uid), eq(progress.contentId, contentItems.id)))
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, contentId)));
  return row ?? null;
}
