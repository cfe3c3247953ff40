import { answerChange } from '@snapwell/contract/quizzes/attempt.schemas';
import { z } from 'zod';

const oldAnswer = z.object({
  seat: z.object({ orgId: z.string(), quizId: z.string(), deviceKey: z.string().nullable() }),
  /** Empty for strangers. */
  uid: z.string(),
  attemptId: z.string(),
  questionId: z.string(),
  change: answerChange,
});

/** The queue of versions before the one outbox. What cannot be read of it is dropped. */
export function readOldAnswers(stored: unknown): readonly z.output<typeof oldAnswer>[] {
  const list = z.array(z.unknown()).safeParse(stored).data ?? [];
  return list.flatMap((each) => oldAnswer.safeParse(each).data ?? []);
}
