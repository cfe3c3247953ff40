import type { Answer, Key, Question, QuestionType, ShownQuestion } from '../question-types.ts';
import { calculatedRules } from './calculated.ts';
import { categoriesRules } from './categories.ts';
import { fillInTheBlankRules } from './fill-in-the-blank.ts';
import { imageHotspotRules } from './image-hotspot.ts';
import { matchingRules } from './matching.ts';
import { multipleChoiceRules } from './multiple-choice.ts';
import { numericRules } from './numeric.ts';
import { orderingRules } from './ordering.ts';
import type { Arrangement, Draw, FindPicture, Mark, QuestionRules } from './question-rules.ts';
import { shortTextRules } from './short-text.ts';
import { imageChoiceRules, singleChoiceRules } from './single-choice.ts';
import { trueFalseRules } from './true-false.ts';

/** The table of what the server knows of each type. */
const rules: { readonly [T in QuestionType]: QuestionRules<T> } = {
  single_choice: singleChoiceRules,
  multiple_choice: multipleChoiceRules,
  true_false: trueFalseRules,
  ordering: orderingRules,
  matching: matchingRules,
  categories: categoriesRules,
  fill_in_the_blank: fillInTheBlankRules,
  numeric: numericRules,
  calculated: calculatedRules,
  image_hotspot: imageHotspotRules,
  image_choice: imageChoiceRules,
  short_text: shortTextRules,
};

/**
 * The rules of a question's own type. The one cast between the table and a question whose type is known at run time
 * only.
 */
function rulesOf(question: Question): QuestionRules<QuestionType> {
  return rules[question.type] as unknown as QuestionRules<QuestionType>;
}

export function arrange(question: Question, draw: Draw, drawOptions: Draw): Arrangement {
  return rulesOf(question).arrange(question, draw, drawOptions);
}

/** A question as a learner sees it. */
export function show(question: Question, arrangement: Arrangement, findPicture: FindPicture): ShownQuestion {
  const { id, difficulty, image, alternative = '' } = question;
  const prompt = worded(question, question.prompt, arrangement);
  const head = { id, prompt, difficulty, image: image ? { ...findPicture(image), alternative } : null };
  return { ...head, ...rulesOf(question).show(question, arrangement, findPicture) } as ShownQuestion;
}

function worded(question: Question, text: string, arrangement: Arrangement): string {
  return rulesOf(question).word?.(question, text, arrangement) ?? text;
}

/** Why the right answer is right, with what was drawn for this attempt; null where the author says nothing. */
export function explain(question: Question, arrangement: Arrangement): string | null {
  return question.explanation === undefined ? null : worded(question, question.explanation, arrangement);
}

/** The answer with the author's numbers; null when it does not belong to this question. */
export function normalizeAnswer(question: Question, answer: Answer, arrangement: Arrangement): Answer | null {
  return answer.type === question.type ? rulesOf(question).normalize(answer, arrangement, question) : null;
}

export function present(question: Question, answer: Answer, arrangement: Arrangement): Answer {
  return rulesOf(question).present(answer, arrangement);
}

/** No answer, or one in which nothing was chosen or written. */
export function isBlank(question: Question, answer: Answer | null): boolean {
  return answer === null || answer.type !== question.type || rulesOf(question).isBlank(answer);
}

/** What an answer with the author's numbers is worth by the author's key. A blank one earns nothing. */
export function mark(question: Question, answer: Answer | null, findPicture: FindPicture): Mark {
  if (answer === null || isBlank(question, answer))
    return { credit: 0, markedBy: question.type === 'short_text' ? 'keywords' : 'key' };
  return rulesOf(question).mark(question, answer, findPicture);
}

export function reveal(question: Question, arrangement: Arrangement, answer: Answer | null): Key {
  return rulesOf(question).reveal(question, arrangement, answer);
}

/** The answer in words; null when there is none. */
export function describe(question: Question, answer: Answer | null): string | null {
  return answer === null || isBlank(question, answer) ? null : rulesOf(question).describe(question, answer);
}

/** The right answer in words; of a question whose numbers are drawn, those of `arrangement` where it is given. */
export function describeKey(question: Question, arrangement?: Arrangement): string {
  return rulesOf(question).describeKey(question, arrangement);
}
