import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionType } from '@snapwell/contract/quizzes/question-types';
import {
  ArrowDownWideNarrow,
  Calculator,
  CircleCheck,
  Columns2,
  Hash,
  Images,
  ListChecks,
  type LucideIcon,
  MousePointerClick,
  PenLine,
  SquareSplitHorizontal,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react';

/** What an author calls each type. */
export const KINDS: Record<QuestionType, { label: MessageDescriptor; detail: MessageDescriptor; icon: LucideIcon }> = {
  single_choice: { label: msg`One answer`, detail: msg`One option is right.`, icon: CircleCheck },
  multiple_choice: { label: msg`Several answers`, detail: msg`One or more options are right.`, icon: ListChecks },
  true_false: { label: msg`True or false`, detail: msg`A statement that holds or doesn't.`, icon: ToggleLeft },
  ordering: { label: msg`In order`, detail: msg`Steps to be put in order.`, icon: ArrowDownWideNarrow },
  matching: { label: msg`Pairs`, detail: msg`Each on the left belongs to one on the right.`, icon: Columns2 },
  categories: {
    label: msg`Categories`,
    detail: msg`Each belongs into one of some boxes.`,
    icon: SquareSplitHorizontal,
  },
  fill_in_the_blank: { label: msg`Blanks`, detail: msg`Words missing from a text.`, icon: TextCursorInput },
  numeric: { label: msg`A number`, detail: msg`A number, with how far off it may be.`, icon: Hash },
  calculated: {
    label: msg`A calculation`,
    detail: msg`Numbers drawn anew for each attempt.`,
    icon: Calculator,
  },
  image_hotspot: {
    label: msg`Point at the picture`,
    detail: msg`Places to be found in a picture.`,
    icon: MousePointerClick,
  },
  image_choice: { label: msg`Choose a picture`, detail: msg`One picture of some is right.`, icon: Images },
  short_text: {
    label: msg`In their own words`,
    detail: msg`Some sentences, marked by ideas and a rubric.`,
    icon: PenLine,
  },
};
