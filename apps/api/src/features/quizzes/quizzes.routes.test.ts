import { randomUUID } from 'node:crypto';
import type { Attempt, AttemptQuestion } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import { expect } from 'vitest';
import { join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { aQuizFile, aQuizPlace, giveQuiz, type QuizPlace, rightAnswerTo } from '#testing/quiz-places.ts';
import { aQuestion, oneOfEach } from './types/questions.factory.ts';

const all = oneOfEach();
const byId = new Map(all.map((question) => [question.id, question]));
const three: Question[] = [1, 2, 3].map((n) => aQuestion('true_false', { id: `q-${n}`, prompt: `Statement ${n}.`, answer: true }));
const truth = (value: boolean): Answer => ({ type: 'true_false', value });

interface Save {
  readonly answer: Answer | null;
  readonly certainty?: string;
  readonly is_final?: boolean;
  readonly changed_at?: string;
  readonly seconds?: number;
}

/** Somebody who takes a quiz. */
function taking(ask: Ask, person: Person, { quiz }: Pick<QuizPlace, 'quiz'>) {
  const start = async (mode = 'full') => (await ask(person, 'POST', `${quiz}/attempts`, { mode })).body as Attempt;
  const save = (attemptId: string, questionId: string, change: Save) =>
    ask(person, 'PUT', `${quiz}/attempts/${attemptId}/answers/${questionId}`, { changed_at: new Date().toISOString(), ...change });
  const finish = (attemptId: string) => ask(person, 'POST', `${quiz}/attempts/${attemptId}/submission`);
  /** A whole attempt with these answers, by the ids of the questions. */
  const take = async (answers: Record<string, Answer>, extra: Omit<Save, 'answer'> = {}) => {
    const { id } = await start();
    for (const [questionId, answer] of Object.entries(answers)) await save(id, questionId, { answer, ...extra });
    return (await finish(id)).body;
  };
  return { start, save, finish, take };
}

test('a quiz of every type, all right, is 100, pays once, and is complete', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world);
  const { start, save, finish } = taking(ask, place.ada, place);
  const attempt = await start();
  expect(attempt.questions.map(({ question }) => question.type).toSorted()).toEqual(all.map(({ type }) => type).toSorted());
  for (const { question } of attempt.questions) {
    const saved = await save(attempt.id, question.id, { answer: rightAnswerTo(question, byId.get(question.id)!), certainty: 'sure', is_final: true });
    expect(saved.body.question.verdict).toMatchObject({ credit: 1, is_right: true, explanation: 'Because.' });
  }
  const { body } = await finish(attempt.id);
  expect(body.award).toMatchObject({ points: 11 * 10 + 50, items: [{ source: 'quiz' }, { source: 'perfect_quiz' }] });
  expect(body.results).toMatchObject({
    attempt: { score: 100, is_passed: true, correct_answers: 11, total_questions: 11, finished_by: 'person' },
    points_gained: 160,
    points_open: { answers: 0, perfect: 0 },
    since_last: null,
    reviews: null,
  });
  const again = await finish(attempt.id);
  expect(again.body).toMatchObject({ award: null, results: { points_gained: 160 } });
  const content = await ask(place.ada, 'GET', `${place.api}/content/all-types`);
  expect(content.body.progress).toMatchObject({ is_completed: true, best_score: 100 });
});

test('no response carries anything of the key before an answer is final', async ({ ask, server }) => {
  const secrets = [
    '"is_right"',
    '"correct"',
    '"accept"',
    '"explanation"',
    '"key":{',
    'Because.',
    '"radius"',
    '"tolerance"',
    'sample_answer',
    'arrangement',
    'question_hash',
    'sealed',
    'keywords',
    'It says little about pain.',
    '60 min',
  ];
  const place = await aQuizPlace(server.world, { feedback: 'end' });
  const seen: string[] = [];
  const listening: Ask = async (...request) => {
    const answer = await ask(...request);
    seen.push(JSON.stringify(answer.body));
    return answer;
  };
  const { start, save } = taking(listening, place.ada, place);
  await listening(place.ada, 'GET', place.quiz);
  const attempt = await start();
  for (const { question } of attempt.questions) {
    await save(attempt.id, question.id, { answer: rightAnswerTo(question, byId.get(question.id)!), is_final: true });
    await listening(place.ada, 'PUT', `${place.quiz}/attempts/${attempt.id}/flags/${question.id}`, { is_flagged: true });
  }
  await listening(place.ada, 'GET', `${place.quiz}/attempts/${attempt.id}`);
  await listening(place.ada, 'GET', place.quiz);
  await listening(place.ada, 'GET', `${place.quiz}/results`);
  await listening(place.ada, 'GET', `${place.api}/content/all-types`);
  await listening(place.ada, 'GET', `${place.api}/search?q=PAINAD`);
  await listening(place.ada, 'GET', '/api/v1/users/me/export');
  await start();
  expect(seen.length).toBeGreaterThan(25);
  for (const text of seen) expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('where feedback comes after each answer, only the final one shows its key', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, three);
  const { start, save } = taking(ask, place.ada, place);
  const { id } = await start();
  const draft = await save(id, 'q-1', { answer: truth(false) });
  expect(draft.body.question).toMatchObject({ is_final: false, verdict: null });
  await save(id, 'q-1', { answer: truth(false), is_final: true });
  const attempt: Attempt = (await ask(place.ada, 'GET', `${place.quiz}/attempts/${id}`)).body;
  const verdictOf = (questionId: string) => attempt.questions.find(({ question }) => question.id === questionId)!.verdict;
  expect(verdictOf('q-1')).toMatchObject({ is_right: false, answer_text: 'False', right_text: 'True', comes_back_at: expect.any(String) });
  expect([verdictOf('q-2'), verdictOf('q-3')]).toEqual([null, null]);
  const late = await save(id, 'q-1', { answer: truth(true), is_final: true });
  expect(late.body.question).toMatchObject({ answer: { value: false }, verdict: { is_right: false } });
});

test('nothing can be made final that holds no answer', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, three);
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
  const place = await aQuizPlace(server.world, {}, three);
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
  const place = await aQuizPlace(server.world, {}, three);
  const { start, save } = taking(ask, place.ada, place);
  const { id } = await start();
  await save(id, 'q-1', { answer: truth(true), changed_at: '2030-01-01T00:00:00.000Z' });
  clock.set('2026-03-02T10:00:05Z');
  expect((await save(id, 'q-1', { answer: truth(false), changed_at: '2026-03-02T10:00:04.000Z' })).body.question.answer).toMatchObject({ value: false });
});

test('the clock is the server’s: time left is told, and answers that come too late do not count', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, { time_limit: 10 }, three);
  const { start, save } = taking(ask, place.ada, place);
  const { id, clock: first } = await start();
  expect(first).toEqual({ now: '2026-03-02T10:00:00.000Z', deadline_at: '2026-03-02T10:10:00.000Z', remaining_ms: 600_000 });
  clock.set('2026-03-02T10:07:30Z');
  expect((await start()).clock.remaining_ms).toBe(150_000);
  expect((await save(id, 'q-1', { answer: truth(true), changed_at: '2026-03-02T10:07:00.000Z' })).body.clock.remaining_ms).toBe(150_000);
  clock.set('2026-03-02T10:10:02Z');
  const late = await save(id, 'q-2', { answer: truth(true), changed_at: '2026-03-02T10:09:00.000Z' });
  expect([late.status, late.body.code]).toEqual([409, 'attempt_finished']);
  const { body } = await ask(place.ada, 'GET', `${place.quiz}/results`);
  expect(body.attempt).toMatchObject({ finished_by: 'clock', finished_at: '2026-03-02T10:10:00.000Z', score: 33, correct_answers: 1 });
  expect(body.questions.find(({ question }: AttemptQuestion) => question.id === 'q-2').verdict.is_blank).toBe(true);
});

test('attempts are limited, and must lie apart, where the author says so', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, { attempts: 2, delay: 60 }, three);
  const { take } = taking(ask, place.ada, place);
  const begin = () => ask(place.ada, 'POST', `${place.quiz}/attempts`, {});
  await take({ 'q-1': truth(true) });
  expect((await begin()).body.code).toBe('attempt_too_soon');
  expect((await ask(place.ada, 'GET', place.quiz)).body).toMatchObject({ attempts_used: 1, attempts_left: 1, next_attempt_at: '2026-03-02T11:00:00.000Z' });
  clock.set('2026-03-02T11:00:01Z');
  await take({ 'q-1': truth(true), 'q-2': truth(true), 'q-3': truth(true) });
  clock.set('2026-03-02T13:00:00Z');
  expect((await begin()).body.code).toBe('no_attempts_left');
  expect((await ask(place.ada, 'GET', place.quiz)).body).toMatchObject({ attempts_left: 0, next_attempt_at: null, best_score: 100 });
});

test('an attempt keeps to the version it began with', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, three);
  const { start, save, finish } = taking(ask, place.ada, place);
  const { id } = await start();
  const edited = three.map((question) => aQuestion('true_false', { id: question.id, prompt: 'Quite another statement.', answer: false }));
  await giveQuiz(server.world, place.orgId, aQuizFile({}, edited));
  const attempt = await start();
  expect(attempt.id).toBe(id);
  expect(attempt.questions[0]!.question.prompt).toMatch(/^Statement/);
  for (const { question } of attempt.questions) await save(id, question.id, { answer: truth(true) });
  expect((await finish(id)).body.results.attempt.score).toBe(100);
  expect((await start()).questions[0]!.question.prompt).toBe('Quite another statement.');
});

test('ten requests to finish are one mark and one payment', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, three);
  const { start, save, finish } = taking(ask, place.ada, place);
  const { id } = await start();
  await save(id, 'q-1', { answer: truth(true) });
  const answers = await Promise.all(Array.from({ length: 10 }, () => finish(id)));
  expect(answers.filter(({ body }) => body.award !== null)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.results.points_gained))).toEqual(new Set([10]));
});

test('results say what changed since last time, what it paid and what comes back', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, {}, three);
  const { take } = taking(ask, place.ada, place);
  const first = await take({ 'q-1': truth(true), 'q-2': truth(false) });
  expect(first.results).toMatchObject({ points_gained: 10, points_open: { answers: 20, perfect: 50 }, reviews: { count: 2 }, since_last: null });
  clock.set('2026-03-11T10:00:00Z');
  const second = await take({ 'q-1': truth(false), 'q-2': truth(true), 'q-3': truth(true) });
  expect(second.results).toMatchObject({
    attempt: { number: 2, score: 67 },
    points_gained: 10,
    since_last: { number: 1, score: 33, missed_before: 2, put_right: 2, slipped: 1 },
    reviews: { count: 3 },
  });
  const changes = second.results.questions.map(({ question, change }: { question: { id: string }; change: string }) => [question.id, change]);
  expect(Object.fromEntries(changes)).toEqual({ 'q-1': 'slipped', 'q-2': 'put_right', 'q-3': 'put_right' });
});

test('the missed questions can be tried again, as an exercise that counts for nothing', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, three);
  const { start, save, finish, take } = taking(ask, place.ada, place);
  expect((await ask(place.ada, 'POST', `${place.quiz}/attempts`, { mode: 'missed' })).body.code).toBe('nothing_missed');
  await take({ 'q-1': truth(true), 'q-2': truth(false) });
  const exercise = await start('missed');
  expect(exercise.questions.map(({ question }) => question.id).toSorted()).toEqual(['q-2', 'q-3']);
  for (const { question } of exercise.questions) await save(exercise.id, question.id, { answer: truth(true) });
  expect((await finish(exercise.id)).body).toMatchObject({ award: null, results: { attempt: { mode: 'missed', score: 100 }, points_gained: 0 } });
  expect((await ask(place.ada, 'GET', place.quiz)).body).toMatchObject({ attempts_used: 1, best_score: 33 });
});

test('a pool gives each attempt its share of the questions', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, { draw: 4 });
  const attempt = await taking(ask, place.ada, place).start();
  expect(new Set(attempt.questions.map(({ question }) => question.id)).size).toBe(4);
});

test('certainty can be marked: sure and wrong costs more than it could have gained', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, { certainty: 'marked' }, three);
  const { take } = taking(ask, place.ada, place);
  const { results } = await take({ 'q-1': truth(true), 'q-2': truth(false) }, { certainty: 'sure' });
  expect(results.attempt).toMatchObject({ score: 0, correct_answers: 1, certainty_points: { points: -3, most: 9 } });
});

test('nobody sees or touches the attempt of another', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, three);
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

test('the profile lists the quizzes in the shape of the specification', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, {}, three);
  const { take } = taking(ask, place.ada, place);
  await take({ 'q-1': truth(true) });
  clock.set('2026-03-03T10:00:00Z');
  await take({ 'q-1': truth(true), 'q-2': truth(true) });
  const item = {
    latest_attempt: {
      total_questions: 3,
      correct_answers: 2,
      score: 67,
      module_id: 'pain',
      completed_at: '2026-03-03T10:00:00.000Z',
      started_at: '2026-03-03T10:00:00.000Z',
    },
    quiz: { id: 'all-types', title: 'All types', questions: 3 },
    stats: { attempts: 2 },
  };
  expect((await ask(place.ada, 'GET', `${place.api}/profile`)).body.metadata.quiz_overview).toEqual([item]);
  expect((await ask(place.ada, 'GET', `${place.api}/quiz-overview`)).body).toEqual({ items: [item], next_cursor: null });
});
