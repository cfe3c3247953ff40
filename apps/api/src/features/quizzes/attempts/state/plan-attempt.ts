import type { Question } from '@snapwell/contract/quizzes/question-types';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import type { AttemptPlan } from '#features/quizzes/quizzes.tables.ts';
import { arrange } from '@snapwell/contract/quizzes/question-rules/all-types';
import { type Random, shuffled } from '#features/quizzes/shuffle.ts';
import type { Draw, FindPicture, Picture } from '@snapwell/contract/quizzes/question-rules/question-rules';

/** Draws the questions and every order. `only` limits them to those questions. */
export function planAttempt(body: QuizBody, random: Random, only?: ReadonlySet<string>): AttemptPlan['questions'] {
  const draw: Draw = (count) => shuffled([...Array(count).keys()], random);
  const asWritten: Draw = (count) => [...Array(count).keys()];
  const drawOptions = body.shuffle ? draw : asWritten;
  return pickQuestions(body, random, only).map((question) => ({
    id: question.id,
    arrangement: arrange(question, draw, drawOptions),
  }));
}

function pickQuestions(
  { questions, draw, shuffle }: QuizBody,
  random: Random,
  only: ReadonlySet<string> | undefined,
): Question[] {
  if (only) {
    const left = questions.filter(({ id }) => only.has(id));
    return shuffle ? shuffled(left, random) : left;
  }
  const mixed = shuffled(questions, random).slice(0, draw ?? questions.length);
  return shuffle ? mixed : questions.filter((question) => mixed.includes(question));
}

const NOWHERE: Picture = { url: '', width: null, height: null };

/** The pictures of a plan by the author's names. */
export const picturesOf =
  ({ pictures }: Pick<AttemptPlan, 'pictures'>): FindPicture =>
  (path) =>
    pictures[path] ?? NOWHERE;
