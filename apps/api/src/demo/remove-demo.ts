import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { World } from '../world.ts';
import { deleteSamples, listSampleUids } from './samples.repository.ts';

/**
 * Removes the sample organizations and the sample people. Real people who joined a sample organization keep their
 * accounts.
 */
export async function removeDemo({ db, identityProvider }: Pick<World, 'db' | 'identityProvider'>): Promise<void> {
  const uids = await listSampleUids(db);
  await acrossOrganizations(db, deleteSamples);
  for (const uid of uids) await identityProvider.deleteAccount(uid);
}
