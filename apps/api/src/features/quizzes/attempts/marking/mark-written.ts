import type { Answer, QuestionOf } from '@snapwell/contract/quizzes/question-types';
import type { AnswerMarker } from '#adapters/answer-marker/port.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { listAnswers } from '../state/answers.repository.ts';
import { findAttempt } from '../state/attempts.repository.ts';
import type { ModelMark } from './mark-attempt.ts';
import { loadPinnedQuiz, type PinnedQuiz } from '../state/pinned-quiz.ts';
import type { AttemptOwner } from '../state/attempt-owner.ts';

/** Who reads written answers by the author's rubric; null where no model is configured. */
export interface Marker {
  readonly answerMarker: AnswerMarker | null;
}

interface AttemptQuery {
  readonly orgId: string;
  readonly quizId: string;
  readonly attemptId: string;
  readonly taker: AttemptOwner;
}

/**
 * Asks the model about one written answer, outside of every transaction: nothing waits for it but this request.
 * Without a model, a rubric or an answer in time the author's keywords decide.
 */
export async function markWritten(
  { db, answerMarker }: Pick<World, 'db'> & Marker,
  { questionId, ...place }: AttemptQuery & { questionId: string },
  answer: Answer | null,
): Promise<ModelMark | undefined> {
  if (!answerMarker || answer?.type !== 'short_text') return undefined;
  const quiz = await inOrganization(db, place.orgId, async (scope) => {
    const attempt = await findAttempt(scope, place.taker, place);
    return attempt && loadPinnedQuiz(scope, attempt);
  });
  const question = quiz?.questionById.get(questionId);
  return question?.type === 'short_text' ? ask(answerMarker, question, answer.text) : undefined;
}

/** The same for all written answers of an attempt that are not final yet. */
export async function markAllWritten(
  { db, answerMarker }: Pick<World, 'db'> & Marker,
  place: AttemptQuery,
): Promise<Map<string, ModelMark>> {
  if (!answerMarker) return new Map();
  const open = await inOrganization(db, place.orgId, async (scope) => {
    const attempt = await findAttempt(scope, place.taker, place);
    if (!attempt || attempt.finishedAt) return [];
    const quiz: PinnedQuiz = await loadPinnedQuiz(scope, attempt);
    return (await listAnswers(scope, attempt.id)).flatMap(({ questionId, answer, finalAt }) => {
      const question = quiz.questionById.get(questionId);
      return !finalAt && question?.type === 'short_text' && answer?.type === 'short_text'
        ? { question, text: answer.text }
        : [];
    });
  });
  const marks = await Promise.all(
    open.map(async ({ question, text }) => [question.id, await ask(answerMarker, question, text)] as const),
  );
  return new Map(marks.flatMap(([id, mark]) => (mark ? [[id, mark] as const] : [])));
}

async function ask(
  marker: AnswerMarker,
  question: QuestionOf<'short_text'>,
  text: string,
): Promise<ModelMark | undefined> {
  if (!question.rubric || text.trim() === '') return undefined;
  const { prompt, rubric, sample_answer: sampleAnswer } = question;
  const mark = await marker.mark({ prompt, rubric, sampleAnswer, answer: text });
  return mark ? { ...mark, text } : undefined;
}
