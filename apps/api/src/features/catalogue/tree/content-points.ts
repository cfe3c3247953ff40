import type { ContentType } from '@snapwell/contract/catalogue/content-kind';
import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { findRules } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/**
 * What completing an item of this type pays in the organization; null for quizzes and simulations, which pay by their
 * result.
 */
export function pointsFor({ content }: Pick<PointRules, 'content'>, type: ContentType): number | null {
  return type === 'quiz' || type === 'simulation' ? null : content[type];
}

/** The most that an item pays by these rules; `questions` of a quiz are those of one attempt. */
export function mostPointsFor(rules: PointRules, type: ContentType, questions: number): number {
  if (type === 'simulation') return rules.simulation;
  if (type === 'quiz') return rules.quiz_right_answer * questions + rules.perfect_quiz;
  return rules.content[type];
}

export async function readRules(scope: OrganizationScope): Promise<PointRules> {
  return (await findRules(scope))?.rules ?? defaultPointRules;
}
