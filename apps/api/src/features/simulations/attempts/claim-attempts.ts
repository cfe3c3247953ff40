import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { lockMember, type SettleWorld } from '#features/gamification/index.ts';
import { asDevice, asMember } from '#features/quizzes/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countSteps, findOpen, giveAttempt, listOfDevice } from './attempts.repository.ts';
import { rewardAttempt } from './reward-attempt.ts';

interface Claimed {
  readonly attempts: number;
  readonly content_ids: string[];
  readonly awards: Award[];
}

/**
 * Makes what a stranger's device played the caller's own, with the points and completions that belong to it. An open
 * attempt stays with the device where the member has one open at the same simulation.
 */
export function claimAttempts(
  world: Pick<World, 'db' | 'clock'> & SettleWorld,
  { orgId, uid }: MemberCaller,
  deviceKey: string,
): Promise<Claimed> {
  const now = world.clock.now();
  return inOrganization(world.db, orgId, async (scope) => {
    const device = asDevice(deviceKey);
    const attempts = device.kind === 'device' ? await listOfDevice(scope, device.deviceHash) : [];
    if (attempts.length > 0) await lockMember(scope, uid);
    const steps = await countSteps(
      scope,
      attempts.map(({ id }) => id),
    );
    const claimed: string[] = [];
    const awards: Award[] = [];
    for (const attempt of attempts) {
      const isTaken = attempt.status === 'open' && (await findOpen(scope, asMember({ uid }), attempt)) !== null;
      if (isTaken) continue;
      await giveAttempt(scope, attempt.id, uid);
      claimed.push(attempt.contentId);
      if (attempt.status !== 'finished') continue;
      // Points and streak belong to the day on which it became theirs: they may not have been a member before.
      const reward = { attempt: { ...attempt, uid }, steps: steps.get(attempt.id) ?? 0, at: now, now };
      awards.push(...(await rewardAttempt(scope, world, reward)).awards);
    }
    return { attempts: claimed.length, content_ids: [...new Set(claimed)], awards };
  });
}
