import type { SimulationOutcome } from '@snapwell/contract/simulations/attempts.schemas';
import { and, asc, count, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { AttemptOwner } from '#features/quizzes/index.ts';
import { simulationAttempts, simulationSteps } from '../simulations.tables.ts';

export type AttemptRow = typeof simulationAttempts.$inferSelect;
export type StepRow = typeof simulationSteps.$inferSelect;
export type NewAttempt = Omit<typeof simulationAttempts.$inferInsert, 'orgId' | 'uid' | 'deviceHash' | 'status'>;

const playedBy = (owner: AttemptOwner): SQL =>
  owner.kind === 'member' ? eq(simulationAttempts.uid, owner.uid) : eq(simulationAttempts.deviceHash, owner.deviceHash);
const ofContent = (orgId: string, contentId: string, owner: AttemptOwner) =>
  and(eq(simulationAttempts.orgId, orgId), eq(simulationAttempts.contentId, contentId), playedBy(owner));
const named = (orgId: string, attemptId: string) =>
  and(eq(simulationAttempts.orgId, orgId), eq(simulationAttempts.id, attemptId));

/** The attempt, or practice run, that waits to be gone on with. */
export async function findOpen(
  { tx, orgId }: OrganizationScope,
  owner: AttemptOwner,
  { contentId, isPractice }: { contentId: string; isPractice: boolean },
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(simulationAttempts)
    .where(
      and(
        ofContent(orgId, contentId, owner),
        eq(simulationAttempts.status, 'open'),
        eq(simulationAttempts.isPractice, isPractice),
      ),
    );
  return row ?? null;
}

/** Adds an attempt, unless one is open: then null. */
export async function insertAttempt(
  { tx, orgId }: OrganizationScope,
  owner: AttemptOwner,
  attempt: NewAttempt,
): Promise<AttemptRow | null> {
  const by = owner.kind === 'member' ? { uid: owner.uid } : { deviceHash: owner.deviceHash };
  const [row] = await tx
    .insert(simulationAttempts)
    .values({ ...attempt, ...by, status: 'open', orgId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The owner's own attempt; locked, one request after the other writes to it. */
export async function findAttempt(
  { tx, orgId }: OrganizationScope,
  owner: AttemptOwner,
  attemptId: string,
  lock?: 'update',
): Promise<AttemptRow | null> {
  const query = tx
    .select()
    .from(simulationAttempts)
    .where(and(named(orgId, attemptId), playedBy(owner)));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

export function listSteps({ tx, orgId }: OrganizationScope, attemptId: string): Promise<StepRow[]> {
  return tx
    .select()
    .from(simulationSteps)
    .where(and(eq(simulationSteps.orgId, orgId), eq(simulationSteps.attemptId, attemptId)))
    .orderBy(asc(simulationSteps.position));
}

/** How many steps attempts have, by their ids. */
export async function countSteps(
  { tx, orgId }: OrganizationScope,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await tx
    .select({ attemptId: simulationSteps.attemptId, steps: count() })
    .from(simulationSteps)
    .where(and(eq(simulationSteps.orgId, orgId), inArray(simulationSteps.attemptId, [...attemptIds])))
    .groupBy(simulationSteps.attemptId);
  return new Map(rows.map(({ attemptId, steps }) => [attemptId, steps]));
}

export async function insertSteps(
  { tx, orgId }: OrganizationScope,
  steps: readonly Omit<StepRow, 'orgId'>[],
): Promise<void> {
  if (steps.length > 0) await tx.insert(simulationSteps).values(steps.map((step) => ({ ...step, orgId })));
}

interface Ending {
  readonly finishedAt: Date;
  readonly result: SimulationOutcome;
  readonly share: number;
}

/** Stores the result; it never changes afterwards. */
export async function saveResult({ tx, orgId }: OrganizationScope, attemptId: string, ending: Ending): Promise<void> {
  await tx
    .update(simulationAttempts)
    .set({ ...ending, status: 'finished' })
    .where(and(named(orgId, attemptId), eq(simulationAttempts.status, 'open')));
}

export async function savePoints(
  { tx, orgId }: OrganizationScope,
  attemptId: string,
  pointsGained: number,
): Promise<void> {
  await tx.update(simulationAttempts).set({ pointsGained }).where(named(orgId, attemptId));
}

export async function abandonAttempt({ tx, orgId }: OrganizationScope, attemptId: string): Promise<void> {
  await tx
    .update(simulationAttempts)
    .set({ status: 'abandoned' })
    .where(and(named(orgId, attemptId), eq(simulationAttempts.status, 'open')));
}

/** Finished attempts, newest first. */
export function listFinished(
  { tx, orgId }: OrganizationScope,
  owner: AttemptOwner,
  { contentId, limit }: { contentId: string; limit: number },
): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(simulationAttempts)
    .where(and(ofContent(orgId, contentId, owner), eq(simulationAttempts.status, 'finished')))
    .orderBy(desc(simulationAttempts.finishedAt), desc(simulationAttempts.id))
    .limit(limit);
}

/** How many attempts count, and the best of them; practice runs do not. */
export async function readRecord(
  { tx, orgId }: OrganizationScope,
  owner: AttemptOwner,
  contentId: string,
): Promise<{ attempts: number; bestShare: number | null }> {
  const [row] = await tx
    .select({ attempts: count(), bestShare: max(simulationAttempts.share) })
    .from(simulationAttempts)
    .where(
      and(
        ofContent(orgId, contentId, owner),
        eq(simulationAttempts.status, 'finished'),
        eq(simulationAttempts.isPractice, false),
      ),
    );
  return row!;
}

/** What a device played and did not abandon, in the order in which it did. */
export function listOfDevice({ tx, orgId }: OrganizationScope, deviceHash: string): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(simulationAttempts)
    .where(
      and(
        eq(simulationAttempts.orgId, orgId),
        eq(simulationAttempts.deviceHash, deviceHash),
        sql`${simulationAttempts.status} <> 'abandoned'`,
      ),
    )
    .orderBy(asc(simulationAttempts.startedAt))
    .limit(200)
    .for('update');
}

/** Makes an attempt of a device, with its steps, a member's own. */
export async function giveAttempt({ tx, orgId }: OrganizationScope, attemptId: string, uid: string): Promise<void> {
  await tx.update(simulationAttempts).set({ uid, deviceHash: null }).where(named(orgId, attemptId));
  await tx
    .update(simulationSteps)
    .set({ uid })
    .where(and(eq(simulationSteps.orgId, orgId), eq(simulationSteps.attemptId, attemptId)));
}
