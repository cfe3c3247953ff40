// What several formats say alike: weighted answers with feedback, and which of our types they make.
import { isLike } from '@snapwell/contract/quizzes/marking/folding';
import type { Candidate, QuestionPosition, QuestionCollector } from './question-collector.ts';

/** One answer of another system: what it is worth, from -100 to 100, and what is said to it. */
export interface WeightedAnswer {
  readonly text: string;
  readonly weight: number;
  readonly feedback: string;
}

/** What a question of another system has besides its answers. */
export interface QuestionHead {
  readonly prompt: string;
  readonly image?: string | undefined;
  readonly alternative?: string | undefined;
  readonly explanation: string;
  readonly tags?: readonly string[];
}

const FULL = 99.5;

/** A choice of one: whoever has most weight is right. */
export function toSingleChoice(
  collector: QuestionCollector,
  place: QuestionPosition,
  head: QuestionHead,
  answers: readonly WeightedAnswer[],
): Candidate | null {
  const best = Math.max(...answers.map(({ weight }) => weight));
  const rights = answers.filter(({ weight }) => weight === best);
  if (!(best > 0) || rights.length !== 1) {
    collector.refuse(
      place,
      best > 0 ? 'Several answers are right, but only one can be chosen.' : 'No answer is right.',
    );
    return null;
  }
  if (best < FULL) collector.change(place, `The best answer was worth ${best}%. Here it is worth everything.`);
  for (const { text, weight } of answers)
    if (weight > 0 && weight < best)
      collector.change(place, `'${text}' was worth ${weight}%. Here a choice of one is right or wrong.`);
  if (answers.some(({ weight }) => weight < 0))
    collector.change(place, 'A wrong answer took marks away. Here it gives none.');
  return { type: 'single_choice', ...head, options: optionsOf(answers, (answer) => answer === rights[0]) };
}

/** A choice of several: all with a positive weight are right. */
export function toMultipleChoice(
  collector: QuestionCollector,
  place: QuestionPosition,
  head: QuestionHead,
  answers: readonly WeightedAnswer[],
): Candidate | null {
  const rights = answers.map(({ weight }) => weight).filter((weight) => weight > 0);
  const whole = rights.reduce((sum, weight) => sum + weight, 0);
  const wrongs = answers
    .map(({ weight }) => weight)
    .filter((weight) => !(weight > 0))
    .map((weight) => (weight / whole) * 100);
  if (rights.length === 0) {
    collector.refuse(place, 'No answer is right.');
    return null;
  }
  if (wrongs.length === 0) {
    collector.refuse(place, 'All answers are right: who ticks everything would win.');
    return null;
  }
  if (Math.max(...rights) - Math.min(...rights) > 1)
    collector.change(place, 'The right answers had different weights. Here each counts the same.');
  // Each wrong tick takes its share of the whole off here: what says the same needs no note.
  if (wrongs.some((weight) => weight < 0 && Math.abs(weight + 100 / wrongs.length) > 1))
    collector.change(
      place,
      `Wrong answers took ${described(wrongs)} off. Here each takes ${percent(100 / wrongs.length)} off.`,
    );
  return { type: 'multiple_choice', ...head, options: optionsOf(answers, ({ weight }) => weight > 0) };
}

const percent = (share: number) => `${Math.round(share)}%`;
const described = (weights: readonly number[]) =>
  [...new Set(weights.filter((weight) => weight < 0).map((weight) => percent(-weight)))].join(' or ');

interface PictureAnswer extends WeightedAnswer {
  readonly pictures: readonly { readonly path: string; readonly alternative: string }[];
}

/** A choice of one picture. Each answer has one. */
export function toPictureChoice(
  collector: QuestionCollector,
  place: QuestionPosition,
  head: QuestionHead,
  answers: readonly PictureAnswer[],
): Candidate | null {
  const candidate = toSingleChoice(collector, place, head, answers);
  const best = Math.max(...answers.map(({ weight }) => weight));
  const described = answers.map(({ pictures, text }) => [pictures[0]!.alternative, text].filter(Boolean).join(': '));
  if (candidate && described.includes(''))
    collector.change(place, 'Pictures without a description are numbered. Describe them, for those who cannot see.');
  const options = answers.map(({ pictures, weight, feedback }, i) => ({
    image: pictures[0]!.path,
    alternative: described[i] || `Picture ${i + 1}`,
    correct: weight === best,
    ...(feedback && { why: feedback }),
  }));
  return candidate && { ...candidate, type: 'image_choice', options };
}

function optionsOf(answers: readonly WeightedAnswer[], isRight: (answer: WeightedAnswer) => boolean) {
  return answers.map((answer) => ({
    text: answer.text,
    correct: isRight(answer),
    ...(answer.feedback && { why: answer.feedback }),
  }));
}

/**
 * Written words: those with full weight are accepted. `text` holds `{{answer}}`; without it the whole answer is the
 * blank.
 */
export function toWritten(
  collector: QuestionCollector,
  place: QuestionPosition,
  { text = '{{answer}}', ...head }: QuestionHead & { text?: string },
  answers: readonly WeightedAnswer[],
): Candidate | null {
  const rights = answers.filter(({ weight }) => weight >= FULL);
  if (rights.length === 0) {
    collector.refuse(place, 'No answer is worth everything.');
    return null;
  }
  if (rights.some((answer) => answer.text.trim() === '*')) {
    collector.refuse(place, "Any answer is right ('*').");
    return null;
  }
  for (const note of partlyRight(answers)) collector.change(place, note);
  noteFeedback(collector, place, answers);
  return {
    type: 'fill_in_the_blank',
    ...head,
    text: text.replaceAll(/\{\{(?!answer\}\})/g, '{ {'),
    blanks: { answer: { accept: rights.map((answer) => asTyped(answer.text)) } },
  };
}

/** What has to be typed has no marks. */
const asTyped = (text: string) => text.replaceAll(/\\([~^$])/g, '$1');

/** Names the answers that were worth something, and are worth nothing here. */
export function partlyRight(answers: readonly Pick<WeightedAnswer, 'text' | 'weight'>[]): string[] {
  const rights = answers.filter(({ weight }) => weight >= FULL);
  const lost = answers.filter(
    ({ text, weight }) => weight > 0 && weight < FULL && !rights.some((right) => isLike(text, right.text)),
  );
  return lost.map(({ text, weight }) => `'${text}' was worth ${Math.round(weight)}%. Here it is wrong.`);
}

/**
 * What is said to one answer is meant for who gave it. Where a type has no place for that it is left out: in the
 * explanation everybody would read it.
 */
export function noteFeedback(
  collector: QuestionCollector,
  place: QuestionPosition,
  answers: readonly { text: string; feedback: string }[],
): void {
  for (const { text, feedback } of answers)
    if (feedback !== '')
      collector.change(
        place,
        text.trim() === '*' || text.trim() === ''
          ? 'Left out: what was said to every other answer.'
          : `Left out: what was said to the answer '${text.trim()}'.`,
      );
}

/** Why a question for a number cannot be taken over, by how many of its numbers have the full mark. */
export function whyNoNumber(fullMarks: number): string {
  if (fullMarks === 0) return 'No number is worth everything: give one the full mark of 100%.';
  return fullMarks > 1
    ? 'Several numbers are right. A number question here has one, with a tolerance.'
    : 'The number cannot be read.';
}
