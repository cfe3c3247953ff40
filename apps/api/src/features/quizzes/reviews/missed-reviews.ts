import { pointCalled } from './sources/lesson-points.ts';
import { describe, describeKey, explain, present, reveal } from '@snapwell/contract/quizzes/question-rules/all-types';
import { whyNot } from './sources/why-not.ts';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { isRight } from '../scoring.ts';
import { arrangeCard } from './arrange-card.ts';
import { type CardRow, listLastMissed, listQuizzesUnderWay, listReviewsAfter } from './cards.repository.ts';
import { findSources, type Sources } from './sources/card-sources.ts';

/** An answer that was given, with what may be told of it. */
export interface ToldAnswer {
  /** Of the quiz or the lesson that asks it; null for a term. */
  readonly title: string | null;
  readonly prompt: string;
  /** Null where it was left open, and for what is not answered in words. */
  readonly answerText: string | null;
  readonly rightText: string;
  readonly explanation: string | null;
  /** What the author says against the answer. */
  readonly whyNot: string | null;
  readonly isRight: boolean;
}

/** A card that was answered outside of a quiz, with all that may be told of it now. */
interface ToldReview extends ToldAnswer {
  readonly thingId: string;
  readonly questionId: string;
  readonly teaches: string | null;
}

/** A question whose last answer, outside of a quiz, was wrong. */
export interface MissedReview extends ToldReview {
  readonly title: string;
  readonly at: Date;
}

/** The questions that were answered wrongly in reviews or in a conversation, the latest first; none of a quiz that is open. */
export async function listMissedReviews(
  scope: OrganizationScope,
  { uid, at, limit }: { uid: string; at: Date; limit: number },
): Promise<MissedReview[]> {
  const underWay = await listQuizzesUnderWay(scope, uid, at);
  const missed = (await listLastMissed(scope, uid, limit)).filter(({ card }) => !underWay.has(card.thingId));
  if (missed.length === 0) return [];
  const sources = await findSources(
    scope,
    uid,
    missed.map(({ card }) => card),
  );
  return missed.flatMap(({ card, answer, at: missedAt }) => {
    const told = tellReview(card, answer, sources);
    return told && told.title !== null ? [{ ...told, title: told.title, isRight: false, at: missedAt }] : [];
  });
}

/** What was answered in reviews since another row was made, in the order in which it was answered. */
export async function listAnsweredAfter(
  scope: OrganizationScope,
  { uid, at, after, limit }: { uid: string; at: Date; after: string; limit: number },
): Promise<(ToldReview | null)[]> {
  const underWay = await listQuizzesUnderWay(scope, uid, at);
  const answered = await listReviewsAfter(scope, { uid, after, limit });
  const sources = await findSources(
    scope,
    uid,
    answered.map(({ card }) => card),
  );
  // What may not be told any more keeps its place: they are counted.
  return answered.map(({ card, answer, recall, credit }) => {
    const told = underWay.has(card.thingId) ? null : tellReview(card, answer, sources);
    return told && { ...told, isRight: credit === null ? recall !== 'forgotten' : isRight({ credit }) };
  });
}

function tellReview(
  card: CardRow,
  answer: Answer | null,
  { quizzes, terms, points }: Sources,
): Omit<ToldReview, 'isRight'> | null {
  const head = { thingId: card.thingId, questionId: card.questionId };
  const term = terms.get(card.thingId);
  const point = pointCalled(points.get(card.thingId), card.questionId);
  const inOwnWords = { answerText: null, explanation: null, whyNot: null };
  if (card.kind === 'term')
    return term
      ? { ...head, title: null, prompt: term.term, rightText: term.definition, ...inOwnWords, teaches: null }
      : null;
  if (card.kind === 'point')
    return point
      ? {
          ...head,
          title: point.title,
          prompt: point.front,
          rightText: point.back,
          ...inOwnWords,
          teaches: card.thingId,
        }
      : null;
  const quiz = quizzes.get(card.thingId);
  const question = quiz?.questionById.get(card.questionId);
  if (!quiz || !question) return null;
  // It has moved on by the review that is told of here.
  const arrangement = arrangeCard({ ...card, reps: card.reps - 1 }, question);
  return {
    ...head,
    title: quiz.title,
    prompt: question.prompt,
    answerText: answer && describe(question, answer),
    rightText: describeKey(question, arrangement),
    explanation: explain(question, arrangement),
    whyNot: whyNot(reveal(question, arrangement, answer), answer && present(question, answer, arrangement)),
    teaches: question.teaches ?? null,
  };
}
