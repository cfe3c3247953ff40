import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AttemptQuestion } from '@snapwell/contract/quizzes/attempt.schemas';
import { join } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aQuizFile, aQuizPlace, giveQuiz } from '#testing/quiz-places.ts';
import { taking, threeStatements, truth } from '#testing/take-quiz.ts';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';

test('nothing can be made final that holds no answer', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { start, save } = taking(ask, place.ada, place);
  const { id } = await start();
  expect((await save(id, 'q-1', { answer: null, is_final: true })).status).toBe(400);
});

test('starting twice, also at once, is one attempt that looks the same everywhere', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world);
  const { start } = taking(ask, place.ada, place);
  const attempts = await Promise.all(Array.from({ length: 6 }, () => start()));
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
  expect(new Set(attempts.map(({ questions }) => JSON.stringify(questions))).size).toBe(1);
});

test('changes may come late, twice and out of order: the one made last is kept', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { start, save } = taking(ask, place.ada, place);
  const { id } = await start();
  clock.set('2026-03-02T10:05:00Z');
  const at = (second: number) => `2026-03-02T10:00:${String(second).padStart(2, '0')}.000Z`;
  await save(id, 'q-1', { answer: truth(true), changed_at: at(30) });
  await save(id, 'q-1', { answer: truth(false), changed_at: at(20) });
  const repeated = await save(id, 'q-1', { answer: truth(false), changed_at: at(20) });
  expect(repeated.body.question).toMatchObject({ answer: { value: true }, changed_at: at(30) });
  const taken = await save(id, 'q-1', { answer: null, changed_at: at(40) });
  expect(taken.body.question).toMatchObject({ answer: null });
});

test('a device whose clock is ahead cannot shut the others out', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { start, save } = taking(ask, place.ada, place);
  const { id } = await start();
  await save(id, 'q-1', { answer: truth(true), changed_at: '2030-01-01T00:00:00.000Z' });
  clock.set('2026-03-02T10:00:05Z');
  expect(
    (await save(id, 'q-1', { answer: truth(false), changed_at: '2026-03-02T10:00:04.000Z' })).body.question.answer,
  ).toMatchObject({ value: false });
});

test('the clock is the server’s: time left is told, and answers that come too late do not count', async ({
  ask,
  server,
  clock,
}) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, { time_limit: 10 }, threeStatements);
  const { start, save } = taking(ask, place.ada, place);
  const { id, clock: first } = await start();
  expect(first).toEqual({
    now: '2026-03-02T10:00:00.000Z',
    deadline_at: '2026-03-02T10:10:00.000Z',
    remaining_ms: 600_000,
  });
  clock.set('2026-03-02T10:07:30Z');
  expect((await start()).clock.remaining_ms).toBe(150_000);
  expect(
    (await save(id, 'q-1', { answer: truth(true), changed_at: '2026-03-02T10:07:00.000Z' })).body.clock.remaining_ms,
  ).toBe(150_000);
  clock.set('2026-03-02T10:10:02Z');
  const late = await save(id, 'q-2', { answer: truth(true), changed_at: '2026-03-02T10:09:00.000Z' });
  expect([late.status, late.body.code]).toEqual([409, 'attempt_finished']);
  const { body } = await ask(place.ada, 'GET', `${place.quiz}/results`);
  expect(body.attempt).toMatchObject({
    finished_by: 'clock',
    finished_at: '2026-03-02T10:10:00.000Z',
    score: 33,
    correct_answers: 1,
  });
  expect(body.questions.find(({ question }: AttemptQuestion) => question.id === 'q-2').verdict.is_blank).toBe(true);
});

test('attempts are limited, and must lie apart, where the author says so', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, { attempts: 2, delay: 60 }, threeStatements);
  const { take } = taking(ask, place.ada, place);
  const begin = () => ask(place.ada, 'POST', `${place.quiz}/attempts`, {});
  await take({ 'q-1': truth(true) });
  expect((await begin()).body.code).toBe('attempt_too_soon');
  expect((await ask(place.ada, 'GET', place.quiz)).body).toMatchObject({
    attempts_used: 1,
    attempts_left: 1,
    next_attempt_at: '2026-03-02T11:00:00.000Z',
  });
  clock.set('2026-03-02T11:00:01Z');
  await take({ 'q-1': truth(true), 'q-2': truth(true), 'q-3': truth(true) });
  clock.set('2026-03-02T13:00:00Z');
  expect((await begin()).body.code).toBe('no_attempts_left');
  expect((await ask(place.ada, 'GET', place.quiz)).body).toMatchObject({
    attempts_left: 0,
    next_attempt_at: null,
    best_score: 100,
    // Ten for each of three right answers, fifty for all of them.
    points_most: 80,
  });
});

test('an attempt keeps to the version it began with', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { start, save, finish } = taking(ask, place.ada, place);
  const { id } = await start();
  const edited = threeStatements.map((question) =>
    aQuestion('true_false', { id: question.id, prompt: 'Quite another statement.', answer: false }),
  );
  await giveQuiz(server.world, place.orgId, aQuizFile({}, edited));
  const attempt = await start();
  expect(attempt.id).toBe(id);
  expect(attempt.questions[0]!.question.prompt).toMatch(/^Statement/);
  for (const { question } of attempt.questions) await save(id, question.id, { answer: truth(true) });
  expect((await finish(id)).body.results.attempt.score).toBe(100);
  expect((await start()).questions[0]!.question.prompt).toBe('Quite another statement.');
});

test('ten requests to finish are one mark and one payment', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { start, save, finish } = taking(ask, place.ada, place);
  const { id } = await start();
  await save(id, 'q-1', { answer: truth(true) });
  const answers = await Promise.all(Array.from({ length: 10 }, () => finish(id)));
  expect(answers.filter(({ body }) => body.awards.length > 0)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.results.points_gained))).toEqual(new Set([10]));
});

test('nobody sees or touches the attempt of another', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { id } = await taking(ask, place.ada, place).start();
  const eve = await aPerson(server.world.db, { name: 'Eve Moreau' });
  await join(server.world.db, eve, place.orgId);
  const byEve = taking(ask, eve, place);
  expect((await ask(eve, 'GET', `${place.quiz}/attempts/${id}`)).status).toBe(404);
  expect((await byEve.save(id, 'q-1', { answer: truth(true) })).status).toBe(404);
  expect((await byEve.finish(id)).status).toBe(404);
  expect((await ask(eve, 'GET', `${place.quiz}/results?attempt_id=${id}`)).status).toBe(404);
});

test('an answer must belong to its question', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world);
  const { start, save } = taking(ask, place.ada, place);
  const { id } = await start();
  expect((await save(id, 'single-choice', { answer: truth(true) })).status).toBe(400);
  expect((await save(id, 'single-choice', { answer: { type: 'single_choice', chosen: 40 } })).status).toBe(400);
  expect((await save(id, 'no-such-question', { answer: truth(true) })).status).toBe(404);
  expect((await save(randomUUID(), 'single-choice', { answer: null })).status).toBe(404);
});
