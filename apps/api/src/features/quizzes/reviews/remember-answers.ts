import { randomBytes } from 'node:crypto';
import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { type CardRow, findCardsOf, logReviews, type NewCard, type NewReview, saveCards } from './cards.repository.ts';
import { needsCard, recallOf } from './recall.ts';
import { type Memory, retrievabilityOf, review } from './scheduler.ts';

export interface FinalAnswer {
  readonly question: Question;
  readonly answer: Answer | null;
  readonly credit: number;
  readonly certainty: Certainty | null;
  readonly seconds: number;
}

interface Remembered {
  readonly uid: string;
  readonly quizId: string;
  readonly attemptId: string;
  readonly at: Date;
  readonly answers: readonly FinalAnswer[];
}

/**
 * Every final answer is a review: of the card that is there, or of a new one when the question was missed or guessed.
 * Answers when each question that has a card comes back.
 */
export async function rememberAnswers(
  scope: OrganizationScope,
  { uid, quizId, attemptId, at, answers }: Remembered,
): Promise<Map<string, Date>> {
  const cards = new Map((await findCardsOf(scope, uid, 'question', quizId)).map((card) => [card.questionId, card]));
  const reviews: NewReview[] = [];
  const changed: NewCard[] = [];
  for (const final of answers) {
    const card = cards.get(final.question.id) ?? null;
    if (!card && !needsCard(final)) continue;
    const made = makeReview(final, card, { uid, quizId, at, reviewKey: `${attemptId}/${final.question.id}` });
    reviews.push(made.review);
    changed.push(made.card);
  }
  const isNew = await logReviews(scope, reviews);
  const counted = changed.filter((_, i) => isNew.has(reviews[i]!.reviewKey));
  await saveCards(scope, counted);
  const due = [...cards.values(), ...counted].map(({ questionId = '', dueAt }) => [questionId, dueAt] as const);
  return new Map(due);
}

interface MadeReview {
  readonly uid: string;
  readonly quizId: string;
  readonly at: Date;
  readonly reviewKey: string;
}

/** A card as far as a review of it needs to know it. */
type KnownCard = Memory & Pick<CardRow, 'id' | 'shuffleSalt'>;

/** The review that a final answer is, and the card after it. */
export function makeReview(
  { question, answer, credit, certainty, seconds }: FinalAnswer,
  card: KnownCard | null,
  { uid, quizId, at, reviewKey }: MadeReview,
) {
  const recall = recallOf({ credit, certainty, seconds, words: wordsOf(question) });
  const memory: Memory = review(card, recall, at);
  const id = card?.id ?? newId(at);
  const head = {
    id,
    uid,
    kind: 'question' as const,
    thingId: quizId,
    questionId: question.id,
    shuffleSalt: card?.shuffleSalt ?? newSalt(),
  };
  return {
    card: { ...head, ...memory },
    review: {
      id: newId(at),
      uid,
      cardId: id,
      reviewKey,
      source: 'quiz' as const,
      recall,
      at,
      retrievability: card ? retrievabilityOf(card, at) : 0,
      dueAt: memory.dueAt,
      answer,
      certainty,
      credit,
      seconds,
    },
  };
}

export const newSalt = (): string => randomBytes(12).toString('base64url');

/** About the words that a learner reads. */
export function wordsOf(question: Question): number {
  return JSON.stringify(question).split(/\s+/).length;
}
