import type { Answer, Key, QuestionType, ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import type { ComponentType } from 'react';
import type { AnswerProps } from './answer-props.ts';
import { CategoriesAnswer } from './categories-answer.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import { FillInAnswer } from './fill-in-answer.tsx';
import { HotspotAnswer } from './hotspot-answer.tsx';
import { ImageChoiceAnswer } from './image-choice-answer.tsx';
import { MatchingAnswer } from './matching-answer.tsx';
import { NumericAnswer } from './numeric-answer.tsx';
import { OrderingAnswer } from './ordering-answer.tsx';
import { ShortTextAnswer } from './short-text-answer.tsx';
import { TrueFalseAnswer } from './true-false-answer.tsx';

/** The table of parts, by type of question. */
const parts: { readonly [T in QuestionType]: ComponentType<AnswerProps<T>> } = {
  single_choice: ChoiceAnswer,
  multiple_choice: ChoiceAnswer,
  true_false: TrueFalseAnswer,
  ordering: OrderingAnswer,
  matching: MatchingAnswer,
  categories: CategoriesAnswer,
  fill_in_the_blank: FillInAnswer,
  numeric: NumericAnswer,
  image_hotspot: HotspotAnswer,
  image_choice: ImageChoiceAnswer,
  short_text: ShortTextAnswer,
};

interface AnswerPartProps {
  question: ShownQuestion;
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
  /** Once the answer is final. */
  answerKey: Key | null;
  isRight: boolean | null;
}

/**
 * Where a question is answered, and where its key is shown afterwards. One cast: an answer and a key are of the type
 * of their question.
 */
export function AnswerPart(props: AnswerPartProps) {
  const Part = parts[props.question.type] as unknown as ComponentType<AnswerPartProps>;
  return <Part {...props} />;
}
