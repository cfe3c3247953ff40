import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { awardPoints } from '#features/gamification/index.ts';
import { type Catalogue, openTree, readLearner } from '#features/learning/index.ts';
import { logActivity } from '#platform/activity-log.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { type DailySetRow, findSet, markFinished } from './daily-set.repository.ts';
import { type MemberDay, readMemberDay } from './member-day.ts';
import { presentSet } from './present-set.ts';

type SetWorld = Pick<World, 'live'>;

/**
 * After somebody finished something, in the same transaction: when it was the last step of their set of today, that
 * is finished too, wherever it was done. What was earned by the step must be paid before: it lets only one device of
 * a person past here at a time.
 */
export async function settleDailySet(
  scope: OrganizationScope,
  world: SetWorld,
  { uid, now }: { uid: string; now: Date },
): Promise<void> {
  const today = await readMemberDay(scope, uid, now);
  const row = await findSet(scope, today);
  if (!row || row.finishedAt) return;
  const learner = await readLearner(scope, uid);
  await finishWhenDone({ scope, learner, tree: await openTree(scope, learner.libraryVersion) }, world, today, row);
}

/**
 * The set as it stands now; finished and paid, once, when no step is left. The person's devices are told of the gain.
 */
export async function finishWhenDone(
  catalogue: Catalogue,
  world: SetWorld,
  today: MemberDay,
  row: DailySetRow | null,
): Promise<DailySet> {
  const set = await presentSet(catalogue, today, row);
  if (!row || !isDone(set)) return set;
  const { scope } = catalogue;
  const { uid, day, now } = today;
  if (await markFinished(scope, today, now)) {
    await logActivity(scope, { uid, type: 'daily_set_finished', facts: { day, steps: row.steps.length }, at: now });
    await awardPoints(scope, world, { uid, at: now, source: 'daily_set', sourceId: day });
  }
  return presentSet(catalogue, today, { ...row, finishedAt: now });
}

const isDone = ({ finished_at, steps }: DailySet) =>
  finished_at === null && steps.length > 0 && steps.every((step) => step.is_done);
