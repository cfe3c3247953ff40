import type { AssignedPerson } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listPeople } from './assigned.read-model.ts';
import { listMemberRows, lockAssignment, updateMemberRow } from './assignments.repository.ts';
import { withDay } from './follow-assignments.ts';
import { presentPeople } from './list-assigned-people.ts';
import { reachOf, refuseStranger } from './scope-of-caller.ts';

type ChangeWorld = Pick<World, 'db' | 'clock'>;

interface OfPerson {
  readonly id: string;
  readonly uid: string;
}

/** Exempts somebody, or gives them a later day. */
export function setException(
  world: ChangeWorld,
  caller: OrganizationCaller,
  { id, uid, reason, due_on: dueOn }: OfPerson & { reason: string; due_on: string | null },
): Promise<AssignedPerson> {
  const isExempt = dueOn === null;
  return changePerson(world, caller, { id, uid }, async (scope, today) => {
    const changes = {
      isExempt,
      laterDueOn: dueOn,
      exceptionReason: reason,
      exceptionOn: today,
      exceptionBy: caller.uid,
    };
    const facts = { assignment: id, member: uid, is_exempt: isExempt };
    await logActivity(scope, { uid: caller.uid, type: 'assignment_exception_set', facts, at: world.clock.now() });
    return changes;
  });
}

/** The rule holds for them again. */
export function removeException(world: ChangeWorld, caller: OrganizationCaller, of: OfPerson): Promise<AssignedPerson> {
  return changePerson(world, caller, of, async (scope) => {
    const facts = { assignment: of.id, member: of.uid };
    await logActivity(scope, { uid: caller.uid, type: 'assignment_exception_removed', facts, at: world.clock.now() });
    return { isExempt: false, laterDueOn: null, exceptionReason: null, exceptionOn: null, exceptionBy: null };
  });
}

interface ExceptionColumns {
  readonly isExempt: boolean;
  readonly laterDueOn: string | null;
  readonly exceptionReason: string | null;
  readonly exceptionOn: string | null;
  readonly exceptionBy: string | null;
}

function changePerson(
  world: ChangeWorld,
  caller: OrganizationCaller,
  { id, uid }: OfPerson,
  change: (scope: OrganizationScope, today: string) => Promise<ExceptionColumns>,
): Promise<AssignedPerson> {
  const at = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    refuseStranger(await reachOf(scope, caller), uid);
    const row = await lockAssignment(scope, id);
    const member = row && (await listMemberRows(scope, id)).find((each) => each.uid === uid && each.endedOn === null);
    const person = (await listPeople(scope, { uids: [uid], at })).get(uid);
    if (!row || row.endedAt || !member || !person) throw new AppError('not_found');
    const changed = { ...member, ...(await change(scope, person.today)) };
    const { exceptionReason, exceptionBy } = changed;
    await updateMemberRow(scope, member, { ...withDay(changed, person), exceptionReason, exceptionBy });
    const members = (await listMemberRows(scope, id)).filter((each) => each.uid === uid);
    return (await presentPeople(scope, { row, members, at, limit: 1 })).items[0]!;
  });
}
