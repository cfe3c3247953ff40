import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type ComposedStep, dailySets, quizAttempts } from '../quizzes.tables.ts';

export type DailySetRow = typeof dailySets.$inferSelect;

interface Key {
  readonly uid: string;
  readonly day: string;
}

const isOf = (orgId: string, { uid, day }: Key) =>
  and(eq(dailySets.orgId, orgId), eq(dailySets.uid, uid), eq(dailySets.day, day));

export async function findSet({ tx, orgId }: OrganizationScope, key: Key): Promise<DailySetRow | null> {
  const [row] = await tx.select().from(dailySets).where(isOf(orgId, key));
  return row ?? null;
}

/** Keeps a set; of two devices that compose at the same time the first one wins, and both get its set. */
export async function keepSet(
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

/** Which of these quizzes a person has finished an attempt at since a moment, passed or not. */
export async function listQuizzesTaken(
  { tx, orgId }: OrganizationScope,
  { uid, quizIds, since }: { uid: string; quizIds: readonly string[]; since: Date },
): Promise<Set<string>> {
  if (quizIds.length === 0) return new Set();
  const rows = await tx
    .select({ quizId: quizAttempts.quizId })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.orgId, orgId),
        eq(quizAttempts.uid, uid),
        inArray(quizAttempts.quizId, [...quizIds]),
        eq(quizAttempts.mode, 'full'),
        gte(quizAttempts.finishedAt, since),
      ),
    );
  return new Set(rows.map(({ quizId }) => quizId));
}
