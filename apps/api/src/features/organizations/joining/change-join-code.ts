import { randomInt } from 'node:crypto';
import { logActivity } from '#platform/observing/activity-log.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { codeAsShown, makeCode } from './join-codes.ts';
import { updateOrganization } from '../organizations.repository.ts';

type CodeWorld = Pick<World, 'db' | 'clock'>;

/** Makes a new join code; whoever only has the old one stays outside. */
export async function rotateJoinCode(world: CodeWorld, caller: OrganizationCaller): Promise<{ join_code: string }> {
  const code = makeCode((limit) => randomInt(limit));
  await setJoinCode(world, caller, code);
  return { join_code: codeAsShown(code) };
}

/** Switches joining by a code off. */
export async function removeJoinCode(world: CodeWorld, caller: OrganizationCaller): Promise<{ join_code: null }> {
  await setJoinCode(world, caller, null);
  return { join_code: null };
}

function setJoinCode(
  { db, clock }: CodeWorld,
  { orgId, uid }: OrganizationCaller,
  joinCode: string | null,
): Promise<void> {
  return inOrganization(db, orgId, async (scope) => {
    await updateOrganization(scope.tx, orgId, { joinCode });
    await logActivity(scope, { uid, type: joinCode ? 'join_code_rotated' : 'join_code_removed', at: clock.now() });
  });
}
