import type { Answer, Key, QuestionType, ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import type { AnswerProps } from './answer-props.ts';
import { CalculatedAnswer } from './numbers/calculated-answer.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import { FillInAnswer } from './fill-in-answer.tsx';
import { HotspotAnswer } from './hotspot-answer.tsx';
import { ImageChoiceAnswer } from './image-choice-answer.tsx';
import { NumericAnswer } from './numbers/numeric-answer.tsx';
import { ShortTextAnswer } from './short-text-answer.tsx';
import { TrueFalseAnswer } from './true-false-answer.tsx';

/** What is dragged comes with the first question that needs it. */
const loads = {
  ordering: () => import('./ordering-answer.tsx').then((m) => ({ default: m.OrderingAnswer })),
  matching: () => import('./matching-answer.tsx').then((m) => ({ default: m.MatchingAnswer })),
  categories: () => import('./categories-answer.tsx').then((m) => ({ default: m.CategoriesAnswer })),
};

/** Loads what a question of this type will need, so that it is there when its turn comes. */
export function preloadAnswer(type: QuestionType): void {
  // A load that fails is tried again when the question is shown, and told there.
  if (type in loads) void loads[type as keyof typeof loads]().catch(() => undefined);
}

/** The table of parts, by type of question. */
const parts: {
  readonly [T in QuestionType]: ComponentType<AnswerProps<T>> | LazyExoticComponent<ComponentType<AnswerProps<T>>>;
} = {
  single_choice: ChoiceAnswer,
  multiple_choice: ChoiceAnswer,
  true_false: TrueFalseAnswer,
  ordering: lazy(loads.ordering),
  matching: lazy(loads.matching),
  categories: lazy(loads.categories),
  fill_in_the_blank: FillInAnswer,
  numeric: NumericAnswer,
  calculated: CalculatedAnswer,
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
  /** The learner said that they don't know. */
  isUnknown?: boolean;
}

/**
 * Where a question is answered, and where its key is shown afterwards. One cast: an answer and a key are of the type
 * of their question.
 */
export function AnswerPart(props: AnswerPartProps) {
  const Part = parts[props.question.type] as unknown as ComponentType<AnswerPartProps>;
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <Part {...props} />
    </Suspense>
  );
}
