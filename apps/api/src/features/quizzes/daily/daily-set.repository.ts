import { and, eq, isNull, sql } from 'drizzle-orm';
import { compileStatement } from '#platform/database/sql/compile-statement.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { listQuizzesUnderWay } from '../reviews/cards.repository.ts';
import { type ComposedStep, dailySets, quizAttempts, reviewCards, reviewLog } from '../quizzes.tables.ts';

export type DailySetRow = typeof dailySets.$inferSelect;

interface Key {
  readonly uid: string;
  readonly day: string;
}

const isOf = (orgId: string, { uid, day }: Key) =>
  and(eq(dailySets.orgId, orgId), eq(dailySets.uid, uid), eq(dailySets.day, day));

const setOfDay = compileStatement((tx) =>
  tx
    .select()
    .from(dailySets)
    .where(
      and(
        eq(dailySets.orgId, sql.placeholder('orgId')),
        eq(dailySets.uid, sql.placeholder('uid')),
        eq(dailySets.day, sql.placeholder('day')),
      ),
    ),
);

export async function findSet({ tx, orgId }: OrganizationScope, { uid, day }: Key): Promise<DailySetRow | null> {
  const [row] = await setOfDay(tx, { orgId, uid, day });
  return row ?? null;
}

/** Keeps a set; of two devices that compose at the same time the first one wins, and both get its set. */
export async function saveSet(
  scope: OrganizationScope,
  set: Key & { steps: readonly ComposedStep[]; composedAt: Date },
): Promise<DailySetRow> {
  const { tx, orgId } = scope;
  const [row] = await tx
    .insert(dailySets)
    .values({ ...set, orgId })
    .onConflictDoNothing()
    .returning();
  return row ?? (await findSet(scope, set))!;
}

/** Composes a set anew: nothing of the old one is in the library any more. */
export async function replaceSteps(
  { tx, orgId }: OrganizationScope,
  key: Key,
  steps: readonly ComposedStep[],
  composedAt: Date,
): Promise<void> {
  await tx.update(dailySets).set({ steps, composedAt }).where(isOf(orgId, key));
}

/** True when it was not finished before. */
export async function markFinished({ tx, orgId }: OrganizationScope, key: Key, finishedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(dailySets)
    .set({ finishedAt })
    .where(and(isOf(orgId, key), isNull(dailySets.finishedAt)))
    .returning({ day: dailySets.day });
  return rows.length === 1;
}

/** What a person did of a set since it was composed. */
export interface SetProgress {
  /** Quizzes they finished an attempt at, passed or not. */
  readonly taken: ReadonlySet<string>;
  readonly reviews: number;
  /** Cards that may be asked now. */
  readonly due: number;
}

export async function readSetProgress(
  scope: OrganizationScope,
  { uid, now, composedAt }: { uid: string; now: Date; composedAt: Date },
): Promise<SetProgress> {
  const { tx, orgId } = scope;
  const underWay = [...(await listQuizzesUnderWay(scope, uid, now))];
  const since = composedAt.toISOString();
  const { rows } = await tx.execute<{ taken: string[]; reviews: number; due: number }>(sql`select
    (select coalesce(array_agg(distinct a.quiz_id), '{}') from ${quizAttempts} a where a.org_id = ${orgId} and a.uid = ${uid}
      and a.mode = 'full' and a.finished_at >= ${since}) as taken,
    (select count(*)::int from ${reviewLog} r where r.org_id = ${orgId} and r.uid = ${uid} and r.source = 'review'
      and r.at >= ${since}) as reviews,
    (select count(*)::int from ${reviewCards} c where c.org_id = ${orgId} and c.uid = ${uid}
      and c.due_at <= ${now.toISOString()} and c.thing_id <> all(${sql.param(underWay)}::text[])) as due`);
  const { taken, reviews, due } = rows[0]!;
  return { taken: new Set(taken), reviews, due };
}
