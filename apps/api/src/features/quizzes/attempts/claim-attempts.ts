import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { SettleWorld } from '#features/gamification/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { giveAnswers, listAnswers } from './answers.repository.ts';
import { type AttemptRow, findOpenAttempt, giveAttempt, listOfDevice, readRecord } from './attempts.repository.ts';
import { openPinnedQuiz } from './pinned-quiz.ts';
import { rewardAttempt } from './reward-attempt.ts';
import { asDevice, asMember } from './taker.ts';

interface Claimed {
  readonly attempts: number;
  readonly quiz_ids: string[];
  readonly awards: Award[];
}

/**
 * Makes what a stranger's device did the caller's own, with the points and completions that belong to it. A key whose
 * attempts were claimed before holds nothing any more.
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
    const claimed: AttemptRow[] = [];
    const awards: Award[] = [];
    for (const attempt of attempts) {
      const own = await takeOver(scope, attempt, uid);
      if (!own) continue;
      claimed.push(own);
      if (own.finishedAt) awards.push(...(await reward(scope, world, own, now)));
    }
    return {
      attempts: claimed.length,
      quiz_ids: [...new Set(claimed.map(({ quizId }) => quizId))],
      awards,
    };
  });
}

/** Null when the member has an open attempt of their own at the same quiz: one at a time. */
async function takeOver(
  scope: OrganizationScope,
  attempt: AttemptRow,
  uid: string,
): Promise<(AttemptRow & { uid: string }) | null> {
  const taker = asMember({ uid });
  if (!attempt.finishedAt && (await findOpenAttempt(scope, attempt.quizId, taker))) return null;
  const { lastNumber } = await readRecord(scope, taker, attempt.quizId);
  const number = lastNumber[attempt.mode] + 1;
  await giveAttempt(scope, attempt.id, { uid, number });
  await giveAnswers(scope, attempt.id, uid);
  return { ...attempt, uid, deviceHash: null, number };
}

async function reward(
  scope: OrganizationScope,
  world: SettleWorld,
  attempt: AttemptRow & { uid: string },
  now: Date,
): Promise<Award[]> {
  const quiz = await openPinnedQuiz(scope, attempt);
  const newlyFinal = await listAnswers(scope, attempt.id);
  // Points and streak belong to the day on which it became theirs: they may not have been a member before.
  return (await rewardAttempt(scope, world, { attempt, quiz, newlyFinal, at: now, now })).awards;
}
