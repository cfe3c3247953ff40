import { loadCatalogue } from '#features/catalogue/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { findCardsOf } from '#features/quizzes/reviews/cards.repository.ts';
import type { AttemptRow } from '../state/attempts.repository.ts';
import type { VerdictContext } from '../state/present-attempt.ts';

/** For a member: the titles of what teaches the questions, and when these come back. */
export async function loadVerdictContext(
  scope: OrganizationScope,
  { uid, quizId }: Pick<AttemptRow, 'uid' | 'quizId'>,
): Promise<VerdictContext> {
  if (uid === null) return {};
  const { tree } = await loadCatalogue(scope, uid);
  const cards = await findCardsOf(scope, uid, 'question', quizId);
  return {
    titleOf: (contentId) => tree.itemById.get(contentId)?.title,
    comesBack: new Map(cards.map(({ questionId, dueAt }) => [questionId, dueAt])),
  };
}
