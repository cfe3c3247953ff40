import { setRanked } from '#features/gamification/index.ts';
import { endMembership, setDeactivated } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller, OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';

type EndWorld = Pick<World, 'db' | 'clock'>;

/** Leaves the organization: the others are no longer compared with the caller, whose points stay for a return. */
export async function leaveOrganization(world: EndWorld, caller: MemberCaller) {
  await end(world, { orgId: caller.orgId, uid: caller.uid, by: caller.uid });
  return { is_left: true } as const;
}

/** Ends somebody's membership. */
export async function removeMember(world: EndWorld, caller: OrganizationCaller, uid: string) {
  await end(world, { orgId: caller.orgId, uid, by: caller.uid });
  return { is_removed: true } as const;
}

function end({ db, clock }: EndWorld, { orgId, uid, by }: { orgId: string; uid: string; by: string }): Promise<void> {
  return inOrganization(db, orgId, async (scope) => {
    await endMembership(scope, { uid, by, at: clock.now() });
    await setRanked(scope, uid, false);
  });
}

/** Shuts a member out of the organization and of its ranks, or lets them in again. */
export function changeDeactivation<B extends boolean>(
  { db, clock }: EndWorld,
  caller: OrganizationCaller,
  uid: string,
  isDeactivated: B,
): Promise<{ is_deactivated: B }> {
  return inOrganization(db, caller.orgId, async (scope) => {
    const isChanged = await setDeactivated(scope, isDeactivated, { uid, by: caller.uid, at: clock.now() });
    if (isChanged) await setRanked(scope, uid, !isDeactivated);
    return { is_deactivated: isDeactivated };
  });
}
