import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { periodBoards } from './boards.ts';
import { addDays } from './days.ts';
import { foldDeltas, sweepHistograms } from './rank.repository.ts';

/** Folds every pending change of points into the histograms that ranks are read from. */
export async function compactRanks({ db }: Pick<World, 'db'>): Promise<void> {
  while ((await acrossOrganizations(db, foldDeltas)) > 0);
}

/** Clears histograms that nobody reads any more: weeks after five, months after thirteen. */
export async function sweepRanks({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const [weeksBefore] = periodBoards(addDays(today, -35));
  const [, monthsBefore] = periodBoards(addDays(today, -400));
  await acrossOrganizations(db, (tx) => sweepHistograms(tx, { weeksBefore, monthsBefore }));
}
