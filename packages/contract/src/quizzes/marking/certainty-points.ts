import type { Certainty } from '../attempt.schemas.ts';
import { CERTAINTY_MARKS } from '../quizzes.limits.ts';

interface SureAnswer {
  /** 0 to 1. */
  readonly credit: number;
  readonly isBlank: boolean;
  readonly certainty: Certainty | null;
}

/** Part credit lies in between; who does not say how sure they are is taken to guess. */
export function certaintyPointsOf({ credit, isBlank, certainty }: SureAnswer): number {
  if (isBlank) return 0;
  const { right, wrong } = CERTAINTY_MARKS[certainty ?? 'guess'];
  return credit * right + (1 - credit) * wrong;
}
