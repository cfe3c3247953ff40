import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { mostPointsFor } from '#features/catalogue/index.ts';
import { findRules } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { AttemptOwner } from '../state/attempt-owner.ts';
import type { AttemptRow } from '../state/attempts.repository.ts';

/** What the organization pays. */
export async function rulesOf(scope: OrganizationScope): Promise<PointRules> {
  return (await findRules(scope))?.rules ?? defaultPointRules;
}

/** The most that a quiz of so many questions pays a member; null for strangers, who earn nothing. */
export async function mostPoints(
  scope: OrganizationScope,
  taker: AttemptOwner,
  questions: number,
): Promise<number | null> {
  return taker.kind === 'member' ? mostPointsFor(await rulesOf(scope), 'quiz', questions) : null;
}

/**
 * What a right answer pays, where each of them does: in the first attempt. Later ones pay for what is better than the
 * best.
 */
export async function pointsEach(
  scope: OrganizationScope,
  { uid, mode, number }: Pick<AttemptRow, 'uid' | 'mode' | 'number'>,
): Promise<number | null> {
  return uid !== null && mode === 'full' && number === 1 ? (await rulesOf(scope)).quiz_right_answer : null;
}
