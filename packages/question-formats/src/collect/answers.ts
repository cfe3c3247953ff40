// What several formats say alike: weighted answers with feedback, and which of our types they make.
import { isLike } from '@snapwell/contract/quizzes/marking/folding';
import type { Candidate, Place, QuestionCollector } from './question-collector.ts';

/** One answer of another system: what it is worth, from -100 to 100, and what is said to it. */
export interface WeightedAnswer {
  readonly text: string;
  readonly weight: number;
  readonly feedback: string;
}

/** What a question of another system has besides its answers. */
export interface Head {
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
  place: Place,
  head: Head,
  answers: readonly WeightedAnswer[],
): Candidate | null {
  const best = Math.max(...answers.map(({ weight }) => weight));
  const rights = answers.filter(({ weight }) => weight === best);
  if (best <= 0 || rights.length !== 1) {
    collector.refuse(
      place,
      best <= 0 ? 'No answer is right.' : 'Several answers are right, but only one can be chosen.',
    );
    return null;
  }
  if (best < FULL) collector.change(place, `The best answer was worth ${best}%. Here it is worth everything.`);
  for (const { text, weight } of answers)
    if (weight > 0 && weight < best)
      collector.change(place, `'${text}' was worth ${weight}%. Here a choice of one is right or wrong.`);
  return { type: 'single_choice', ...head, options: optionsOf(answers, (answer) => answer === rights[0]) };
}

/** A choice of several: all with a positive weight are right. */
export function toMultipleChoice(
  collector: QuestionCollector,
  place: Place,
  head: Head,
  answers: readonly WeightedAnswer[],
): Candidate | null {
  const weights = answers.map(({ weight }) => weight).filter((weight) => weight > 0);
  if (weights.length === 0) {
    collector.refuse(place, 'No answer is right.');
    return null;
  }
  if (weights.length === answers.length) {
    collector.refuse(place, 'All answers are right: who ticks everything would win.');
    return null;
  }
  if (Math.max(...weights) - Math.min(...weights) > 1)
    collector.change(place, 'The right answers had different weights. Here each counts the same.');
  return { type: 'multiple_choice', ...head, options: optionsOf(answers, ({ weight }) => weight > 0) };
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
  place: Place,
  { text = '{{answer}}', ...head }: Head & { text?: string },
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
  const explanation = withFeedback(head.explanation, answers);
  return {
    type: 'fill_in_the_blank',
    ...head,
    explanation,
    text: text.replaceAll(/\{\{(?!answer\}\})/g, '{ {'),
    blanks: { answer: { accept: rights.map((answer) => answer.text) } },
  };
}

/** Names the answers that were worth something, and are worth nothing here. */
export function partlyRight(answers: readonly Pick<WeightedAnswer, 'text' | 'weight'>[]): string[] {
  const rights = answers.filter(({ weight }) => weight >= FULL);
  const lost = answers.filter(
    ({ text, weight }) => weight > 0 && weight < FULL && !rights.some((right) => isLike(text, right.text)),
  );
  return lost.map(({ text, weight }) => `'${text}' was worth ${Math.round(weight)}%. Here it is wrong.`);
}

/** What was said to single answers becomes part of the explanation. */
export function withFeedback(explanation: string, answers: readonly { text: string; feedback: string }[]): string {
  const lines = answers
    .filter(({ feedback }) => feedback !== '')
    .map(({ text, feedback }) => `${text.trim() === '*' ? 'Anything else' : text}: ${feedback}`);
  return [explanation, lines.join('\n')].filter(Boolean).join('\n\n');
}
