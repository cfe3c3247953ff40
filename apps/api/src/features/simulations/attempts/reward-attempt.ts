import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { settle, type SettleWorld } from '#features/gamification/index.ts';
import type { SimulationOutcome } from '@snapwell/contract/simulations/attempts.schemas';
import { rememberTips } from '#features/quizzes/index.ts';
import { recordCompletion, saveReport } from '#features/learning/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { type AttemptRow, savePoints } from './attempts.repository.ts';

interface Reward {
  readonly attempt: AttemptRow & { readonly uid: string };
  readonly steps: number;
  /** When it counts: when it was finished, or when a stranger's attempt became a member's. */
  readonly at: Date;
  readonly now: Date;
}

/** What follows from a finished attempt of a member: completion, points for the improvement, what happened. */
export async function rewardAttempt(
  scope: OrganizationScope,
  world: SettleWorld,
  { attempt, steps, at, now }: Reward,
): Promise<{ awards: Award[]; pointsGained: number }> {
  const { uid, contentId, contentVersion, title, isPractice } = attempt;
  const share = attempt.share ?? 0;
  await logActivity(scope, {
    uid,
    type: 'simulation_finished',
    facts: {
      content_id: contentId,
      attempt_id: attempt.id,
      play: attempt.play,
      is_practice: isPractice,
      title,
      module_id: attempt.moduleId,
      share,
      steps,
      seconds: Math.round(((attempt.finishedAt ?? now).getTime() - attempt.startedAt.getTime()) / 1000),
    },
    at,
  });
  // A practice run goes on from what was known already: it finishes nothing and pays nothing.
  if (isPractice) return { awards: [], pointsGained: 0 };
  await rememberTips(scope, { uid, contentId, itemIds: missedIn(attempt.result), at });
  const score = Math.round(share * 100);
  await saveReport(scope, { uid, contentId, contentVersion, furthest: 1, place: {}, score, at });
  await recordCompletion(scope, { uid, contentId, contentVersion, title, type: 'simulation', at });
  const awards = await settle(scope, world, {
    uid,
    at,
    now,
    contentId,
    earnings: [{ source: 'simulation', sourceId: attempt.id, thingId: contentId, scoreFraction: share }],
  });
  const pointsGained = awards
    .flatMap(({ items }) => items)
    .filter(({ source }) => source === 'simulation')
    .reduce((sum, { points }) => sum + points, 0);
  if (pointsGained > 0) await savePoints(scope, attempt.id, pointsGained);
  return { awards, pointsGained };
}

/** What of a conversation's rubric was missed; what is to be learned from scenes stands in their debrief. */
export function missedIn(outcome: SimulationOutcome | null): string[] {
  if (outcome?.play !== 'conversation') return [];
  return outcome.items.filter((item) => !item.is_met).map(({ id }) => id);
}
