import type { Language } from '@snapwell/contract/text/language';
import type { MembersAct, MembersActed } from '@snapwell/contract/organizations/members.schemas';
import { setRanked } from '#features/gamification/index.ts';
import { actOnMembers as act } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';

/** One act on many members; who is shut out is in no rank, who is let in again is where they were. */
export function actOnMembers(
  world: Pick<World, 'db' | 'clock' | 'mailer' | 'publicUrl'>,
  caller: OrganizationCaller,
  { uids, act: what }: MembersAct,
  language: Language,
): Promise<MembersActed> {
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const acted = await act(world, scope, { caller, uids, act: what, at: world.clock.now(), language });
    if (what.type === 'deactivate' || what.type === 'reactivate')
      for (const { uid } of acted.changed) await setRanked(scope, uid, what.type === 'reactivate');
    return acted;
  });
}
