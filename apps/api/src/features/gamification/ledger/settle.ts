import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { awardTogether } from './award-points.ts';
import { lockMember } from '../lock-member-ledger.ts';
import type { Earning } from './points.ts';

export type SettleWorld = Pick<World, 'live' | 'afterCompletion'>;

interface Done {
  readonly uid: string;
  /** The moment that decides to which day points and streak belong. */
  readonly at: Date;
  readonly now: Date;
  /** The item that was finished; null for a review. */
  readonly contentId: string | null;
  /** What it pays; empty for what pays nothing, or not yet. */
  readonly earnings: readonly Earning[];
}

/**
 * Settles what somebody has done, in the caller's transaction: pays for it, then for all that it finishes (today's
 * set, a course). Whatever completes something calls this once, and its response carries the awards.
 */
export async function settle(
  scope: OrganizationScope,
  world: SettleWorld,
  { uid, at, now, contentId, earnings }: Done,
): Promise<Award[]> {
  const award = earnings.length > 0 ? await awardTogether(scope, world, { uid, at, isLate: at < now, earnings }) : null;
  // Also without a payment only one device of a person passes here at a time: the other one sees what this one did.
  if (earnings.length === 0) await lockMember(scope, uid);
  const followed = await world.afterCompletion(scope, world, { uid, now, contentId });
  return award ? [award, ...followed] : followed;
}
