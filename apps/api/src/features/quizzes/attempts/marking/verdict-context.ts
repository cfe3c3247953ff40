import { loadTree, readLearner } from '#features/learning/index.ts';
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
  const { libraryVersion } = await readLearner(scope, uid);
  const tree = await loadTree(scope, libraryVersion);
  const cards = await findCardsOf(scope, uid, 'question', quizId);
  return {
    titleOf: (contentId) => tree.itemById.get(contentId)?.title,
    comesBack: new Map(cards.map(({ questionId, dueAt }) => [questionId, dueAt])),
  };
}
