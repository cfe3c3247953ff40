import { KEPT_DAYS } from '@snapwell/contract/analytics/insights.limits';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { deleteEventsBefore } from '../analytics.repository.ts';

/** Page views and steps are kept as long as the figures of single people. */
export function sweepEvents({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const first = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  return acrossOrganizations(db, (tx) => deleteEventsBefore(tx, first));
}
