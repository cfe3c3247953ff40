import type { AnswerOf, KeyOf, QuestionType, ShownOf } from '@snapwell/contract/quizzes/question-types';

/** What the part for a type of question gets. Once there is a key the answer is final: it is shown, not asked for. */
export interface AnswerProps<T extends QuestionType> {
  readonly question: ShownOf<T>;
  readonly answer: AnswerOf<T> | null;
  readonly onAnswer: (answer: AnswerOf<T> | null) => void;
  readonly answerKey: KeyOf<T> | null;
  /** Of the whole answer, once it is final. */
  readonly isRight: boolean | null;
  /** The learner said that they don't know: the right answer is shown, and nothing is judged. */
  readonly isUnknown?: boolean;
}
