import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { awardPoints } from '#features/gamification/index.ts';
import { type Catalogue, loadCatalogue } from '#features/catalogue/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { type DailySetRow, findSet, markFinished } from './daily-set.repository.ts';
import { type MemberDay, readMemberDay } from './member-day.ts';
import { presentSet } from './present-set.ts';

type SetWorld = Pick<World, 'live'>;

/**
 * After somebody finished something, in the same transaction: when it was the last step of their set of today, that
 * is finished too, wherever it was done. `settle` lets only one device of a person past here at a time.
 */
export async function settleDailySet(
  scope: OrganizationScope,
  world: SetWorld,
  { uid, now }: { uid: string; now: Date },
): Promise<Award[]> {
  const today = await readMemberDay(scope, uid, now);
  const row = await findSet(scope, today);
  if (!row || row.finishedAt) return [];
  return (await finishWhenDone(await loadCatalogue(scope, uid), world, today, row)).awards;
}

/** The set as it stands now; finished and paid, once, when no step is left. */
export async function finishWhenDone(
  catalogue: Catalogue,
  world: SetWorld,
  today: MemberDay,
  row: DailySetRow | null,
): Promise<DailySet> {
  const set = await presentSet(catalogue, today, row);
  if (!row || !isDone(set)) return { ...set, awards: [] };
  const { scope } = catalogue;
  const { uid, day, now } = today;
  const isNew = await markFinished(scope, today, now);
  if (isNew)
    await logActivity(scope, { uid, type: 'daily_set_finished', facts: { day, steps: row.steps.length }, at: now });
  const award = isNew ? await awardPoints(scope, world, { uid, at: now, source: 'daily_set', sourceId: day }) : null;
  return { ...(await presentSet(catalogue, today, { ...row, finishedAt: now })), awards: award ? [award] : [] };
}

const isDone = ({ finished_at, steps }: Omit<DailySet, 'awards'>) =>
  finished_at === null && steps.length > 0 && steps.every((step) => step.is_done);
