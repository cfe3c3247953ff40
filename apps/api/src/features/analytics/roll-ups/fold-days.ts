import { addDays, type Day } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type AnswerBlock, type AnswerTail, foldDay, keyOf } from './answer-blocks.ts';
import { insertBlocks, listAnswersOf, listTails, replaceTails } from './answer-blocks.repository.ts';
import { addLessonAnswers } from './lesson-answers.repository.ts';

/** Answers after which a transaction that folds days ends, so that others of the embedded database come in between. */
const ANSWERS_AT_ONCE = 3_000;

export interface DaysToFold {
  readonly from: Day;
  readonly to: Day;
  /** Blocks that stay: of their questions only what came after them is folded. */
  readonly after: readonly AnswerBlock[];
}

/**
 * Makes blocks of the answers of days that are over, one after the other, until there is nothing left or it has become
 * much; answers the last day that is done, which is the one before `from` where there was none.
 */
export async function foldDays(scope: OrganizationScope, { from, to, after }: DaysToFold): Promise<Day> {
  if (from > to) return addDays(from, -1);
  const closedTo = new Map(after.map((block) => [keyOf(block), block.day]));
  const waiting = await listTails(scope);
  let tails: readonly AnswerTail[] = waiting;
  let taken = 0;
  let day = from;
  for (; ; day = addDays(day, 1)) {
    const answers = await listAnswersOf(scope, day);
    taken += answers.length;
    if (answers.length > 0) {
      const answered = answers.filter((answer) => day > (closedTo.get(keyOf(answer)) ?? ''));
      const folded = foldDay(tails, answered, day);
      await insertBlocks(scope, folded.blocks);
      await addLessonAnswers(scope, day);
      tails = folded.tails;
    }
    if (day === to || taken >= ANSWERS_AT_ONCE) break;
  }
  await replaceTails(scope, waiting, tails);
  return day;
}
