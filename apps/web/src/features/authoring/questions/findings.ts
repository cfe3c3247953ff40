import type { Question } from '@snapwell/contract/quizzes/question-types';
import type { WritingContext, WritingFinding } from '@snapwell/contract/library/writing-rules/finding';
import { checkQuestionWriting } from '@snapwell/contract/library/writing-rules/stem-rules';

const known = new WeakMap<WritingContext, WeakMap<Question, readonly WritingFinding[]>>();

/** What would make a question better. Of one that was not changed it is known already: a quiz may have hundreds. */
export function findingsIn(question: Question, context: WritingContext): readonly WritingFinding[] {
  let ofContext = known.get(context);
  if (!ofContext) known.set(context, (ofContext = new WeakMap()));
  let findings = ofContext.get(question);
  if (!findings) ofContext.set(question, (findings = checkQuestionWriting(question, context)));
  return findings;
}

/** How many notes a question has. One that is not begun has none. */
export const countFindings = (question: Question, context: WritingContext): number =>
  question.prompt.trim() === '' ? 0 : findingsIn(question, context).length;
