import type { BaseProfile } from '@snapwell/contract/profiles/profiles.schemas';
import { findUser } from '#features/identity/index.ts';
import { plainCalendar, readStanding } from '#features/gamification/index.ts';
import { listMembershipsOf } from '#features/organizations/index.ts';
import { AppError } from '#platform/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { presentBaseProfile } from './present-profile.ts';

/** The caller, with the organization they were in last and their points there. */
export async function openBaseProfile(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid }: Caller,
): Promise<BaseProfile> {
  const user = await findUser(db, uid);
  if (!user) throw new AppError('not_registered');
  const [last] = await listMembershipsOf(db, uid, 1);
  if (!last) return presentBaseProfile(user, null);
  const orgId = last.organization.id;
  // Points are the same by every calendar.
  const { snap_points: snapPoints } = await inOrganization(db, orgId, (scope) =>
    readStanding(scope, { uid, at: clock.now(), calendar: plainCalendar }),
  );
  return presentBaseProfile(user, { orgId, snapPoints });
}
