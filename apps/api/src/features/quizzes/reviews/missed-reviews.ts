import { describe, describeKey, explain } from '@snapwell/contract/quizzes/question-rules/all-types';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { arrangeCard } from './arrange-card.ts';
import { listLastMissed, listQuizzesUnderWay } from './cards.repository.ts';
import { findSources } from './sources/card-sources.ts';

/** A question whose last answer, outside of a quiz, was wrong. */
export interface MissedReview {
  readonly thingId: string;
  readonly questionId: string;
  readonly title: string;
  readonly prompt: string;
  /** Null where it was left open. */
  readonly answerText: string | null;
  readonly rightText: string;
  readonly explanation: string | null;
  readonly teaches: string | null;
}

/** The questions that were answered wrongly in reviews or in a conversation, the latest first; none of a quiz that is open. */
export async function listMissedReviews(
  scope: OrganizationScope,
  { uid, at, limit }: { uid: string; at: Date; limit: number },
): Promise<MissedReview[]> {
  const underWay = await listQuizzesUnderWay(scope, uid, at);
  const missed = (await listLastMissed(scope, uid, limit)).filter(({ card }) => !underWay.has(card.thingId));
  if (missed.length === 0) return [];
  const { quizzes } = await findSources(
    scope,
    uid,
    missed.map(({ card }) => card),
  );
  return missed.flatMap(({ card, answer }) => {
    const quiz = quizzes.get(card.thingId);
    const question = quiz?.questionById.get(card.questionId);
    if (!quiz || !question) return [];
    // It has moved on by the review that is told of here.
    const arrangement = arrangeCard({ ...card, reps: card.reps - 1 }, question);
    return [
      {
        thingId: card.thingId,
        questionId: card.questionId,
        title: quiz.title,
        prompt: question.prompt,
        answerText: answer && describe(question, answer),
        rightText: describeKey(question, arrangement),
        explanation: explain(question, arrangement),
        teaches: question.teaches ?? null,
      },
    ];
  });
}
