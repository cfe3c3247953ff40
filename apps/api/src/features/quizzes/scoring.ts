import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import { certaintyPointsOf } from '@snapwell/contract/quizzes/marking/certainty-points';
import { MOST_CERTAINTY_MARKS } from '@snapwell/contract/quizzes/quizzes.limits';

export interface MarkedAnswer {
  readonly credit: number;
  readonly isBlank: boolean;
  readonly certainty: Certainty | null;
}

export interface Score {
  /** From 0 to 100, whole. 100 only without a mistake. */
  readonly score: number;
  readonly rights: number;
  readonly isPerfect: boolean;
  /** What certainty made of the answers; null where it is not marked. It may be below 0. */
  readonly certaintyPoints: number | null;
}

/** The score of an attempt: the mean credit, or with certainty marked its points of all that could be had. */
export function scoreOf(answers: readonly MarkedAnswer[], certainty: QuizBody['certainty']): Score {
  const rights = answers.filter(isRight).length;
  const isPerfect = rights === answers.length;
  const certaintyPoints =
    certainty === 'marked' ? rounded(answers.reduce((sum, answer) => sum + certaintyPointsOf(answer), 0)) : null;
  const fraction =
    certaintyPoints === null
      ? answers.reduce((sum, { credit }) => sum + credit, 0) / answers.length
      : certaintyPoints / (MOST_CERTAINTY_MARKS * answers.length);
  return { score: asScore(fraction, isPerfect && fraction === 1), rights, isPerfect, certaintyPoints };
}

export const isRight = ({ credit }: { credit: number }): boolean => credit === 1;

function asScore(fraction: number, isWhole: boolean): number {
  const score = Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return isWhole ? 100 : Math.min(score, 99);
}

/** Which score counts when there are several attempts, oldest first; null without any. */
export function countedScore(scores: readonly number[], rule: QuizBody['counts']): number | null {
  if (scores.length === 0) return null;
  switch (rule) {
    case 'highest':
      return Math.max(...scores);
    case 'latest':
      return scores.at(-1)!;
    case 'first':
      return scores[0]!;
    case 'average':
      return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  }
}

const rounded = (points: number) => Math.round(points * 100) / 100;
