// What the server has not acknowledged yet: pure, so that it can be tested without a network.
import { answerChange, type AnswerChange } from '@snapwell/contract/quizzes/attempt.schemas';
import { z } from 'zod';

/** A change of one answer on its way. */
export const pendingAnswer = z.object({
  seat: z.object({ orgId: z.string(), quizId: z.string(), deviceKey: z.string().nullable() }),
  /** Whose it is; empty for strangers. Another person at this browser must not send it. */
  uid: z.string(),
  attemptId: z.string(),
  questionId: z.string(),
  change: answerChange,
});
export type PendingAnswer = z.output<typeof pendingAnswer>;

type Waiting = readonly PendingAnswer[];

const isSame = (a: PendingAnswer, b: Pick<PendingAnswer, 'attemptId' | 'questionId'>) =>
  a.attemptId === b.attemptId && a.questionId === b.questionId;

/** Of each question only the latest change waits; it takes the place of the one before. */
export function add(waiting: Waiting, next: PendingAnswer): Waiting {
  const earlier = waiting.find((each) => isSame(each, next));
  if (earlier && earlier.change.changed_at > next.change.changed_at) return waiting;
  return [...waiting.filter((each) => !isSame(each, next)), next];
}

/** Takes away what was acknowledged, unless it was changed again in the meantime. */
export function acknowledge(waiting: Waiting, sent: PendingAnswer): Waiting {
  return waiting.filter((each) => !(isSame(each, sent) && each.change.changed_at === sent.change.changed_at));
}

/** What waits of an attempt, by its questions. */
export function waitingOf(waiting: Waiting, attemptId: string): ReadonlyMap<string, AnswerChange> {
  return new Map(
    waiting.filter((each) => each.attemptId === attemptId).map(({ questionId, change }) => [questionId, change]),
  );
}

/** Reads what a page before this one left behind. What cannot be read is dropped. */
export function readWaiting(stored: unknown): Waiting {
  const list = z.array(z.unknown()).safeParse(stored);
  if (!list.success) return [];
  return list.data.flatMap((each) => {
    const pending = pendingAnswer.safeParse(each);
    return pending.success ? [pending.data] : [];
  });
}
