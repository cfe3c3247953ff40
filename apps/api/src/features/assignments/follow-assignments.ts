import { followAssignments as followAssignmentsJob } from '#composition/job-kinds.ts';
import { findLatestCertificate, markReopened } from '#features/certificates/index.ts';
import { findTarget } from '#features/catalogue/index.ts';
import { type Day, dayOf } from '#features/gamification/index.ts';
import { reopenItems } from '#features/learning/index.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { World } from '#world.ts';
import { type AssignedRow, listPeople } from './assigned.read-model.ts';
import {
  dueOnFor,
  finishRound,
  firstRound,
  isOnLeave,
  leaveDaysOf,
  nextRound,
  type Round,
} from './assignment-rules.ts';
import {
  type AssignmentRow,
  countCompletions,
  endMemberRows,
  insertMemberRows,
  listAddressed,
  listAssignmentRows,
  listMemberRows,
  listOrganizationsWithAssignments,
  lockAssignment,
  type MemberAssignmentRow,
  updateMemberRow,
} from './assignments.repository.ts';
import { remindOf, tellLeaders } from './send-reminders.ts';

type FollowWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'push' | 'publicUrl'>;

const MOST = 1000;

/** Looks after what runs in every organization, once an hour. */
export async function queueAssignments({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await acrossOrganizations(db, async (tx) => {
    for (const orgId of await listOrganizationsWithAssignments(tx)) await queueFollowing({ tx, orgId }, at);
  });
}

/** Asks, reopens and reminds soon, for one organization. */
export function queueFollowing(scope: OrganizationScope, at: Date): Promise<void> {
  return enqueue(scope, followAssignmentsJob, {}, { at, key: 'follow' });
}

/**
 * Brings every running assignment of an organization up to today: asks who has come, opens what is to be done again,
 * moves the days of those who were away, and reminds. Done twice it does nothing more: each assignment is held while it
 * is followed, and each reminder has a row of its own.
 */
export async function followAssignments(world: FollowWorld, orgId: string): Promise<void> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const rows = await inOrganization(world.db, orgId, (scope) =>
    listAssignmentRows(scope, { isEnded: false, limit: MOST }),
  );
  for (const { id } of rows) {
    await inOrganization(world.db, orgId, async (scope) => {
      const row = await lockAssignment(scope, id);
      if (row && row.endedAt === null) await followAssignment(scope, row, world.clock.now());
    }).catch(onError);
    await remindOf(world, { orgId, assignmentId: id }, onError).catch(onError);
    await tellLeaders(world, { orgId, assignmentId: id }).catch(onError);
  }
  if (errors.length > 0) throw new Error(`Not every assignment was followed (${errors.length}).`, { cause: errors[0] });
}

/** One assignment, in a transaction that holds it. */
export async function followAssignment(scope: OrganizationScope, row: AssignmentRow, at: Date): Promise<void> {
  const target = await findTarget(scope, row);
  if (!target) return;
  const contentIds = target.items.map(({ id }) => id);
  const addressed = new Set(await listAddressed(scope, row));
  const known = await listMemberRows(scope, row.id);
  const people = await listPeople(scope, { uids: [...addressed], at });
  const completed = await countCompletions(scope, contentIds);
  const doneOnOf = ({ uid, ...person }: AssignedRow): Day | null => {
    const own = completed.get(uid);
    return own?.completed === contentIds.length ? dayOf(own.lastAt, clockOf(person)) : null;
  };
  const isKnown = new Set(known.map(({ uid }) => uid));
  const newcomers = [...people.values()].filter(({ uid }) => !isKnown.has(uid));
  await insertMemberRows(
    scope,
    newcomers.map((person) => ({
      assignmentId: row.id,
      uid: person.uid,
      targetType: row.targetType,
      targetId: row.targetId,
      ...withDay(finishedBefore(row, firstRound(row, person.today), doneOnOf(person)), person),
    })),
  );
  const gone = known.filter(({ uid, endedOn }) => endedOn === null && !addressed.has(uid)).map(({ uid }) => uid);
  await endMemberRows(scope, { assignmentId: row.id, uids: gone, on: at.toISOString().slice(0, 10) });
  for (const member of known) {
    const person = people.get(member.uid);
    if (person) await followMember(scope, { row, member, person, doneOn: doneOnOf(person), contentIds, at });
  }
}

/** Who had done it before they were asked is left in peace. */
function finishedBefore(row: AssignmentRow, round: Round, doneOn: Day | null): Round {
  return doneOn === null ? round : finishRound(row, round, { doneOn, certificateUntil: null });
}

interface Followed {
  readonly row: AssignmentRow;
  readonly member: MemberAssignmentRow;
  readonly person: AssignedRow;
  readonly doneOn: Day | null;
  readonly contentIds: readonly string[];
  readonly at: Date;
}

async function followMember(scope: OrganizationScope, followed: Followed): Promise<void> {
  const { row, member, person, doneOn, contentIds, at } = followed;
  const { uid } = member;
  let round: Round = member;
  if (round.doneOn === null && doneOn !== null && !round.isExempt)
    round = finishRound(row, round, { doneOn, certificateUntil: await certificateUntilOf(scope, member) });
  const next = nextRound(row, round, person.today);
  if (next) {
    await reopenItems(scope, { uid, contentIds, at });
    if (member.targetType !== 'content')
      await markReopened(scope, { uid, targetType: member.targetType, targetId: member.targetId, at });
    round = next;
  }
  const changed = { ...columnsOf(round), ...withDay(round, person), endedOn: null };
  const isChanged = Object.entries(changed).some(([column, value]) => member[column as keyof typeof changed] !== value);
  if (isChanged) await updateMemberRow(scope, member, changed);
}

/** Until when the certificate holds that they were given for it; null where there is none, or for ever. */
export async function certificateUntilOf(
  scope: OrganizationScope,
  { uid, targetType, targetId }: Pick<MemberAssignmentRow, 'uid' | 'targetType' | 'targetId'>,
): Promise<Day | null> {
  if (targetType === 'content') return null;
  const latest = await findLatestCertificate(scope, { uid, targetType, targetId });
  return latest && latest.revokedAt === null && latest.reopenedAt === null ? latest.validUntil : null;
}

const columnsOf = ({ round, askedOn, baseDueOn, doneOn, againOn, isExempt, laterDueOn, exceptionOn }: Round) => ({
  round,
  askedOn,
  baseDueOn,
  doneOn,
  againOn,
  isExempt,
  laterDueOn,
  exceptionOn,
});

const clockOf = ({ timezone, day_start_hour: dayStartHour }: Pick<AssignedRow, 'timezone' | 'day_start_hour'>) => ({
  timezone,
  dayStartHour,
});

/** A turn with the day that holds for this person today. */
export function withDay(round: Round, person: Pick<AssignedRow, 'leaves' | 'today' | 'timezone' | 'day_start_hour'>) {
  const leaves = leaveDaysOf(
    person.leaves.map(([from, until]) => ({
      from: new Date(Number(from)),
      until: until === null ? null : new Date(Number(until)),
    })),
    clockOf(person),
  );
  return { ...columnsOf(round), dueOn: isOnLeave(leaves, person.today) ? null : dueOnFor(round, leaves, person.today) };
}
