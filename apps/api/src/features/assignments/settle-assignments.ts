import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { listTargets, loadCatalogue, readAsked } from '#features/catalogue/index.ts';
import { dayOf } from '#features/gamification/index.ts';
import { calendarOf, findMemberFacts } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { finishRound } from './assignment-rules.ts';
import { findAssignment, listOpenRows, updateMemberRow } from './assignments.repository.ts';
import { certificateUntilOf } from './follow-assignments.ts';

interface Finished {
  readonly uid: string;
  readonly now: Date;
  readonly contentId: string | null;
}

/** Ticks off what somebody was asked and has finished with an item, in the transaction that finished it. */
export async function settleAssignments(
  scope: OrganizationScope,
  _world: unknown,
  { uid, now, contentId }: Finished,
): Promise<readonly Award[]> {
  if (contentId === null) return [];
  const open = await listOpenRows(scope, uid);
  if (open.length === 0) return [];
  const { tree, learner } = await loadCatalogue(scope, uid);
  const { courses } = await readAsked(scope, uid);
  const targets = listTargets(tree, courses);
  for (const row of open) {
    const items = targets.find(row.targetType, row.targetId)?.items ?? [];
    const isDone = items.some(({ id }) => id === contentId) && items.every(({ id }) => learner.completed.has(id));
    const assignment = isDone ? await findAssignment(scope, row.assignmentId) : null;
    const facts = assignment && (await findMemberFacts(scope, uid));
    if (!assignment || !facts) continue;
    const doneOn = dayOf(now, calendarOf(facts, now).clock);
    const { round, againOn } = finishRound(assignment, row, {
      doneOn,
      certificateUntil: await certificateUntilOf(scope, row),
    });
    await updateMemberRow(scope, row, { doneOn, againOn });
    await logActivity(scope, {
      uid,
      type: 'assignment_done',
      facts: { assignment: row.assignmentId, round },
      at: now,
    });
  }
  return [];
}
