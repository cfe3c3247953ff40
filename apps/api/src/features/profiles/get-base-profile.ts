import type { BaseProfile } from '@snapwell/contract/profiles/profiles.schemas';
import { readPoints } from '#features/gamification/index.ts';
import { findPersonWithPlace } from '#features/organizations/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { presentBaseProfile } from './present-profile.ts';

/** The caller, with the organization they were in last and their points there. */
export async function getBaseProfile({ db }: Pick<World, 'db'>, { uid }: Caller): Promise<BaseProfile> {
  const found = await findPersonWithPlace(db, uid);
  if (!found) throw new AppError('not_registered');
  const { person, orgId } = found;
  if (orgId === null) return presentBaseProfile(person, null);
  const snapPoints = await inOrganization(db, orgId, (scope) => readPoints(scope, uid));
  return presentBaseProfile(person, { orgId, snapPoints });
}
