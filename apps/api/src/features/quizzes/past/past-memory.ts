import type { Question } from '@snapwell/contract/quizzes/question-types';
import { newId } from '#platform/new-id.ts';
import type { AttemptPlan } from '#features/quizzes/quizzes.tables.ts';
import { markAnswer } from '../attempts/marking/mark-attempt.ts';
import { picturesOf } from '../attempts/state/plan-attempt.ts';
import { arrangeCard } from '../reviews/arrange-card.ts';
import { needsCard } from '../reviews/recall.ts';
import { type FinalAnswer, makeReview } from '../reviews/remember-answers.ts';
import type { Chance } from './likely-answer.ts';
import { answerOf } from './past-answer.ts';

type MadeReview = ReturnType<typeof makeReview>;
type Card = MadeReview['card'];

interface PastAttempt {
  readonly id: string;
  readonly uid: string;
  readonly quizId: string;
  readonly finishedAt: Date;
}

interface Quiz {
  readonly questionById: ReadonlyMap<string, Question>;
  readonly pictures: AttemptPlan['pictures'];
}

/** A past moment at which somebody looked at what was due. */
export interface PastSitting {
  readonly uid: string;
  readonly at: Date;
  /** How many of the cards this person still knows, from 0 to 1. */
  readonly knowledge: number;
  /** The most cards that they take on. */
  readonly most: number;
  readonly chance: Chance;
}

/** A card that was looked at again. */
export interface PastReview {
  readonly uid: string;
  readonly reviewId: string;
  readonly at: Date;
}

const BETWEEN_CARDS_MS = 20_000;

/** The cards that past attempts leave behind, and every review of them; kept here until all are written at once. */
export class PastMemory {
  readonly #quizzes: ReadonlyMap<string, Quiz>;
  readonly #cardsOf = new Map<string, Map<string, Card>>();
  readonly #reviews: (Omit<MadeReview['review'], 'source'> & { source: 'quiz' | 'review' })[] = [];
  readonly reviewed: PastReview[] = [];

  constructor(quizzes: ReadonlyMap<string, Quiz>) {
    this.#quizzes = quizzes;
  }

  remember({ id, uid, quizId, finishedAt: at }: PastAttempt, answers: readonly FinalAnswer[]): void {
    const cards = this.#cards(uid);
    for (const final of answers) {
      const key = `${quizId} ${final.question.id}`;
      const card = cards.get(key) ?? null;
      if (!card && !needsCard(final)) continue;
      const made = makeReview(final, card, { uid, quizId, at, reviewKey: `${id}/${final.question.id}` });
      cards.set(key, made.card);
      this.#reviews.push(made.review);
    }
  }

  /** Cards that are due are asked again, those that have waited longest first. */
  review({ uid, at, knowledge, most, chance }: PastSitting): void {
    const cards = this.#cards(uid);
    const due = [...cards].filter(([, { dueAt }]) => dueAt <= at);
    due.sort(([, left], [, right]) => left.dueAt.getTime() - right.dueAt.getTime());
    for (const [i, [key, card]] of due.slice(0, most).entries()) {
      const quiz = this.#quizzes.get(card.thingId);
      const question = quiz?.questionById.get(card.questionId);
      if (!quiz || !question) continue;
      const then = new Date(at.getTime() + i * BETWEEN_CARDS_MS);
      const given = answerOf(question, arrangeCard(card, question), { knowledge, chance });
      const { credit } = markAnswer(question, given, picturesOf(quiz));
      const reviewKey = newId(then);
      const head = { uid, quizId: card.thingId, at: then, reviewKey };
      const made = makeReview({ ...given, credit }, card, head);
      cards.set(key, made.card);
      this.#reviews.push({ ...made.review, source: 'review' });
      this.reviewed.push({ uid, reviewId: reviewKey, at: then });
    }
  }

  rows() {
    return { cards: [...this.#cardsOf.values()].flatMap((cards) => [...cards.values()]), reviews: this.#reviews };
  }

  #cards(uid: string): Map<string, Card> {
    const cards = this.#cardsOf.get(uid) ?? new Map<string, Card>();
    this.#cardsOf.set(uid, cards);
    return cards;
  }
}
