import { MEMBERSHIPS_PER_PERSON } from '@snapwell/contract/organizations/organizations.limits';
import type { OwnOrganization } from '@snapwell/contract/profiles/profiles.schemas';
import { readStanding } from '#features/gamification/index.ts';
import { calendarOf, findMemberFacts, listMembershipsOf } from '#features/organizations/index.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { presentOwnOrganization } from './present-profile.ts';

/**
 * The organizations of the caller, with points and streak in each. One transaction sees all of them: every row it
 * reads is the caller's own.
 */
export async function listOwnOrganizations(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid }: Caller,
): Promise<{ items: OwnOrganization[] }> {
  const at = clock.now();
  const held = await listMembershipsOf(db, uid, MEMBERSHIPS_PER_PERSON);
  return acrossOrganizations(db, async (tx) => {
    const items: OwnOrganization[] = [];
    for (const { organization } of held) {
      const scope = { tx, orgId: organization.id };
      const facts = await findMemberFacts(scope, uid);
      if (facts)
        items.push(
          presentOwnOrganization(facts, await readStanding(scope, { uid, at, calendar: calendarOf(facts, at) })),
        );
    }
    return { items };
  });
}
