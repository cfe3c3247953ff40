// The spacing of reviews: FSRS by ts-fsrs. No chance is in it, so that a state can be computed anew from the log.
import type { Recall } from '@snapwell/contract/quizzes/reviews.schemas';
import { type Card, computeDecayFactor, createEmptyCard, fsrs, type Grade, Rating, type State } from 'ts-fsrs';

/** What is kept of a card between reviews. */
export interface Memory {
  readonly dueAt: Date;
  readonly state: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly reps: number;
  readonly lapses: number;
  readonly reviewedAt: Date | null;
}

/** Cards come back when nine of ten would still be known; a year is far enough. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false, enable_short_term: false });

/** How the chance falls: to (1 + factor * days / stability) ^ decay. For queries that ask it of many cards. */
export const forgettingCurve: { readonly decay: number; readonly factor: number } = computeDecayFactor(
  scheduler.parameters.w,
);

const GRADES: Record<Recall, Grade> = {
  forgotten: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The card after a review; `memory` is null for the first. */
export function review(memory: Memory | null, recall: Recall, at: Date): Memory {
  const { card } = scheduler.next(memory ? toCard(memory) : createEmptyCard(at), at, GRADES[recall]);
  return {
    dueAt: morningOf(card.due, at),
    state: card.state,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
    reviewedAt: at,
  };
}

/** A card that was never reviewed: due at once. */
export function newMemory(at: Date): Memory {
  return { dueAt: at, state: 0, stability: 0, difficulty: 0, scheduledDays: 0, reps: 0, lapses: 0, reviewedAt: null };
}

/** The chance, from 0 to 1, that it is still known; nothing is known of a new card. */
export function retrievabilityOf(memory: Memory, at: Date): number {
  return memory.reviewedAt ? scheduler.get_retrievability(toCard(memory), at, false) : 0;
}

/** A day begins in the morning: who reviewed in the evening meets the card at breakfast, but not in the same night. */
function morningOf(due: Date, at: Date): Date {
  const morning = Math.floor(due.getTime() / DAY_MS) * DAY_MS;
  return new Date(Math.max(morning, at.getTime() + 8 * HOUR_MS));
}

function toCard(memory: Memory): Card {
  return {
    due: memory.dueAt,
    state: memory.state as State,
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: 0,
    reps: memory.reps,
    lapses: memory.lapses,
    ...(memory.reviewedAt && { last_review: memory.reviewedAt }),
  };
}
