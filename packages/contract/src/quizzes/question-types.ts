import { z } from 'zod';
import { categoriesQuestion, matchingQuestion, orderingQuestion } from './question-types/arrangements.ts';
import { imageChoice, multipleChoice, singleChoice, trueFalse } from './question-types/choices.ts';
import { imageHotspot } from './question-types/image-hotspot.ts';
import { fillInTheBlank, numeric, shortText } from './question-types/written.ts';

/** The table of question types: what an author writes, with the key. Player, marker, editor and importers go by it. */
export const questionTypes = {
  single_choice: { label: 'Single choice', question: singleChoice },
  multiple_choice: { label: 'Multiple choice', question: multipleChoice },
  true_false: { label: 'True or false', question: trueFalse },
  ordering: { label: 'Ordering', question: orderingQuestion },
  matching: { label: 'Matching', question: matchingQuestion },
  categories: { label: 'Categories', question: categoriesQuestion },
  fill_in_the_blank: { label: 'Fill in the blank', question: fillInTheBlank },
  numeric: { label: 'Number', question: numeric },
  image_hotspot: { label: 'Point at the picture', question: imageHotspot },
  image_choice: { label: 'Choose a picture', question: imageChoice },
  short_text: { label: 'Short text', question: shortText },
} as const;

export type QuestionType = keyof typeof questionTypes;

export const question = z.discriminatedUnion('type', [
  singleChoice,
  multipleChoice,
  trueFalse,
  orderingQuestion,
  matchingQuestion,
  categoriesQuestion,
  fillInTheBlank,
  numeric,
  imageHotspot,
  imageChoice,
  shortText,
]);
/** A question with its key, as its author wrote it. It never leaves the server in this form. */
export type Question = z.output<typeof question>;
