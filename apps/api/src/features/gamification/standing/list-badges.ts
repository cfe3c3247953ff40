import { badges } from '@snapwell/contract/gamification/badges';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listEarnedBadges, listTallies } from '../badges/badges.repository.ts';
import { progressOf } from '../badges/badges.ts';
import { findReached } from './standing.read-model.ts';

/** Every badge: earned, or how far the caller is. */
export function listBadges({ db }: Pick<World, 'db'>, { orgId, uid }: MemberCaller) {
  return inOrganization(db, orgId, async (scope) => {
    const [earned, tallies, { points, streak }] = [
      await listEarnedBadges(scope, uid),
      await listTallies(scope, uid),
      await findReached(scope, uid),
    ];
    const items = badges.map(({ id, rule }) => {
      const { reached, needed } = progressOf(rule, { tallies, points, streak });
      const earnedAt = earned.get(id);
      return {
        id,
        earned_at: earnedAt?.toISOString() ?? null,
        reached: earnedAt ? needed : Math.min(reached, needed),
        needed,
      };
    });
    return { items };
  });
}
