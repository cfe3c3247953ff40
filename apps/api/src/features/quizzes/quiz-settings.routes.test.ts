import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { expect } from 'vitest';
import { type Ask, test } from '#testing/api-test.ts';
import { aQuizPlace, type QuizPlace } from '#testing/quiz-places.ts';
import { taking, truth } from '#testing/take-quiz.ts';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';

const ten: Question[] = Array.from({ length: 10 }, (_, n) =>
  aQuestion('true_false', { id: `q-${n}`, prompt: `Statement ${n}.`, answer: true }),
);

/** A whole attempt by ada with so many right answers of the ten. */
async function takeWith(ask: Ask, place: QuizPlace, rights: number): Promise<QuizResults> {
  const answers = Object.fromEntries(ten.map(({ id }, n) => [id, truth(n < rights)]));
  return (await taking(ask, place.ada, place).take(answers)).results;
}

test.for([
  ['highest', 80],
  ['latest', 50],
  ['average', 60],
  ['first', 50],
] as const)('of several attempts the %s counts where the author says so', async ([counts, score], { ask, server }) => {
  const place = await aQuizPlace(server.world, { counts, pass_mark: 70 }, ten);
  for (const rights of [5, 8]) await takeWith(ask, place, rights);
  const last = await takeWith(ask, place, 5);
  expect(last.quiz).toMatchObject({ counted_score: score, best_score: 80, attempts_used: 3 });
  const content = await ask(place.ada, 'GET', `${place.api}/content/all-types`);
  // What was complete once stays so: after the second attempt the latest was good enough.
  expect(content.body.progress.is_completed).toBe(counts === 'highest' || counts === 'latest');
});

test('the pass mark decides, to the point, whether a quiz is passed and complete', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, { pass_mark: 70 }, ten);
  const isComplete = async () =>
    (await ask(place.ada, 'GET', `${place.api}/content/all-types`)).body.progress.is_completed;
  expect((await takeWith(ask, place, 6)).attempt).toMatchObject({ score: 60, is_passed: false });
  expect(await isComplete()).toBe(false);
  expect((await takeWith(ask, place, 7)).attempt).toMatchObject({ score: 70, is_passed: true });
  expect(await isComplete()).toBe(true);
});

test('questions come in the order of the author, or mixed', async ({ ask, server }) => {
  const orderIn = async (place: QuizPlace) => {
    const { questions } = await taking(ask, place.ada, place).start();
    return questions.map(({ question }) => question.id);
  };
  const own = ten.map(({ id }) => id);
  expect(await orderIn(await aQuizPlace(server.world, { shuffle: false }, ten))).toEqual(own);
  const mixed = await orderIn(await aQuizPlace(server.world, { shuffle: true }, ten));
  // One in three and a half million that they are mixed into the same order.
  expect(mixed).not.toEqual(own);
  expect(mixed.toSorted()).toEqual(own.toSorted());
});

test('how sure one is can be left unasked, and then it is not kept', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, { certainty: 'off' }, ten);
  const { start, save } = taking(ask, place.ada, place);
  const { id, settings } = await start();
  expect(settings.certainty).toBe('off');
  const saved = await save(id, 'q-1', { answer: truth(true), certainty: 'sure' });
  expect(saved.body.question.certainty).toBeNull();
});
