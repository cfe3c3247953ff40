import { randomBytes } from 'node:crypto';
import type { Attempt } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { expect } from 'vitest';
import { join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { endAttempt } from '#composition/job-kinds.ts';
import { workOff } from '#testing/work-off.ts';
import { aQuizPlace } from '#testing/quiz-places.ts';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';

const three: Question[] = [1, 2, 3].map((n) =>
  aQuestion('true_false', { id: `q-${n}`, prompt: `Statement ${n}.`, answer: true }),
);
const truth = (value: boolean) => ({ type: 'true_false', value });
const aDevice = () => randomBytes(24).toString('base64url');

/** A stranger's phone. */
function onDevice(ask: Ask, orgId: string, key = aDevice()) {
  const path = `/api/v1/public/${orgId}/quizzes/all-types`;
  const save = (id: string, questionId: string, value: boolean, more = {}) =>
    ask(null, 'PUT', `${path}/attempts/${id}/answers/${questionId}`, {
      device_key: key,
      answer: truth(value),
      changed_at: new Date().toISOString(),
      ...more,
    });
  return {
    key,
    path,
    cover: () => ask(null, 'GET', `${path}?device_key=${key}`),
    start: async () => (await ask(null, 'POST', `${path}/attempts`, { device_key: key })).body as Attempt,
    save,
    finish: (id: string) => ask(null, 'POST', `${path}/attempts/${id}/submission`, { device_key: key }),
    results: () => ask(null, 'GET', `${path}/results?device_key=${key}`),
  };
}

test('a stranger takes a public quiz, and finds it again on the same device only', async ({ ask, server }) => {
  const { orgId } = await aQuizPlace(server.world, { is_public: true }, three);
  const phone = onDevice(ask, orgId);
  expect((await ask(null, 'GET', phone.path)).body).toMatchObject({
    title: 'All types',
    organization_name: 'Riverside',
    open_attempt: null,
    questions: 3,
    points_most: null,
  });
  const { id } = await phone.start();
  await phone.save(id, 'q-1', true);
  expect((await phone.cover()).body.open_attempt).toMatchObject({ id, answered: 1 });
  expect((await phone.start()).id).toBe(id);
  const other = onDevice(ask, orgId);
  expect((await other.save(id, 'q-1', false)).status).toBe(404);
  expect((await other.finish(id)).status).toBe(404);
  expect((await phone.finish(id)).body).toMatchObject({
    awards: [],
    results: { attempt: { score: 33 }, points_gained: 0, points_open: null, reviews: null },
  });
  expect((await phone.results()).body.attempt.correct_answers).toBe(1);
  expect((await other.results()).status).toBe(404);
});

test('a quiz that is not public is not there for strangers', async ({ ask, server }) => {
  const { orgId } = await aQuizPlace(server.world, {}, three);
  expect((await ask(null, 'GET', `/api/v1/public/${orgId}/quizzes/all-types`)).status).toBe(404);
  expect(
    (await ask(null, 'POST', `/api/v1/public/${orgId}/quizzes/all-types/attempts`, { device_key: aDevice() })).status,
  ).toBe(404);
});

test('signing up keeps what the device did: result, points, completion and what is to be remembered', async ({
  ask,
  server,
}) => {
  const { orgId, api, quiz } = await aQuizPlace(server.world, { is_public: true, pass_mark: 60 }, three);
  const phone = onDevice(ask, orgId);
  const { id } = await phone.start();
  for (const questionId of ['q-1', 'q-2']) await phone.save(id, questionId, true);
  await phone.save(id, 'q-3', false);
  await phone.finish(id);
  const newcomer = await aPerson(server.world.db, { name: 'Noor Haddad' });
  await join(server.world.db, newcomer, orgId);
  const claim = () => ask(newcomer, 'POST', `${api}/quizzes/claims`, { device_key: phone.key });
  expect((await claim()).body).toMatchObject({
    attempts: 1,
    quiz_ids: ['all-types'],
    awards: [{ points: 20, source: 'quiz' }],
  });
  expect((await claim()).body).toEqual({ attempts: 0, practice: 0, quiz_ids: [], awards: [] });
  expect((await ask(newcomer, 'GET', `${quiz}/results`)).body).toMatchObject({
    attempt: { score: 67, is_passed: true },
    points_gained: 20,
    reviews: { count: 1 },
  });
  expect((await ask(newcomer, 'GET', `${api}/content/all-types`)).body.progress.is_completed).toBe(true);
  expect((await phone.results()).status).toBe(404);
});

test('a claimed attempt beyond what the quiz allows is practice: no points, no completion, not the best', async ({
  ask,
  server,
}) => {
  const { orgId, api, quiz, ada } = await aQuizPlace(server.world, { is_public: true, attempts: 1 }, three);
  const own = (await ask(ada, 'POST', `${quiz}/attempts`, {})).body as Attempt;
  await ask(ada, 'POST', `${quiz}/attempts/${own.id}/submission`);
  const phone = onDevice(ask, orgId);
  const { id } = await phone.start();
  for (const { id: questionId } of three) await phone.save(id, questionId, true);
  await phone.finish(id);
  const claimed = await ask(ada, 'POST', `${api}/quizzes/claims`, { device_key: phone.key });
  expect(claimed.body).toMatchObject({ attempts: 1, practice: 1, awards: [] });
  expect((await ask(ada, 'GET', quiz)).body).toMatchObject({ attempts_used: 1, attempts_left: 0, best_score: 0 });
  expect((await ask(ada, 'GET', `${quiz}/results?attempt_id=${id}`)).body).toMatchObject({
    attempt: { mode: 'practice', score: 100 },
    points_gained: 0,
  });
  expect((await ask(ada, 'GET', `${api}/content/all-types`)).body.progress.is_completed).toBe(false);
});

test('of the attempts of two devices claimed at once only as many count as the quiz allows', async ({
  ask,
  server,
}) => {
  const { orgId, api, quiz, ada } = await aQuizPlace(server.world, { is_public: true, attempts: 1 }, three);
  const phones = [onDevice(ask, orgId), onDevice(ask, orgId)];
  for (const phone of phones) await phone.finish((await phone.start()).id);
  const claim = ({ key }: { key: string }) => ask(ada, 'POST', `${api}/quizzes/claims`, { device_key: key });
  const claims = await Promise.all(phones.map(claim));
  expect(claims.map(({ body }) => body.practice).toSorted()).toEqual([0, 1]);
  expect((await ask(ada, 'GET', quiz)).body.attempts_used).toBe(1);
});

test('an attempt that is open goes on with the person who signs up', async ({ ask, server }) => {
  const { orgId, api, quiz } = await aQuizPlace(server.world, { is_public: true }, three);
  const phone = onDevice(ask, orgId);
  const { id } = await phone.start();
  await phone.save(id, 'q-1', true);
  const newcomer = await aPerson(server.world.db);
  await join(server.world.db, newcomer, orgId);
  await ask(newcomer, 'POST', `${api}/quizzes/claims`, { device_key: phone.key });
  const goOn = await ask(newcomer, 'POST', `${quiz}/attempts`, {});
  expect(goOn.body).toMatchObject({ id, status: 'open' });
  expect(goOn.body.questions.filter(({ answer }: { answer: unknown }) => answer !== null)).toHaveLength(1);
});

test('a quiz whose time is up ends although nobody comes back, for members and strangers', async ({
  ask,
  server,
  clock,
}) => {
  clock.set('2026-03-02T10:00:00Z');
  const { orgId, ada, quiz, api } = await aQuizPlace(server.world, { is_public: true, time_limit: 5 }, three);
  const phone = onDevice(ask, orgId);
  const strangers = await phone.start();
  const adas = (await ask(ada, 'POST', `${quiz}/attempts`, {})).body;
  await ask(ada, 'PUT', `${quiz}/attempts/${adas.id}/answers/q-1`, {
    answer: truth(true),
    changed_at: '2026-03-02T10:01:00.000Z',
  });
  clock.set('2026-03-02T10:04:59Z');
  await workOff(server.world, endAttempt);
  expect((await ask(ada, 'GET', quiz)).body.open_attempt).not.toBeNull();
  clock.set('2026-03-02T10:05:30Z');
  await workOff(server.world, endAttempt);
  clock.set('2026-03-02T10:06:00Z');
  expect((await ask(ada, 'GET', `${quiz}/results`)).body).toMatchObject({
    points_gained: 10,
    attempt: { finished_by: 'clock', finished_at: '2026-03-02T10:05:00.000Z' },
  });
  expect((await phone.results()).body.attempt).toMatchObject({
    id: strangers.id,
    finished_by: 'clock',
    correct_answers: 0,
  });
  expect((await ask(ada, 'GET', `${api}/profile`)).body.metadata.quiz_overview).toHaveLength(1);
});
