import { readPersonalRows } from '#platform/database/personal-rows.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { refuseUnlessRecent } from './recent-sign-in.ts';

/** Everything that is kept under the caller's account, in every organization; a recent sign-in is needed. */
export async function exportOwnData({ db, clock }: Pick<World, 'db' | 'clock'>, { uid, claims }: Caller) {
  refuseUnlessRecent(claims, clock.now());
  const { tables, incomplete } = await acrossOrganizations(db, (tx) => readPersonalRows(tx, uid));
  return { exported_at: clock.now().toISOString(), uid, tables, incomplete };
}
