import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { ALL_TIME, periodBoards } from '../boards.ts';
import { addDays, dayOf } from '../streak/days.ts';
import { copyHistograms, findSnapshotDays, foldDeltas, sweepHistograms } from './rank.repository.ts';

type RankWorld = Pick<World, 'db' | 'clock'>;

/** Folds every pending change of points into the histograms that ranks are read from. */
export async function compactRanks(world: RankWorld): Promise<void> {
  for (;;) {
    const { folded, orgIds } = await acrossOrganizations(world.db, foldDeltas);
    if (folded === 0) return;
    await saveSnapshots(world, orgIds);
  }
}

/**
 * Copies the histograms when the first gains of an organization's day are folded, so that places can be compared with
 * yesterday's.
 */
async function saveSnapshots({ db, clock }: RankWorld, orgIds: readonly string[]): Promise<void> {
  const takenAt = clock.now();
  const days = await acrossOrganizations(db, (tx) => findSnapshotDays(tx, orgIds));
  for (const { orgId, clock: organizationClock, takenOn } of days) {
    const today = dayOf(takenAt, organizationClock);
    if (takenOn === today) continue;
    const boards = [ALL_TIME, ...periodBoards(today)];
    await inOrganization(db, orgId, ({ tx }) => copyHistograms(tx, { orgId, boards, takenOn: today, takenAt }));
  }
}

/** Clears histograms that nobody reads any more: weeks after five, months after thirteen. */
export async function sweepRanks({ db, clock }: RankWorld): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const [weeksBefore] = periodBoards(addDays(today, -35));
  const [, monthsBefore] = periodBoards(addDays(today, -400));
  await acrossOrganizations(db, (tx) => sweepHistograms(tx, { weeksBefore, monthsBefore }));
}
