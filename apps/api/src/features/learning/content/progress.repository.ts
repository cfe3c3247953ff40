import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { memberships } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { markMember } from '#platform/observing/activity-log.ts';
import { contentItems } from '#features/catalogue/catalogue.tables.ts';
import { completions, pastCompletions, progress } from '#features/catalogue/learner.tables.ts';
import { openings } from '../learning.tables.ts';
import type { Extent } from './report-times.ts';

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
  // The first report, or one that comes late and says that it began earlier.
  if (row!.startedAt.getTime() === at.getTime()) await markMember({ tx, orgId }, { uid: report.uid, since: at });
  return row!;
}

/** Notes whether a member found an item clear that they have completed; the last answer replaces the one before. */
export async function saveClarityAnswer(
  { tx, orgId }: OrganizationScope,
  {
    completedAt,
    ...answer
  }: { uid: string; contentId: string; contentVersion: number; isClear: boolean; completedAt: Date },
): Promise<void> {
  await tx
    .insert(progress)
    .values({ ...answer, orgId, furthest: 1, startedAt: completedAt, visitedAt: completedAt })
    .onConflictDoUpdate({
      target: [progress.orgId, progress.uid, progress.contentId],
      set: { isClear: answer.isClear },
    });
}

/** Records that a member has completed an item; true when it is the first time. */
export async function saveCompletion(
  { tx, orgId }: OrganizationScope,
  completion: { uid: string; contentId: string; contentVersion: number; completedAt: Date; paysAt?: Date | null },
): Promise<boolean> {
  const rows = await tx
    .insert(completions)
    .values({ ...completion, orgId })
    .onConflictDoNothing()
    .returning({ contentId: completions.contentId });
  return rows.length === 1;
}

/**
 * Lets items be done again from their beginning: what was completed is kept apart, and what was begun is forgotten.
 */
export async function reopenItems(
  { tx, orgId }: OrganizationScope,
  { uid, contentIds, at }: { uid: string; contentIds: readonly string[]; at: Date },
): Promise<void> {
  const isOne = <T extends typeof completions | typeof progress>(table: T) =>
    and(eq(table.orgId, orgId), eq(table.uid, uid), inArray(table.contentId, [...contentIds]));
  const past = await tx.delete(completions).where(isOne(completions)).returning();
  await tx.delete(progress).where(isOne(progress));
  await markMember({ tx, orgId }, { uid, since: at });
  if (past.length === 0) return;
  const rows = past.map(({ contentId, contentVersion, completedAt }) => ({
    orgId,
    uid,
    contentId,
    contentVersion,
    completedAt,
    reopenedAt: at,
  }));
  await tx.insert(pastCompletions).values(rows).onConflictDoNothing();
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
      paysAt: completions.paysAt,
      furthest: progress.furthest,
      openedAt: openings.firstAt,
      reopenedAt: openings.lastAt,
      joinedAt: sql<string>`(select ${memberships.joinedAt} from ${memberships}
        where ${memberships.orgId} = ${orgId} and ${memberships.uid} = ${uid})`,
    })
    .from(contentItems)
    .leftJoin(
      completions,
      and(eq(completions.orgId, orgId), eq(completions.uid, uid), eq(completions.contentId, contentItems.id)),
    )
    .leftJoin(progress, and(eq(progress.orgId, orgId), eq(progress.uid, uid), eq(progress.contentId, contentItems.id)))
    .leftJoin(openings, and(eq(openings.orgId, orgId), eq(openings.uid, uid), eq(openings.contentId, contentItems.id)))
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, contentId)));
  return row ? { ...row, joinedAt: new Date(row.joinedAt) } : null;
}

/** How large an item is: what its least time is made of. */
export async function findExtent({ tx, orgId }: OrganizationScope, contentId: string): Promise<Extent> {
  const { kind, body } = contentItems;
  const [row] = await tx
    .select({
      kind,
      letters: sql<number | null>`length(${body}->>'markdown')`,
      seconds: sql<number | null>`case when ${kind} = 'video' then (${body}->>'duration')::float8 end`,
      pages: sql<number | null>`case when ${kind} = 'comic' then jsonb_array_length(${body}->'pages') end`,
    })
    .from(contentItems)
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, contentId)));
  return row!;
}

/** Notes that the server sends an item to a member; `lastAt` is renewed with it. */
export async function noteOpening(
  { tx, orgId }: OrganizationScope,
  opening: { uid: string; contentId: string; at: Date },
): Promise<void> {
  const { at, ...which } = opening;
  const [row] = await tx
    .insert(openings)
    .values({ ...which, orgId, firstAt: at, lastAt: at })
    .onConflictDoUpdate({ target: [openings.orgId, openings.uid, openings.contentId], set: { lastAt: at } })
    .returning({ firstAt: openings.firstAt });
  if (row!.firstAt.getTime() === at.getTime()) await markMember({ tx, orgId }, { uid: opening.uid, since: at });
}

/** Marks a completion as paid; true for the one request that did. */
export async function markPaid(
  { tx, orgId }: OrganizationScope,
  { uid, contentId }: { uid: string; contentId: string },
): Promise<boolean> {
  const rows = await tx
    .update(completions)
    .set({ paysAt: null })
    .where(
      and(
        eq(completions.orgId, orgId),
        eq(completions.uid, uid),
        eq(completions.contentId, contentId),
        isNotNull(completions.paysAt),
      ),
    )
    .returning({ contentId: completions.contentId });
  return rows.length === 1;
}
