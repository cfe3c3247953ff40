import type { GameSettings, GameSettingsChange } from '@snapwell/contract/gamification/settings.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { lockStanding, updateStanding } from './gamification.repository.ts';
import { findSettings } from './standing/standing.read-model.ts';

export function readGameSettings({ db }: Pick<World, 'db'>, { orgId, uid }: MemberCaller): Promise<GameSettings> {
  return inOrganization(db, orgId, (scope) => findSettings(scope, uid));
}

/** Changes what is given. Somebody who wants no league keeps the seat of this week: others play against it. */
export function changeGameSettings(
  { db }: Pick<World, 'db'>,
  { orgId, uid }: MemberCaller,
  change: GameSettingsChange,
): Promise<GameSettings> {
  return inOrganization(db, orgId, async (scope) => {
    await lockStanding(scope, uid);
    if (change.is_in_league !== undefined) await updateStanding(scope, uid, { isInLeague: change.is_in_league });
    return findSettings(scope, uid);
  });
}
