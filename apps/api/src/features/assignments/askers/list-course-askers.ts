import type { CourseAsker } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countAssigned } from '../assigned.read-model.ts';
import { listAskers } from './askers.repository.ts';
import { listGroupNames, listRowsOf } from '../assignments.repository.ts';

/** Of fewer it would be told who has finished. */
const FEWEST_PEOPLE = 5;

/** Who asks the caller for a course that they have not finished, the latest first. */
export function listCourseAskers(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  courseId: string,
): Promise<{ items: CourseAsker[] }> {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    const asked = (await listRowsOf(scope, uid)).filter(
      ({ member, row }) =>
        row.targetType === 'course' && row.targetId === courseId && member.doneOn === null && !member.isExempt,
    );
    if (asked.length === 0) return { items: [] };
    const askers = await listAskers(
      scope,
      asked.map(({ row }) => row.createdBy),
    );
    const names = new Map((await listGroupNames(scope)).map(({ id, name }) => [id, name]));
    const items: CourseAsker[] = [];
    for (const { member, row } of asked.toSorted((a, b) => b.member.askedOn.localeCompare(a.member.askedOn))) {
      const counted = await countAssigned(scope, { at, uids: null, only: { id: row.id } });
      const people = counted.filter((each) => !each.is_exempt);
      const total = sum(people);
      const asker = askers.get(row.createdBy);
      items.push({
        asked_by: asker ? { display_name: asker.name, photo_url: asker.photoUrl } : null,
        asked_on: member.askedOn,
        groups: row.groupIds.flatMap((id) => names.get(id) ?? []),
        is_everybody: row.groupIds.length === 0 && row.uids.length === 0,
        people: total < FEWEST_PEOPLE ? null : { asked: total, finished: sum(people.filter((each) => each.is_done)) },
      });
    }
    return { items };
  });
}

const sum = (rows: readonly { people: number }[]) => rows.reduce((all, { people }) => all + people, 0);
