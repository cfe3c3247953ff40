import type {
  Assignment,
  AssignmentChange,
  AssignmentPreview,
  NewAssignment,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import { ASSIGNMENTS_PER_ORGANIZATION } from '@snapwell/contract/learning/assignments/assignments.limits';
import { findTarget, readAsked } from '#features/catalogue/index.ts';
import { dayOf } from '#features/gamification/index.ts';
import { listLeadersOf } from '#features/organizations/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listPeople } from './assigned.read-model.ts';
import { firstDueOn, stepOn } from './assignment-rules.ts';
import {
  type AssignmentRow,
  countCompletions,
  endMemberRows,
  findAssignment,
  insertAssignment,
  listAddressed,
  listAssignmentRows,
  listGroupNames,
  listMemberRows,
  lockAssignment,
  updateAssignment,
  updateMemberRow,
} from './assignments.repository.ts';
import { followAssignment, queueFollowing } from './follow-assignments.ts';
import { readAssignment } from './list-assignments.ts';
import { reachOf, refuseBeyond } from './scope-of-caller.ts';
import { remindByHand } from './send-reminders.ts';

type ChangeWorld = Pick<World, 'db' | 'clock'>;

/** Asks people, groups or everybody to finish something. What is to be told goes out by the job. */
export function assign(world: ChangeWorld, caller: OrganizationCaller, input: NewAssignment): Promise<Assignment> {
  const at = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const draft = await draftOf(scope, caller, { input, at });
    const running = await listAssignmentRows(scope, { isEnded: false, limit: ASSIGNMENTS_PER_ORGANIZATION });
    if (running.length >= ASSIGNMENTS_PER_ORGANIZATION) throw new AppError('limit_reached');
    const row = await insertAssignment(scope, draft);
    await followAssignment(scope, row, at);
    await queueFollowing(scope, at);
    const facts = { assignment: row.id, target_type: row.targetType, target: row.targetId };
    await logActivity(scope, { uid: caller.uid, type: 'assignment_made', facts, at });
    return readAssignment(scope, caller, { id: row.id, at });
  });
}

async function draftOf(
  scope: OrganizationScope,
  caller: OrganizationCaller,
  { input, at }: { input: NewAssignment; at: Date },
): Promise<Omit<AssignmentRow, 'orgId'>> {
  const { clock } = await readAsked(scope, '');
  const draft = {
    id: newId(at),
    targetType: input.target_type,
    targetId: input.target_id,
    uids: [...new Set(input.uids)],
    groupIds: [...new Set(input.group_ids)],
    startsOn: dayOf(at, clock),
    due: input.due,
    recertification: input.recertification,
    graceDays: input.grace_days,
    reminders: input.reminders,
    createdBy: caller.uid,
    createdAt: at,
    endedAt: null,
  };
  if (!(await findTarget(scope, draft)))
    throw new AppError('invalid_request', [
      { path: 'target_id', message: /*i18n*/ 'There is no such thing to finish.' },
    ]);
  await refuseUnknown(scope, caller, draft, at);
  return draft;
}

async function refuseUnknown(
  scope: OrganizationScope,
  caller: OrganizationCaller,
  asked: Pick<AssignmentRow, 'uids' | 'groupIds'>,
  at: Date,
): Promise<void> {
  const groups = new Set((await listGroupNames(scope)).map(({ id }) => id));
  const people = await listPeople(scope, { uids: asked.uids, at });
  const unknown = asked.groupIds.some((id) => !groups.has(id))
    ? 'group_ids'
    : asked.uids.some((uid) => !people.has(uid))
      ? 'uids'
      : null;
  if (unknown)
    throw new AppError('invalid_request', [{ path: unknown, message: /*i18n*/ 'Nobody of this id is here.' }]);
  refuseBeyond(await reachOf(scope, caller), asked);
}

/** What would follow, told before anything is done. */
export function previewAssignment(
  world: ChangeWorld,
  caller: OrganizationCaller,
  input: NewAssignment,
): Promise<AssignmentPreview> {
  const at = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const draft = await draftOf(scope, caller, { input, at });
    const target = (await findTarget(scope, draft))!;
    const contentIds = target.items.map(({ id }) => id);
    const uids = await listAddressed(scope, draft);
    const people = [...(await listPeople(scope, { uids, at })).values()];
    const completed = await countCompletions(scope, contentIds, uids);
    const done = people.filter(({ uid }) => completed.get(uid)?.completed === contentIds.length);
    const dueOn = firstDueOn(draft, draft.startsOn);
    const steps = dueOn === null ? [] : draft.reminders.map((type) => ({ type, on: stepOn(type, dueOn) }));
    const leaders = draft.reminders.includes('week_after') ? await listLeadersOf(scope, uids) : [];
    return {
      people: people.length,
      done_already: done.length,
      on_leave: people.filter(({ is_away }) => is_away).length,
      items: target.items.length,
      minutes: target.items.reduce((sum, { minutes }) => sum + minutes, 0),
      steps: [
        { type: 'asked' as const, on: draft.startsOn },
        ...(dueOn === null ? [] : [{ type: 'due' as const, on: dueOn }]),
        ...steps.filter(({ on }) => on > draft.startsOn),
      ].sort((a, b) => a.on.localeCompare(b.on)),
      leaders: leaders.map(({ displayName }) => displayName).sort(),
    };
  });
}

/** Changes whom it asks, by when, how often and with which reminders. Whoever is not done gets the new day. */
export function changeAssignment(
  world: ChangeWorld,
  caller: OrganizationCaller,
  { id, change }: { id: string; change: AssignmentChange },
): Promise<Assignment> {
  const at = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const before = await lockRunning(scope, caller, id);
    const after = await updateAssignment(scope, id, {
      uids: change.uids ?? before.uids,
      groupIds: change.group_ids ?? before.groupIds,
      due: change.due ?? before.due,
      recertification: change.recertification === undefined ? before.recertification : change.recertification,
      graceDays: change.grace_days ?? before.graceDays,
      reminders: change.reminders ?? before.reminders,
    });
    await refuseUnknown(scope, caller, after, at);
    if (change.due) await moveDues(scope, after);
    await followAssignment(scope, after, at);
    await queueFollowing(scope, at);
    const facts = { assignment: id, fields: Object.keys(change) };
    await logActivity(scope, { uid: caller.uid, type: 'assignment_changed', facts, at });
    return readAssignment(scope, caller, { id, at });
  });
}

/** Of a first turn that is not done; later ones follow from what was done before. */
async function moveDues(scope: OrganizationScope, row: AssignmentRow): Promise<void> {
  for (const member of await listMemberRows(scope, row.id)) {
    if (member.round > 1 || member.doneOn !== null) continue;
    await updateMemberRow(scope, member, { baseDueOn: firstDueOn(row, member.askedOn) });
  }
}

async function lockRunning(scope: OrganizationScope, caller: OrganizationCaller, id: string): Promise<AssignmentRow> {
  const row = await lockAssignment(scope, id);
  if (!row || row.endedAt !== null) throw new AppError('not_found');
  refuseBeyond(await reachOf(scope, caller), row);
  return row;
}

/** Ends it: what was done stays on record. */
export function endAssignment(world: ChangeWorld, caller: OrganizationCaller, id: string): Promise<{ is_done: true }> {
  const at = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    await lockRunning(scope, caller, id);
    await updateAssignment(scope, id, { endedAt: at });
    const uids = (await listMemberRows(scope, id)).map(({ uid }) => uid);
    await endMemberRows(scope, { assignmentId: id, uids, on: at.toISOString().slice(0, 10) });
    await logActivity(scope, { uid: caller.uid, type: 'assignment_ended', facts: { assignment: id }, at });
    return { is_done: true };
  });
}

/** Reminds those who have not finished, now: nobody twice on a day. */
export async function remindNow(
  world: ChangeWorld & Pick<World, 'mailer' | 'push' | 'publicUrl'>,
  caller: OrganizationCaller,
  { id, uids = null }: { id: string; uids?: readonly string[] | null },
): Promise<{ reminded: number }> {
  const { orgId } = caller;
  const reachable = await inOrganization(world.db, orgId, async (scope) => {
    const { uids: led } = await reachOf(scope, caller);
    const row = await findAssignment(scope, id);
    if (!row || row.endedAt) throw new AppError('not_found');
    if (led === null) return uids;
    return uids === null ? led : uids.filter((uid) => led.includes(uid));
  });
  const reminded = await remindByHand(world, { orgId, assignmentId: id, uids: reachable });
  await inOrganization(world.db, orgId, (scope) => {
    const facts = { assignment: id, people: reminded };
    return logActivity(scope, { uid: caller.uid, type: 'assignment_reminded', facts, at: world.clock.now() });
  });
  return { reminded };
}
