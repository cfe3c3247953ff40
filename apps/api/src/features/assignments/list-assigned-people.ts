import type {
  AssignedPerson,
  AssignedQuery,
  AssignedState,
  PersonAssignment,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import { findTarget, listTargets, loadCatalogue, readAsked, type Target } from '#features/catalogue/index.ts';
import { type Day, daysBetween } from '#features/gamification/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { MemberCaller, OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type AssignedRow, listPeople } from './assigned.read-model.ts';
import { stateOf } from './assignment-rules.ts';
import {
  type AssignmentRow,
  countCompletions,
  findAssignment,
  listMemberRows,
  listRowsOf,
  listSentReminders,
  type MemberAssignmentRow,
} from './assignments.repository.ts';
import { reachOf, refuseStranger } from './scope-of-caller.ts';

type ListWorld = Pick<World, 'db' | 'clock'>;

const DAY_MS = 24 * 3_600_000;

/** Who was asked by one assignment, with whom something is to be done first. */
export function listAssignedPeople(
  world: ListWorld,
  caller: OrganizationCaller,
  { id, ...query }: AssignedQuery & { id: string },
): Promise<{ items: AssignedPerson[]; next_cursor: string | null }> {
  const at = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const { row, members } = await readAssignedRows(scope, caller, id);
    const offset = Number(query.cursor ?? 0);
    if (!Number.isSafeInteger(offset) || offset < 0) throw new AppError('invalid_request');
    const page = await presentPeople(scope, { row, members, at, ...query, offset });
    const next = offset + query.limit;
    return { items: page.items, next_cursor: next < page.total ? String(next) : null };
  });
}

/** An assignment, and those it asks whom the caller may see. */
export async function readAssignedRows(
  scope: OrganizationScope,
  caller: OrganizationCaller,
  id: string,
): Promise<{ row: AssignmentRow; members: MemberAssignmentRow[] }> {
  const { uids } = await reachOf(scope, caller);
  const row = await findAssignment(scope, id);
  if (!row) throw new AppError('not_found');
  const led = uids && new Set(uids);
  const lastDay = lastDayOf(row);
  const members = (await listMemberRows(scope, id)).filter(
    ({ uid, endedOn }) => (endedOn === null || endedOn === lastDay) && (led === null || led.has(uid)),
  );
  return { row, members };
}

/** The day on which an assignment ended; null while it runs. */
const lastDayOf = ({ endedAt }: AssignmentRow): Day | null => endedAt?.toISOString().slice(0, 10) ?? null;

interface PeoplePage {
  readonly row: AssignmentRow;
  readonly members: readonly MemberAssignmentRow[];
  readonly at: Date;
  readonly state?: AssignedState | undefined;
  readonly search?: string | undefined;
  readonly offset?: number;
  readonly limit: number;
}

/** With whom something is to be done comes first. */
const ORDER: Record<AssignedState, number> = { late: 0, grace: 1, under_way: 2, on_leave: 3, done: 4, exempt: 5 };

/** Some of the people of an assignment, in the order of what is to be done. */
export async function presentPeople(
  scope: OrganizationScope,
  { row, members, at, state, search = '', offset = 0, limit }: PeoplePage,
): Promise<{ items: AssignedPerson[]; total: number }> {
  const people = await listPeople(scope, { uids: members.map(({ uid }) => uid), at });
  const wanted = search.toLocaleLowerCase();
  const chosen = members
    .flatMap((member) => {
      const person = people.get(member.uid);
      return person ? [{ member, person, state: stateOfMember(row, member, person) }] : [];
    })
    .filter((each) => state === undefined || each.state === state)
    .filter(({ person }) => person.display_name.toLocaleLowerCase().includes(wanted))
    .sort(
      (a, b) =>
        ORDER[a.state] - ORDER[b.state] ||
        (a.member.dueOn ?? '9').localeCompare(b.member.dueOn ?? '9') ||
        a.person.display_name.localeCompare(b.person.display_name),
    );
  const page = chosen.slice(offset, offset + limit);
  const target = await findTarget(scope, row);
  const progress = await progressOf(
    scope,
    target,
    page.map(({ person }) => person.uid),
  );
  const reminders = Map.groupBy(await listSentReminders(scope, row.id), ({ uid }) => uid);
  return {
    total: chosen.length,
    items: page.map(({ member, person, state: own }) => {
      const sent = (reminders.get(member.uid) ?? []).filter(({ round }) => round === member.round);
      const last = sent.map(({ sentAt }) => sentAt.getTime()).sort((a, b) => b - a)[0];
      return {
        uid: member.uid,
        display_name: person.display_name,
        photo_url: person.photo_url,
        state: own,
        asked_on: member.askedOn,
        due_on: member.dueOn,
        done_on: member.doneOn,
        again_on: member.againOn,
        late_days: own === 'late' ? daysBetween(member.dueOn!, todayOf(row, person)) : 0,
        progress_percentage: own === 'done' ? 100 : (progress.get(member.uid) ?? 0),
        unseen_days:
          person.last_visit_at === null
            ? null
            : Math.max(0, Math.floor((at.getTime() - person.last_visit_at) / DAY_MS)),
        reminded_on: last === undefined ? null : new Date(last).toISOString().slice(0, 10),
        reminders_sent: sent.length,
        exception:
          member.exceptionReason === null
            ? null
            : { reason: member.exceptionReason, is_exempt: member.isExempt, due_on: member.laterDueOn },
      };
    }),
  };
}

const stateOfMember = (
  row: AssignmentRow,
  { doneOn, isExempt, dueOn }: MemberAssignmentRow,
  person: AssignedRow,
): AssignedState =>
  stateOf(row, {
    isDone: doneOn !== null,
    isExempt,
    isOnLeave: person.is_away,
    dueOn,
    today: todayOf(row, person),
  });

/** Their day today; of an assignment that has ended, its last one. */
function todayOf(row: AssignmentRow, { today }: AssignedRow): Day {
  const lastDay = lastDayOf(row);
  return lastDay !== null && lastDay < today ? lastDay : today;
}

async function progressOf(scope: OrganizationScope, target: Target | null, uids: readonly string[]) {
  const ids = target?.items.map(({ id }) => id) ?? [];
  const counted = await countCompletions(scope, ids, uids);
  return new Map([...counted].map(([uid, { completed }]) => [uid, Math.floor((completed / ids.length) * 100)]));
}

export function listOwnAssignments(world: ListWorld, { orgId, uid }: MemberCaller) {
  return inOrganization(world.db, orgId, (scope) => assignmentsOf(scope, uid, world.clock.now()));
}

/** What one member was asked; a leader may look at those of their groups. */
export function listAssignmentsOf(world: ListWorld, caller: OrganizationCaller, uid: string) {
  return inOrganization(world.db, caller.orgId, async (scope) => {
    refuseStranger(await reachOf(scope, caller), uid);
    return assignmentsOf(scope, uid, world.clock.now());
  });
}

async function assignmentsOf(scope: OrganizationScope, uid: string, at: Date): Promise<{ items: PersonAssignment[] }> {
  const { tree } = await loadCatalogue(scope, '');
  const { courses } = await readAsked(scope, '');
  const targets = listTargets(tree, courses);
  const person = (await listPeople(scope, { uids: [uid], at })).get(uid);
  const items: PersonAssignment[] = [];
  for (const { member, row } of person ? await listRowsOf(scope, uid) : []) {
    const target = targets.find(row.targetType, row.targetId);
    if (!target) continue;
    const state = stateOfMember(row, member, person!);
    items.push({
      id: row.id,
      target_type: row.targetType,
      target_id: row.targetId,
      target_title: target.title,
      state,
      due_on: member.dueOn,
      done_on: member.doneOn,
      again_on: member.againOn,
      late_days: state === 'late' ? daysBetween(member.dueOn as Day, person!.today) : 0,
      progress_percentage: state === 'done' ? 100 : ((await progressOf(scope, target, [uid])).get(uid) ?? 0),
    });
  }
  const dueFirst = (a: PersonAssignment, b: PersonAssignment) =>
    ORDER[a.state] - ORDER[b.state] || (a.due_on ?? '9').localeCompare(b.due_on ?? '9');
  return { items: items.sort(dueFirst) };
}
