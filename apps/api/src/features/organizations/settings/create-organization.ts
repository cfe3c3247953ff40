import { randomInt } from 'node:crypto';
import { ORGANIZATIONS_PER_CREATOR } from '@snapwell/contract/organizations/organizations.limits';
import type { NewOrganization, Organization } from '@snapwell/contract/organizations/organizations.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { addMembership } from '../membership/add-membership.ts';
import { findMembership } from '../membership/memberships.repository.ts';
import { idsForName } from './organization-ids.ts';
import { getOrganization } from './get-organization.ts';
import { countCreated, findRecentlyCreated, insertOrganization } from '../organizations.repository.ts';
import { presentOrganization } from './present-organization.ts';

/** The same person, the same name, within this time: a request that was sent twice. */
const REPEAT_MS = 60 * 1000;
const CREATOR = { role: 'ORG_ADMIN', systemLevel: 'admin' } as const;

/** Creates an organization that the caller runs, or only makes for others. Without an id of their choice it gets one made from its name. */
export async function createOrganization(
  world: Pick<World, 'db' | 'clock'>,
  caller: Caller,
  input: NewOrganization,
  { isJoining = true } = {},
): Promise<Organization> {
  const repeated = await findRecentlyCreated(world.db, {
    uid: caller.uid,
    name: input.name,
    since: new Date(world.clock.now().getTime() - REPEAT_MS),
  });
  if (repeated && (input.id ?? repeated) === repeated)
    return getOrganization(world, { ...caller, orgId: repeated, membership: CREATOR });
  const isLimited = caller.role !== 'ADMIN';
  if (isLimited && (await countCreated(world.db, caller.uid, ORGANIZATIONS_PER_CREATOR)) === ORGANIZATIONS_PER_CREATOR)
    throw new AppError('limit_reached');
  const suffixes = Array.from({ length: 5 }, () => randomInt(36 ** 3, 36 ** 4).toString(36));
  for (const id of input.id ? [input.id] : idsForName(input.name, suffixes)) {
    const made = await createAs(world, caller, id, { input, isJoining });
    if (made) return made;
  }
  throw new AppError('organization_id_taken');
}

function createAs(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid }: Caller,
  id: string,
  { input, isJoining }: { input: NewOrganization; isJoining: boolean },
): Promise<Organization | null> {
  const at = clock.now();
  return inOrganization(db, id, async (scope) => {
    const organization = await insertOrganization(scope, {
      name: input.name,
      summary: input.summary ?? '',
      timezone: input.timezone ?? 'UTC',
      joinPolicy: input.join_policy ?? 'invite',
      createdBy: uid,
      createdAt: at,
    });
    if (!organization) return null;
    await logActivity(scope, { uid, type: 'organization_created', at });
    if (isJoining) await addMembership(scope, { uid, at, by: 'creating', ...CREATOR });
    return presentOrganization(organization, await findMembership(scope, uid), true);
  });
}
