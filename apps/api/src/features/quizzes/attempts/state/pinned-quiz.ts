import { quizBody, type QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { LRUCache } from 'lru-cache';
import { findContentVersion } from '#features/learning/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { loadInLanguage, type QuizInLanguage } from '#features/quizzes/questions-in-languages.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** A quiz in one of its versions, keys and all. */
export interface StoredQuiz {
  readonly body: QuizBody;
  /** As its author wrote them: what is kept of an answer hangs on these. */
  readonly questionById: ReadonlyMap<string, Question>;
}

/** The same with its questions in the language that is read. */
export interface PinnedQuiz extends StoredQuiz {
  readonly inLanguage: QuizInLanguage;
}

/** By organization, quiz and version: a version never changes. */
const pinned = new LRUCache<string, StoredQuiz>({ max: 500 });

/** The quiz as it was in the version an attempt is pinned to. */
export async function loadPinnedQuiz(
  scope: OrganizationScope,
  { quizId, contentVersion }: { quizId: string; contentVersion: number },
): Promise<PinnedQuiz> {
  const key = `${scope.orgId}/${quizId}/${contentVersion}`;
  const quiz = pinned.get(key) ?? (await readVersion(scope, quizId, contentVersion));
  pinned.set(key, quiz);
  return { ...quiz, inLanguage: await loadInLanguage(scope, quizId, quiz.body.questions) };
}

async function readVersion(scope: OrganizationScope, contentId: string, version: number): Promise<StoredQuiz> {
  const stored = await findContentVersion(scope, { contentId, version });
  if (!stored) throw new AppError('not_found');
  return asPinnedQuiz(quizBody.parse(stored.body));
}

export function asPinnedQuiz(body: QuizBody): StoredQuiz {
  return { body, questionById: new Map(body.questions.map((question) => [question.id, question])) };
}
