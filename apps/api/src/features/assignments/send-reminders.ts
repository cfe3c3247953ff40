import { REMINDING_HOURS } from '@snapwell/contract/learning/assignments/assignments.limits';
import { type Language, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import { webPath } from '@snapwell/contract/web-routes';
import { findTarget } from '#features/catalogue/index.ts';
import { notifyDevices } from '#features/gamification/index.ts';
import { findOrganization, listLeadersOf } from '#features/organizations/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { type AssignedRow, listPeople } from './assigned.read-model.ts';
import { addresseeOf, leaderMailOf, mailOf, pushOf, type Reminder, type ReminderType } from './reminder-words.ts';
import { stepFor } from './assignment-rules.ts';
import {
  type AssignmentRow,
  findAssignment,
  insertReminder,
  listMemberRows,
  listSentReminders,
  type MemberAssignmentRow,
  takeUntold,
} from './assignments.repository.ts';

type RemindWorld = Pick<World, 'db' | 'clock' | 'mailer' | 'push' | 'publicUrl'>;
type OnError = (error: unknown) => void;

interface Which {
  readonly orgId: string;
  readonly assignmentId: string;
}

/** Who was asked longer ago than this when nothing had told them is not told any more. */
const ASKED_DAYS_MS = 2 * 24 * 3_600_000;
const PUSH_KEPT_SECONDS = 24 * 3600;

/**
 * Sends what is due to whom by an assignment. Each is sent in a transaction of its own that also writes that it was: a
 * crash costs what goes to devices, never tells anybody twice.
 */
export async function remindOf(world: RemindWorld, which: Which, onError: OnError): Promise<void> {
  const due = await inOrganization(world.db, which.orgId, (scope) => listDue(scope, world, which.assignmentId));
  for (const reminder of due) await remind(world, which.orgId, reminder, onError).catch(onError);
}

interface DueReminder extends Reminder {
  readonly uid: string;
  readonly assignmentId: string;
  readonly round: number;
  readonly step: string;
}

async function listDue(scope: OrganizationScope, { clock }: RemindWorld, assignmentId: string): Promise<DueReminder[]> {
  const context = await readContext(scope, assignmentId);
  if (!context) return [];
  const { row, organization, title } = context;
  const members = (await listMemberRows(scope, assignmentId)).filter(isOpen);
  const people = await listPeople(scope, { uids: members.map(({ uid }) => uid), at: clock.now() });
  const sent = new Set((await listSentReminders(scope, assignmentId)).map(keyOf));
  return members.flatMap((member) => {
    const person = people.get(member.uid);
    if (!person || !mayBeTold(person)) return [];
    const { today } = person;
    const isNew = Date.parse(today) - Date.parse(member.askedOn) <= ASKED_DAYS_MS;
    const asked = { ...member, dueOn: 'none', step: 'asked' };
    if (isNew && !sent.has(keyOf(asked)))
      return [{ ...reminderOf({ row, member, person, organization, title, type: 'asked' }), step: 'asked' }];
    const step = stepFor(row, member, { dueOn: member.dueOn, today });
    if (!step || sent.has(keyOf({ ...member, dueOn: member.dueOn!, step }))) return [];
    return [{ ...reminderOf({ row, member, person, organization, title, type: step }), step }];
  });
}

const isOpen = ({ doneOn, endedOn, isExempt }: MemberAssignmentRow) => doneOn === null && endedOn === null && !isExempt;
const keyOf = ({ uid, round, dueOn, step }: { uid: string; round: number; dueOn: string | null; step: string }) =>
  JSON.stringify([uid, round, dueOn, step]);

/** Nobody is woken, and nobody on leave is written to. */
const mayBeTold = ({ hour, is_away, is_disabled }: AssignedRow) =>
  hour >= REMINDING_HOURS.from && hour < REMINDING_HOURS.until && !is_away && !is_disabled;

async function readContext(scope: OrganizationScope, assignmentId: string) {
  const row = await findAssignment(scope, assignmentId);
  const organization = await findOrganization(scope.tx, scope.orgId);
  if (!row || row.endedAt || !organization || organization.isSuspended) return null;
  const target = await findTarget(scope, row);
  return target && { row, organization: organization.name, title: target.title };
}

interface Facts {
  readonly row: AssignmentRow;
  readonly member: MemberAssignmentRow;
  readonly person: AssignedRow;
  readonly organization: string;
  readonly title: string;
  readonly type: ReminderType;
}

function reminderOf({ row, member, person, organization, title, type }: Facts): Omit<DueReminder, 'step'> {
  const { orgId, targetType, targetId } = row;
  const path = {
    course: () => webPath('course', { orgId, courseId: targetId }),
    module: () => webPath('module', { orgId, moduleId: targetId }),
    content: () => webPath('content', { orgId, contentId: targetId }),
  }[targetType]();
  return {
    ...addresseeOf(person),
    type,
    organization,
    title,
    path,
    dueOn: member.dueOn,
    isAgain: member.round > 1,
    uid: member.uid,
    assignmentId: row.id,
    round: member.round,
  };
}

async function remind(world: RemindWorld, orgId: string, reminder: DueReminder, onError: OnError): Promise<boolean> {
  const { uid, assignmentId, round, step, type } = reminder;
  const isFirst = await inOrganization(world.db, orgId, async (scope) => {
    const dueOn = type === 'asked' || reminder.dueOn === null ? 'none' : reminder.dueOn;
    const isMine = await insertReminder(scope, { assignmentId, uid, round, dueOn, step, sentAt: world.clock.now() });
    if (isMine) await world.mailer.send(mailOf(reminder, world.publicUrl), scope);
    return isMine;
  });
  if (isFirst)
    await notifyDevices(world, { uid, message: pushOf(reminder), keptForSeconds: PUSH_KEPT_SECONDS }, onError);
  return isFirst;
}

/** Reminds by hand, each person once a day; answers how many were written to. */
export async function remindByHand(
  world: RemindWorld,
  { orgId, assignmentId, uids }: Which & { uids: readonly string[] | null },
): Promise<number> {
  const onError = () => undefined;
  const due = await inOrganization(world.db, orgId, async (scope): Promise<DueReminder[]> => {
    const context = await readContext(scope, assignmentId);
    if (!context) return [];
    const members = (await listMemberRows(scope, assignmentId)).filter(
      (member) => isOpen(member) && (uids === null || uids.includes(member.uid)),
    );
    const people = await listPeople(scope, { uids: members.map(({ uid }) => uid), at: world.clock.now() });
    return members.flatMap((member) => {
      const person = people.get(member.uid);
      if (!person || person.is_away || person.is_disabled) return [];
      return [{ ...reminderOf({ ...context, member, person, type: 'by_hand' }), step: `by_hand ${person.today}` }];
    });
  });
  let reminded = 0;
  for (const reminder of due) if (await remind(world, orgId, reminder, onError)) reminded++;
  return reminded;
}

/** Tells those who lead a group which of their people are a week late: one mail a leader, in one transaction. */
export function tellLeaders(world: RemindWorld, { orgId, assignmentId }: Which): Promise<void> {
  return inOrganization(world.db, orgId, async (scope) => {
    const context = await readContext(scope, assignmentId);
    const late = context ? await takeUntold(scope, { assignmentId, at: world.clock.now() }) : [];
    if (!context || late.length === 0) return;
    const uids = [...new Set(late.map(({ uid }) => uid))];
    const people = await listPeople(scope, { uids, at: world.clock.now() });
    for (const leader of await listLeadersOf(scope, uids)) {
      const names = [...leader.led].flatMap((uid) => people.get(uid)?.display_name ?? []).sort();
      const addressee = { ...leader, language: (leader.language as Language | null) ?? SOURCE_LANGUAGE };
      const { title, organization } = context;
      await world.mailer.send(
        leaderMailOf({ ...addressee, title, organization, orgId, names }, world.publicUrl),
        scope,
      );
    }
  });
}
