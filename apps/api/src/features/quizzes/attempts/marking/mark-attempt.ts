import type { Question } from '@snapwell/contract/quizzes/question-types';
import { describe, isBlank, mark } from '@snapwell/contract/quizzes/question-rules/all-types';
import type { FindPicture } from '@snapwell/contract/quizzes/question-rules/question-rules';
import type { AnswerRow, Mark } from '../state/answers.repository.ts';

/** A mark of a language model, given for exactly this text. */
export interface ModelMark {
  readonly text: string;
  readonly credit: number;
  readonly reason: string;
  readonly evidence: readonly string[];
}

/** What an answer is worth. A mark that a person gave stays; a model's counts for the very text it read. */
export function markAnswer(
  question: Question,
  row: Pick<AnswerRow, 'answer'> | null,
  findPicture: FindPicture,
  model?: ModelMark,
): Mark {
  const answer = row?.answer ?? null;
  const blank = isBlank(question, answer);
  const answerText = describe(question, answer);
  if (!blank && model && answer?.type === 'short_text' && answer.text === model.text) {
    return {
      credit: model.credit,
      isBlank: false,
      markedBy: 'model',
      reason: model.reason,
      evidence: model.evidence,
      answerText,
    };
  }
  const { credit, markedBy, evidence = [] } = mark(question, answer, findPicture);
  return { credit, isBlank: blank, markedBy, reason: null, evidence, answerText };
}
