import type { LeaveChange, MemberDetails } from '@snapwell/contract/organizations/members.schemas';
import { followLeave as followLeaveJob } from '#composition/job-kinds.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { presentDetails } from './list-members.ts';
import { calendarOf } from './member-calendar.ts';
import { findMemberFacts } from './member-facts.read-model.ts';
import { findMemberRow } from './members.read-model.ts';
import { endLeave, isOnLeaveAt, lockMembership, putLeave, updateMembership } from './memberships.repository.ts';
import { teamOf } from './team.ts';

type LeaveWorld = Pick<World, 'db' | 'clock'>;

/** Puts a member on leave for some days, instead of any leave that runs or is to come. */
export function setLeave(
  { db, clock }: LeaveWorld,
  caller: OrganizationCaller,
  uid: string,
  { from, until }: LeaveChange,
): Promise<MemberDetails> {
  const at = clock.now();
  return inOrganization(db, caller.orgId, async (scope) => {
    await refuseOutsiders(scope, caller, uid);
    const facts = await findMemberFacts(scope, uid);
    if (!facts) throw new AppError('not_found');
    await endLeave(scope, uid, at);
    const { startedAt, endedAt } = await putLeave(scope, uid, { from, until, ...calendarOf(facts, at).clock });
    await showLeave(scope, uid, at);
    for (const dueAt of [startedAt, endedAt])
      if (dueAt && dueAt > at)
        await enqueue(scope, followLeaveJob, { uid }, { at, dueAt, key: `${uid}/${dueAt.getTime()}` });
    const activity = { type: 'member_leave_set' as const, facts: { member: uid, from, until } };
    await logActivity(scope, { uid: caller.uid, ...activity, at });
    return presentDetails(scope, caller, uid, at);
  });
}

/** Ends the leave that runs, or takes back the one that is to come. */
export function endMemberLeave(
  { db, clock }: LeaveWorld,
  caller: OrganizationCaller,
  uid: string,
): Promise<MemberDetails> {
  const at = clock.now();
  return inOrganization(db, caller.orgId, async (scope) => {
    await refuseOutsiders(scope, caller, uid);
    await endLeave(scope, uid, at);
    await showLeave(scope, uid, at);
    await logActivity(scope, { uid: caller.uid, type: 'member_leave_ended', facts: { member: uid }, at });
    return presentDetails(scope, caller, uid, at);
  });
}

/** A leave has begun or ended, perhaps: the member's status says so. */
export function followLeave({ db, clock }: LeaveWorld, orgId: string, uid: string): Promise<void> {
  return inOrganization(db, orgId, (scope) => showLeave(scope, uid, clock.now()));
}

async function showLeave(scope: OrganizationScope, uid: string, at: Date): Promise<void> {
  const membership = await lockMembership(scope, uid);
  if (!membership || membership.leftAt) return;
  const isOnLeave = await isOnLeaveAt(scope, uid, at);
  if (isOnLeave === (membership.status === 'on_leave')) return;
  await updateMembership(scope, uid, { status: isOnLeave ? 'on_leave' : 'active' });
}

/** Gives a member more time for timed quizzes, from the next attempt on. */
export function setExtraTime(
  { db, clock }: LeaveWorld,
  caller: OrganizationCaller,
  uid: string,
  percent: number,
): Promise<MemberDetails> {
  const at = clock.now();
  return inOrganization(db, caller.orgId, async (scope) => {
    await refuseOutsiders(scope, caller, uid);
    await updateMembership(scope, uid, { extraTimePercent: percent });
    await logActivity(scope, { uid: caller.uid, type: 'member_extra_time_set', facts: { member: uid, percent }, at });
    return presentDetails(scope, caller, uid, at);
  });
}

async function refuseOutsiders(scope: OrganizationScope, caller: OrganizationCaller, uid: string): Promise<void> {
  if (!(await findMemberRow(scope, uid, await teamOf(scope, caller)))) throw new AppError('not_found');
}
