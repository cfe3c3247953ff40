import { z } from 'zod';
import * as arrangements from './question-types/arrangements.ts';
import * as calculated from './question-types/calculated.ts';
import * as choices from './question-types/choices.ts';
import * as hotspot from './question-types/image-hotspot.ts';
import * as written from './question-types/written.ts';

/**
 * The table of question types. `question` is what an author writes, with the key; `shown` what a learner sees of it;
 * `answer` what they give; `key` what they see once the answer is final. Player, marker, editor and importers go by
 * this table.
 */
export const questionTypes = {
  single_choice: {
    label: 'Single choice',
    question: choices.singleChoice,
    shown: choices.shownSingleChoice,
    answer: choices.singleChoiceAnswer,
    key: choices.singleChoiceKey,
  },
  multiple_choice: {
    label: 'Multiple choice',
    question: choices.multipleChoice,
    shown: choices.shownMultipleChoice,
    answer: choices.multipleChoiceAnswer,
    key: choices.multipleChoiceKey,
  },
  true_false: {
    label: 'True or false',
    question: choices.trueFalse,
    shown: choices.shownTrueFalse,
    answer: choices.trueFalseAnswer,
    key: choices.trueFalseKey,
  },
  ordering: {
    label: 'Ordering',
    question: arrangements.orderingQuestion,
    shown: arrangements.shownOrdering,
    answer: arrangements.orderingAnswer,
    key: arrangements.orderingKey,
  },
  matching: {
    label: 'Matching',
    question: arrangements.matchingQuestion,
    shown: arrangements.shownMatching,
    answer: arrangements.matchingAnswer,
    key: arrangements.matchingKey,
  },
  categories: {
    label: 'Categories',
    question: arrangements.categoriesQuestion,
    shown: arrangements.shownCategories,
    answer: arrangements.categoriesAnswer,
    key: arrangements.categoriesKey,
  },
  fill_in_the_blank: {
    label: 'Fill in the blank',
    question: written.fillInTheBlank,
    shown: written.shownFillInTheBlank,
    answer: written.fillInTheBlankAnswer,
    key: written.fillInTheBlankKey,
  },
  numeric: {
    label: 'Number',
    question: written.numeric,
    shown: written.shownNumeric,
    answer: written.numericAnswer,
    key: written.numericKey,
  },
  calculated: {
    label: 'Calculation',
    question: calculated.calculated,
    shown: calculated.shownCalculated,
    answer: calculated.calculatedAnswer,
    key: calculated.calculatedKey,
  },
  image_hotspot: {
    label: 'Point at the picture',
    question: hotspot.imageHotspot,
    shown: hotspot.shownImageHotspot,
    answer: hotspot.imageHotspotAnswer,
    key: hotspot.imageHotspotKey,
  },
  image_choice: {
    label: 'Choose a picture',
    question: choices.imageChoice,
    shown: choices.shownImageChoice,
    answer: choices.imageChoiceAnswer,
    key: choices.imageChoiceKey,
  },
  short_text: {
    label: 'Short text',
    question: written.shortText,
    shown: written.shownShortText,
    answer: written.shortTextAnswer,
    key: written.shortTextKey,
  },
} as const;

export type QuestionType = keyof typeof questionTypes;
export const questionTypeNames = Object.keys(questionTypes) as QuestionType[];
export const questionType = z.enum(questionTypeNames as [QuestionType, ...QuestionType[]]);

type Types = typeof questionTypes;
/**
 * A question with its key, as its author wrote it. It never leaves the server in this form before an answer is final.
 */
export type QuestionOf<T extends QuestionType> = z.output<Types[T]['question']>;
export type ShownOf<T extends QuestionType> = z.output<Types[T]['shown']>;
export type AnswerOf<T extends QuestionType> = z.output<Types[T]['answer']>;
export type KeyOf<T extends QuestionType> = z.output<Types[T]['key']>;
export type Question = { [T in QuestionType]: QuestionOf<T> }[QuestionType];
export type ShownQuestion = { [T in QuestionType]: ShownOf<T> }[QuestionType];
export type Answer = { [T in QuestionType]: AnswerOf<T> }[QuestionType];
export type Key = { [T in QuestionType]: KeyOf<T> }[QuestionType];

export const question = z.discriminatedUnion('type', [
  choices.singleChoice,
  choices.multipleChoice,
  choices.trueFalse,
  arrangements.orderingQuestion,
  arrangements.matchingQuestion,
  arrangements.categoriesQuestion,
  written.fillInTheBlank,
  written.numeric,
  calculated.calculated,
  hotspot.imageHotspot,
  choices.imageChoice,
  written.shortText,
]);
export const shownQuestion = z.discriminatedUnion('type', [
  choices.shownSingleChoice,
  choices.shownMultipleChoice,
  choices.shownTrueFalse,
  arrangements.shownOrdering,
  arrangements.shownMatching,
  arrangements.shownCategories,
  written.shownFillInTheBlank,
  written.shownNumeric,
  calculated.shownCalculated,
  hotspot.shownImageHotspot,
  choices.shownImageChoice,
  written.shownShortText,
]);
export const answer = z.discriminatedUnion('type', [
  choices.singleChoiceAnswer,
  choices.multipleChoiceAnswer,
  choices.trueFalseAnswer,
  arrangements.orderingAnswer,
  arrangements.matchingAnswer,
  arrangements.categoriesAnswer,
  written.fillInTheBlankAnswer,
  written.numericAnswer,
  calculated.calculatedAnswer,
  hotspot.imageHotspotAnswer,
  choices.imageChoiceAnswer,
  written.shortTextAnswer,
]);
export const key = z.discriminatedUnion('type', [
  choices.singleChoiceKey,
  choices.multipleChoiceKey,
  choices.trueFalseKey,
  arrangements.orderingKey,
  arrangements.matchingKey,
  arrangements.categoriesKey,
  written.fillInTheBlankKey,
  written.numericKey,
  calculated.calculatedKey,
  hotspot.imageHotspotKey,
  choices.imageChoiceKey,
  written.shortTextKey,
]);
