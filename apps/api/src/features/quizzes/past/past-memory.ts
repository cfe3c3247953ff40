import { needsCard } from '../reviews/recall.ts';
import { type FinalAnswer, makeReview } from '../reviews/remember-answers.ts';

type MadeReview = ReturnType<typeof makeReview>;

interface PastAttempt {
  readonly id: string;
  readonly uid: string;
  readonly quizId: string;
  readonly finishedAt: Date;
}

/** The cards that past attempts leave behind, and every review of them; kept here until all are written at once. */
export class PastMemory {
  readonly #cards = new Map<string, MadeReview['card']>();
  readonly #reviews: MadeReview['review'][] = [];

  remember({ id, uid, quizId, finishedAt: at }: PastAttempt, answers: readonly FinalAnswer[]): void {
    for (const final of answers) {
      const key = `${uid} ${quizId} ${final.question.id}`;
      const card = this.#cards.get(key) ?? null;
      if (!card && !needsCard(final)) continue;
      const made = makeReview(final, card, { uid, quizId, at, reviewKey: `${id}/${final.question.id}` });
      this.#cards.set(key, made.card);
      this.#reviews.push(made.review);
    }
  }

  rows(): { cards: MadeReview['card'][]; reviews: MadeReview['review'][] } {
    return { cards: [...this.#cards.values()], reviews: this.#reviews };
  }
}
