import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Recall } from '@snapwell/contract/quizzes/reviews.schemas';
import { isRight } from '../scoring.ts';

export interface Answered {
  readonly credit: number;
  readonly certainty: Certainty | null;
  readonly seconds: number;
  /** The words to be read before an answer can be given. */
  readonly words: number;
}

/**
 * How well something was remembered: wrong is forgotten; partly right, slow or guessed is hard; right and sure is
 * easy.
 */
export function recallOf({ credit, certainty, ...time }: Answered): Recall {
  if (credit < 0.5) return 'forgotten';
  if (!isRight({ credit }) || certainty === 'guess' || isSlow(time)) return 'hard';
  return certainty === 'sure' ? 'easy' : 'good';
}

const READING_WORDS_A_SECOND = 3;
const THINKING_SECONDS = 15;

/** Twice as long as reading it and thinking about it takes. Without a time nobody was slow. */
export function isSlow({ seconds, words }: Pick<Answered, 'seconds' | 'words'>): boolean {
  return seconds > 2 * (THINKING_SECONDS + words / READING_WORDS_A_SECOND);
}

/** Only what was missed or guessed begins to come back; what was known needs no card. */
export function needsCard({ credit, certainty }: Pick<Answered, 'credit' | 'certainty'>): boolean {
  return !isRight({ credit }) || certainty === 'guess';
}
