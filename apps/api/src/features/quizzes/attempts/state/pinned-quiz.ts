import { quizBody, type QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { findContentVersion } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** A quiz in one of its versions, keys and all. */
export interface PinnedQuiz {
  readonly body: QuizBody;
  readonly questionById: ReadonlyMap<string, Question>;
}

/** Versions kept in memory; they never change. The one used longest ago goes first. */
const KEPT = 500;
const kept = new Map<string, PinnedQuiz>();

/** The quiz as it was in the version an attempt is pinned to. */
export async function loadPinnedQuiz(
  scope: OrganizationScope,
  { quizId, contentVersion }: { quizId: string; contentVersion: number },
): Promise<PinnedQuiz> {
  const key = `${scope.orgId}/${quizId}/${contentVersion}`;
  const quiz = kept.get(key) ?? (await readVersion(scope, quizId, contentVersion));
  kept.delete(key);
  kept.set(key, quiz);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return quiz;
}

async function readVersion(scope: OrganizationScope, contentId: string, version: number): Promise<PinnedQuiz> {
  const stored = await findContentVersion(scope, { contentId, version });
  if (!stored) throw new AppError('not_found');
  return asPinnedQuiz(quizBody.parse(stored.body));
}

export function asPinnedQuiz(body: QuizBody): PinnedQuiz {
  return { body, questionById: new Map(body.questions.map((question) => [question.id, question])) };
}
