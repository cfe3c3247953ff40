import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { lockMember, type SettleWorld } from '#features/gamification/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { isAllowedBeside } from './state/allowance.ts';
import { giveAnswers, listAnswers } from './state/answers.repository.ts';
import {
  type AttemptRow,
  findOpenAttempt,
  giveAttempt,
  listCounted,
  listOfDevice,
  readRecord,
} from './state/attempts.repository.ts';
import { loadPinnedQuiz } from './state/pinned-quiz.ts';
import { rewardAttempt } from './marking/reward-attempt.ts';
import { asDevice, asMember, type AttemptOwner } from './state/attempt-owner.ts';

interface Claimed {
  readonly attempts: number;
  readonly practice: number;
  readonly quiz_ids: string[];
  readonly awards: Award[];
}

/**
 * Makes what a stranger's device did the caller's own, with the points and completions that belong to it. What is
 * beyond the quiz's allowance is kept as practice. A key whose attempts were claimed before holds nothing any more.
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
    // Two devices claimed at once must not both use the last attempt.
    if (attempts.length > 0) await lockMember(scope, uid);
    const claimed: AttemptRow[] = [];
    const awards: Award[] = [];
    for (const attempt of attempts) {
      const own = await claimAttempt(scope, attempt, uid);
      if (!own) continue;
      claimed.push(own);
      if (own.finishedAt) awards.push(...(await reward(scope, world, own, now)));
    }
    return {
      attempts: claimed.length,
      practice: claimed.filter(({ mode }) => mode === 'practice').length,
      quiz_ids: [...new Set(claimed.map(({ quizId }) => quizId))],
      awards,
    };
  });
}

/** Null when the member has an open attempt of their own at the same quiz: one at a time. */
async function claimAttempt(
  scope: OrganizationScope,
  attempt: AttemptRow,
  uid: string,
): Promise<(AttemptRow & { uid: string }) | null> {
  const taker = asMember({ uid });
  if (!attempt.finishedAt && (await findOpenAttempt(scope, attempt.quizId, taker))) return null;
  const { lastNumber } = await readRecord(scope, taker, attempt.quizId);
  const mode = await modeFor(scope, attempt, taker);
  const number = lastNumber[mode] + 1;
  await giveAttempt(scope, attempt.id, { uid, mode, number });
  await giveAnswers(scope, attempt.id, uid);
  return { ...attempt, uid, deviceHash: null, mode, number };
}

/** The member may have used their attempts: then this one told the answers already, and counts no more. */
async function modeFor(
  scope: OrganizationScope,
  attempt: AttemptRow,
  taker: AttemptOwner,
): Promise<AttemptRow['mode']> {
  if (attempt.mode !== 'full') return attempt.mode;
  const { body } = await loadPinnedQuiz(scope, attempt);
  return isAllowedBeside(body, await listCounted(scope, taker, attempt.quizId), attempt) ? 'full' : 'practice';
}

async function reward(
  scope: OrganizationScope,
  world: SettleWorld,
  attempt: AttemptRow & { uid: string },
  now: Date,
): Promise<Award[]> {
  const quiz = await loadPinnedQuiz(scope, attempt);
  const newlyFinal = await listAnswers(scope, attempt.id);
  // Points and streak belong to the day on which it became theirs: they may not have been a member before.
  return (await rewardAttempt(scope, world, { attempt, quiz, newlyFinal, at: now, now })).awards;
}
