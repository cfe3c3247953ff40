import type { ContentType } from '@snapwell/contract/learning/kinds';
import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { findRules } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/**
 * What completing an item of this type pays in the organization; null for quizzes and simulations, which pay by their
 * result.
 */
export async function pointsFor(scope: OrganizationScope, type: ContentType): Promise<number | null> {
  if (type === 'quiz' || type === 'simulation') return null;
  const { content } = (await findRules(scope))?.rules ?? defaultPointRules;
  return content[type];
}
