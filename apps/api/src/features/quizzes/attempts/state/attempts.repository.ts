import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { quizAttempts } from '#features/quizzes/quizzes.tables.ts';
import type { AttemptSpan } from './allowance.ts';
import type { AttemptOwner } from './attempt-owner.ts';

export type AttemptRow = typeof quizAttempts.$inferSelect;
export type NewAttempt = Omit<typeof quizAttempts.$inferInsert, 'orgId' | 'uid' | 'deviceHash'>;

const takenBy = (taker: AttemptOwner): SQL =>
  taker.kind === 'member' ? eq(quizAttempts.uid, taker.uid) : eq(quizAttempts.deviceHash, taker.deviceHash);
const ofQuiz = (orgId: string, quizId: string, taker: AttemptOwner) =>
  and(eq(quizAttempts.orgId, orgId), eq(quizAttempts.quizId, quizId), takenBy(taker));

/** The attempt that waits to be gone on with. */
export async function findOpenAttempt(
  { tx, orgId }: OrganizationScope,
  quizId: string,
  taker: AttemptOwner,
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(quizAttempts)
    .where(and(ofQuiz(orgId, quizId, taker), isNull(quizAttempts.finishedAt)));
  return row ?? null;
}

/** The attempts that a member has begun and that still run. */
export function listOpenOf({ tx, orgId }: OrganizationScope, uid: string, now: Date): Promise<AttemptRow[]> {
  const isRunning = or(isNull(quizAttempts.deadlineAt), gt(quizAttempts.deadlineAt, now));
  return tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.orgId, orgId), eq(quizAttempts.uid, uid), isNull(quizAttempts.finishedAt), isRunning))
    .orderBy(desc(quizAttempts.startedAt))
    .limit(5);
}

/** Adds an attempt, unless one is open: then null. */
export async function insertAttempt(
  { tx, orgId }: OrganizationScope,
  taker: AttemptOwner,
  attempt: NewAttempt,
): Promise<AttemptRow | null> {
  const owner = taker.kind === 'member' ? { uid: taker.uid } : { deviceHash: taker.deviceHash };
  const [row] = await tx
    .insert(quizAttempts)
    .values({ ...attempt, ...owner, orgId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

interface Named {
  readonly quizId: string;
  readonly attemptId: string;
}

/**
 * The taker's own attempt. `share` keeps it from being finished while an answer is written, `update` makes one
 * request after the other finish it.
 */
export async function findAttempt(
  { tx, orgId }: OrganizationScope,
  taker: AttemptOwner,
  { quizId, attemptId }: Named,
  lock?: 'share' | 'update',
) {
  const query = tx
    .select()
    .from(quizAttempts)
    .where(and(ofQuiz(orgId, quizId, taker), eq(quizAttempts.id, attemptId)));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

/** An attempt of anybody in the organization, for those who look after its quizzes. */
export async function findAnyAttempt(
  { tx, orgId }: OrganizationScope,
  { quizId, attemptId }: Named,
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.orgId, orgId), eq(quizAttempts.quizId, quizId), eq(quizAttempts.id, attemptId)))
    .for('update');
  return row ?? null;
}

/** The taker's last finished attempt that counts; before the one of that number, when one is given. */
export async function findLastFinished(
  { tx, orgId }: OrganizationScope,
  taker: AttemptOwner,
  quizId: string,
  before?: number,
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(quizAttempts)
    .where(
      and(
        ofQuiz(orgId, quizId, taker),
        eq(quizAttempts.mode, 'full'),
        isNotNull(quizAttempts.finishedAt),
        before === undefined ? undefined : lt(quizAttempts.number, before),
      ),
    )
    .orderBy(desc(quizAttempts.number))
    .limit(1);
  return row ?? null;
}

/** Where a taker is with a quiz, over all attempts that count. */
export interface TakerRecord {
  readonly used: number;
  readonly lastFinishedAt: Date | null;
  /** Scores of finished attempts, oldest first. */
  readonly scores: readonly number[];
  readonly bestRights: number;
  readonly hasPerfect: boolean;
  readonly lastNumber: Readonly<Record<AttemptRow['mode'], number>>;
}

export async function readRecord(
  { tx, orgId }: OrganizationScope,
  taker: AttemptOwner,
  quizId: string,
): Promise<TakerRecord> {
  const counts = eq(quizAttempts.mode, 'full');
  const [row] = await tx
    .select({
      used: sql<number>`count(*) filter (where ${counts} and ${quizAttempts.finishedAt} is not null)::int`,
      lastFinishedAt: sql<string | null>`max(${quizAttempts.finishedAt}) filter (where ${counts})`,
      scores: sql<
        number[] | null
      >`array_agg(${quizAttempts.score} order by ${quizAttempts.number}) filter (where ${counts} and ${quizAttempts.finishedAt} is not null)`,
      bestRights: sql<number>`coalesce(max(${quizAttempts.rights}) filter (where ${counts}), 0)::int`,
      hasPerfect: sql<boolean>`coalesce(bool_or(${quizAttempts.rights} = ${quizAttempts.questions}) filter (where ${counts}), false)`,
      lastFull: sql<number>`coalesce(max(${quizAttempts.number}) filter (where ${counts}), 0)::int`,
      lastMissed: sql<number>`coalesce(max(${quizAttempts.number}) filter (where ${quizAttempts.mode} = 'missed'), 0)::int`,
      lastPractice: sql<number>`coalesce(max(${quizAttempts.number}) filter (where ${quizAttempts.mode} = 'practice'), 0)::int`,
    })
    .from(quizAttempts)
    .where(ofQuiz(orgId, quizId, taker));
  const { lastFinishedAt, scores, lastFull, lastMissed, lastPractice, ...rest } = row!;
  return {
    ...rest,
    lastFinishedAt: lastFinishedAt === null ? null : new Date(lastFinishedAt),
    scores: scores ?? [],
    lastNumber: { full: lastFull, missed: lastMissed, practice: lastPractice },
  };
}

/** When the taker's attempts that count were begun and finished, open ones too. */
export function listCounted(
  { tx, orgId }: OrganizationScope,
  taker: AttemptOwner,
  quizId: string,
): Promise<AttemptSpan[]> {
  return tx
    .select({ startedAt: quizAttempts.startedAt, finishedAt: quizAttempts.finishedAt })
    .from(quizAttempts)
    .where(and(ofQuiz(orgId, quizId, taker), eq(quizAttempts.mode, 'full')));
}

type Ending = Pick<
  AttemptRow,
  'finishedAt' | 'finishedBy' | 'score' | 'isPassed' | 'rights' | 'certaintyPoints' | 'pointsGained' | 'seconds'
>;

export async function updateAttempt(
  { tx, orgId }: OrganizationScope,
  attemptId: string,
  ending: Partial<Ending>,
): Promise<void> {
  await tx
    .update(quizAttempts)
    .set(ending)
    .where(and(eq(quizAttempts.orgId, orgId), eq(quizAttempts.id, attemptId)));
}

/** An attempt that nobody has ended; null when there is none. */
export async function findUnfinished({ tx, orgId }: OrganizationScope, attemptId: string) {
  const [row = null] = await tx
    .select({
      quizId: quizAttempts.quizId,
      uid: quizAttempts.uid,
      deviceHash: quizAttempts.deviceHash,
      deadlineAt: quizAttempts.deadlineAt,
    })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.orgId, orgId), eq(quizAttempts.id, attemptId), isNull(quizAttempts.finishedAt)));
  return row;
}

/** Attempts whose time is up and that nobody has ended, in all organizations. */
export async function listOverdue(tx: Transaction, before: Date, limit: number) {
  return tx
    .select({
      orgId: quizAttempts.orgId,
      attemptId: quizAttempts.id,
    })
    .from(quizAttempts)
    .where(and(isNull(quizAttempts.finishedAt), lt(quizAttempts.deadlineAt, before)))
    .orderBy(asc(quizAttempts.deadlineAt))
    .limit(limit);
}

/** What a device did, in the order in which it did it. */
export async function listOfDevice({ tx, orgId }: OrganizationScope, deviceHash: string): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.orgId, orgId), eq(quizAttempts.deviceHash, deviceHash)))
    .orderBy(asc(quizAttempts.startedAt))
    .limit(200)
    .for('update');
}

/** Makes an attempt of a device a member's own. */
export async function giveAttempt(
  { tx, orgId }: OrganizationScope,
  attemptId: string,
  { uid, mode, number }: Pick<AttemptRow, 'mode' | 'number'> & { uid: string },
): Promise<void> {
  await tx
    .update(quizAttempts)
    .set({ uid, deviceHash: null, mode, number })
    .where(and(eq(quizAttempts.orgId, orgId), eq(quizAttempts.id, attemptId)));
}
