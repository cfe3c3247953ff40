import type {
  Assignable,
  AssignedState,
  Assignment,
  AssignmentList,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import { listTargets, loadCatalogue, readAsked } from '#features/catalogue/index.ts';
import { daysBetween, dayOf } from '#features/gamification/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countAssigned, type CountedRow } from './assigned.read-model.ts';
import { stateOf } from './assignment-rules.ts';
import {
  type AssignmentRow,
  findAssignment,
  listAssignmentRows,
  listGroupNames,
  listLateRows,
  listMemberNames,
} from './assignments.repository.ts';
import { presentPeople } from './list-assigned-people.ts';
import { isWithin, type Reach, reachOf } from './scope-of-caller.ts';

type ListWorld = Pick<World, 'db' | 'clock'>;

const MOST = 300;
/** Named on the first screen; the others stand with their assignment. */
const MOST_LATE = 12;

/** What runs (or has ended), with how far its people are; a leader sees the people of their groups. */
export function listAssignments(
  world: ListWorld,
  caller: OrganizationCaller,
  { isEnded }: { isEnded: boolean },
): Promise<AssignmentList> {
  const at = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const reach = await reachOf(scope, caller);
    const { uids } = reach;
    const rows = await listAssignmentRows(scope, { isEnded, limit: MOST });
    const counted = Map.groupBy(
      await countAssigned(scope, { at, uids, only: { isEnded } }),
      (row) => row.assignment_id,
    );
    const presenter = await presenterOf(scope, reach, rows);
    const items = rows
      .map((row) => presenter.present(row, counted.get(row.id) ?? []))
      // A leader has nothing to do with what asks none of theirs.
      .filter(({ counts }) => uids === null || counts.people > 0);
    const today = dayOf(at, presenter.clock);
    return {
      items,
      today,
      late: isEnded ? [] : await latePeople(scope, { items, uids, at }),
      on_leave: items.reduce((most, { counts }) => Math.max(most, counts.on_leave), 0),
    };
  });
}

/** What can be asked for as a whole. */
export function listAssignable({ db }: ListWorld, { orgId }: OrganizationCaller): Promise<{ items: Assignable[] }> {
  return inOrganization(db, orgId, async (scope) => {
    const { tree } = await loadCatalogue(scope, '');
    const { courses } = await readAsked(scope, '');
    return {
      items: listTargets(tree, courses).all.map(({ type, id, title, items }) => ({
        target_type: type === 'course' ? type : 'module',
        target_id: id,
        title,
        items: items.length,
        minutes: items.reduce((sum, { minutes }) => sum + minutes, 0),
      })),
    };
  });
}

export function getAssignment(world: ListWorld, caller: OrganizationCaller, id: string): Promise<Assignment> {
  return inOrganization(world.db, caller.orgId, (scope) =>
    readAssignment(scope, caller, { id, at: world.clock.now() }),
  );
}

/** One assignment as the caller may see it. */
export async function readAssignment(
  scope: OrganizationScope,
  caller: OrganizationCaller,
  { id, at }: { id: string; at: Date },
): Promise<Assignment> {
  const reach = await reachOf(scope, caller);
  const { uids } = reach;
  const row = await findAssignment(scope, id);
  if (!row) throw new AppError('not_found');
  const counted = await countAssigned(scope, { at, uids, only: { id } });
  const shown = (await presenterOf(scope, reach, [row])).present(row, counted);
  if (uids !== null && shown.counts.people === 0) throw new AppError('not_found');
  return shown;
}

async function presenterOf(scope: OrganizationScope, reach: Reach, rows: readonly AssignmentRow[]) {
  const { tree } = await loadCatalogue(scope, '');
  const { courses, clock } = await readAsked(scope, '');
  const targets = listTargets(tree, courses);
  const names = new Map((await listGroupNames(scope)).map(({ id, name }) => [id, name]));
  const people = await listMemberNames(
    scope,
    rows.flatMap(({ uids }) => uids),
  );
  return {
    clock,
    present(row: AssignmentRow, counted: readonly CountedRow[]): Assignment {
      const open = counted.filter((each) => !each.is_done && !each.is_exempt && !each.is_away && each.due_on);
      const dues = open.map((each) => each.due_on!).sort();
      return {
        id: row.id,
        target_type: row.targetType,
        target_id: row.targetId,
        target_title: targets.find(row.targetType, row.targetId)?.title ?? '',
        uids: row.uids,
        people: row.uids.flatMap((uid) => (people.has(uid) ? [{ uid, name: people.get(uid)! }] : [])),
        may_change: isWithin(reach, row),
        groups: row.groupIds.map((id) => ({ id, name: names.get(id) ?? '' })),
        due: row.due,
        recertification: row.recertification,
        grace_days: row.graceDays,
        reminders: row.reminders,
        starts_on: row.startsOn,
        next_due_on: dues[0] ?? (row.due.type === 'day' ? row.due.day : null),
        last_due_on: dues.at(-1) ?? (row.due.type === 'day' ? row.due.day : null),
        late_days: Math.max(0, ...counted.map((each) => lateDaysOf(row, each))),
        counts: countsOf(row, counted),
        ended_at: row.endedAt?.toISOString() ?? null,
        created_at: row.createdAt.toISOString(),
      };
    },
  };
}

const stateOfCounted = (row: AssignmentRow, each: CountedRow): AssignedState =>
  stateOf(row, {
    isDone: each.is_done,
    isExempt: each.is_exempt,
    isOnLeave: each.is_away,
    dueOn: each.due_on,
    today: each.today,
  });

const lateDaysOf = (row: AssignmentRow, each: CountedRow): number =>
  stateOfCounted(row, each) === 'late' ? daysBetween(each.due_on!, each.today) : 0;

function countsOf(row: AssignmentRow, counted: readonly CountedRow[]): Assignment['counts'] {
  const counts = { people: 0, done: 0, under_way: 0, grace: 0, late: 0, on_leave: 0, exempt: 0 };
  for (const each of counted) {
    counts.people += each.people;
    counts[stateOfCounted(row, each)] += each.people;
  }
  return counts;
}

async function latePeople(
  scope: OrganizationScope,
  { items, uids, at }: { items: readonly Assignment[]; uids: readonly string[] | null; at: Date },
): Promise<AssignmentList['late']> {
  const late = items.filter(({ counts }) => counts.late > 0);
  if (late.length === 0) return [];
  const found: AssignmentList['late'] = [];
  for (const { id, target_title } of late.sort((a, b) => b.late_days - a.late_days).slice(0, MOST_LATE)) {
    const row = (await findAssignment(scope, id))!;
    const members = await listLateRows(scope, { assignmentId: id, uids, limit: MOST_LATE * 4 });
    const people = await presentPeople(scope, { row, members, at, state: 'late', limit: MOST_LATE });
    found.push(...people.items.map((person) => ({ ...person, assignment_id: id, target_title })));
  }
  return found.sort((a, b) => b.late_days - a.late_days).slice(0, MOST_LATE);
}
