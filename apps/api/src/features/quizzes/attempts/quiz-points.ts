import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { findRules } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { AttemptRow } from './attempts.repository.ts';

/** What the organization pays. */
export async function rulesOf(scope: OrganizationScope): Promise<PointRules> {
  return (await findRules(scope))?.rules ?? defaultPointRules;
}

/** What a right answer pays in an attempt, at most; null for strangers and exercises, which earn nothing. */
export async function pointsEach(scope: OrganizationScope, { uid, mode }: Pick<AttemptRow, 'uid' | 'mode'>): Promise<number | null> {
  return uid !== null && mode === 'full' ? (await rulesOf(scope)).quiz_right_answer : null;
}
