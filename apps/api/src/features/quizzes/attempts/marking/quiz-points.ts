import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { findRules } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { AttemptRow } from '../state/attempts.repository.ts';

/** What the organization pays. */
export async function rulesOf(scope: OrganizationScope): Promise<PointRules> {
  return (await findRules(scope))?.rules ?? defaultPointRules;
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
