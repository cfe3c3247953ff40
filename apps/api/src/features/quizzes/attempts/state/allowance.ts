import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';

/** What a taker may still do with a quiz. */
export interface Allowance {
  readonly used: number;
  /** Null when there is no limit. */
  readonly left: number | null;
  /** When the next attempt may begin, where that is later than now. */
  readonly nextAt: Date | null;
}

/** `used`: attempts begun and finished so far; `lastFinishedAt`: when the last one ended. */
export function allowanceOf(
  { attempts, delay }: Pick<QuizBody, 'attempts' | 'delay'>,
  { used, lastFinishedAt }: { used: number; lastFinishedAt: Date | null },
  now: Date,
): Allowance {
  const left = attempts === undefined ? null : Math.max(0, attempts - used);
  const nextAt = delay !== undefined && lastFinishedAt ? new Date(lastFinishedAt.getTime() + delay * 60_000) : null;
  return { used, left, nextAt: nextAt && nextAt > now && left !== 0 ? nextAt : null };
}

/** From when to when somebody took a quiz; `finishedAt` is null while they do. */
export interface AttemptSpan {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

/** True when one more attempt fits beside those that count already: by their number, and by the pause between them. */
export function isAllowedBeside(
  { attempts, delay = 0 }: Pick<QuizBody, 'attempts' | 'delay'>,
  counted: readonly AttemptSpan[],
  more: AttemptSpan,
): boolean {
  if (attempts !== undefined && counted.length >= attempts) return false;
  const isPaused = (first: AttemptSpan, then: AttemptSpan) =>
    first.finishedAt !== null && then.startedAt.getTime() >= first.finishedAt.getTime() + delay * 60_000;
  return delay === 0 || counted.every((other) => isPaused(other, more) || isPaused(more, other));
}
