import type { OrganizationScope } from '#platform/database/transaction.ts';
import { compactRanks } from '#composition/job-kinds.ts';
import { enqueueSoon } from '#platform/jobs/enqueue.ts';
import { lockStanding } from '../gamification.repository.ts';
import { updateRanked } from './rank.repository.ts';

/**
 * Takes a person out of the ranks when they leave or are shut out, and in again when they return; what they earned
 * stays.
 */
export async function setRanked(scope: OrganizationScope, uid: string, isRanked: boolean): Promise<void> {
  await lockStanding(scope, uid);
  if (await updateRanked(scope, uid, isRanked)) enqueueSoon(scope.tx, compactRanks);
}
