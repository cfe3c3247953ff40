import type { Attempt } from '@snapwell/contract/quizzes/attempt.schemas';
import { expect } from 'vitest';
import { type Ask, test } from '#testing/api-test.ts';
import { aLibraryFolder, giveLibrary } from '#features/library/library.factory.ts';
import { aQuizFile, aQuizPlace, rightAnswerTo } from '#testing/quiz-places.ts';
import { taking, threeStatements, truth } from '#testing/take-quiz.ts';
import { oneOfEach } from '@snapwell/contract/quizzes/questions.factory';

const all = oneOfEach();
const byId = new Map(all.map((question) => [question.id, question]));

test('a quiz of every type, all right, is 100, pays once, and is complete', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world);
  const { start, save, finish } = taking(ask, place.ada, place);
  const attempt = await start();
  expect(attempt.questions.map(({ question }) => question.type).toSorted()).toEqual(
    all.map(({ type }) => type).toSorted(),
  );
  for (const { question } of attempt.questions) {
    const saved = await save(attempt.id, question.id, {
      answer: rightAnswerTo(question, byId.get(question.id)!),
      certainty: 'sure',
      is_final: true,
    });
    const explanation = question.type === 'calculated' ? expect.stringContaining(' ml/h') : 'Because.';
    expect(saved.body.question.verdict).toMatchObject({ credit: 1, is_right: true, explanation });
  }
  const { body } = await finish(attempt.id);
  expect(body.awards).toMatchObject([
    { points: 12 * 10 + 50, items: [{ source: 'quiz' }, { source: 'perfect_quiz' }] },
  ]);
  expect(body.results).toMatchObject({
    attempt: { score: 100, is_passed: true, correct_answers: 12, total_questions: 12, finished_by: 'person' },
    points_gained: 170,
    points_open: { answers: 0, perfect: 0 },
    since_last: null,
    reviews: null,
  });
  const again = await finish(attempt.id);
  expect(again.body).toMatchObject({ awards: [], results: { points_gained: 170 } });
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
    await listening(place.ada, 'PUT', `${place.quiz}/attempts/${attempt.id}/flags/${question.id}`, {
      is_flagged: true,
    });
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
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { start, save } = taking(ask, place.ada, place);
  const { id } = await start();
  const draft = await save(id, 'q-1', { answer: truth(false) });
  expect(draft.body.question).toMatchObject({ is_final: false, verdict: null });
  const final = await save(id, 'q-1', { answer: truth(false), is_final: true });
  expect(final).toMatchObject({ status: 200, body: { question: { is_final: true } } });
  const attempt: Attempt = (await ask(place.ada, 'GET', `${place.quiz}/attempts/${id}`)).body;
  const verdictOf = (questionId: string) =>
    attempt.questions.find(({ question }) => question.id === questionId)!.verdict;
  expect(verdictOf('q-1')).toMatchObject({
    is_right: false,
    answer_text: 'False',
    right_text: 'True',
    comes_back_at: expect.any(String),
  });
  expect([verdictOf('q-2'), verdictOf('q-3')]).toEqual([null, null]);
  const late = await save(id, 'q-1', { answer: truth(true), is_final: true });
  expect(late.body.question).toMatchObject({ answer: { value: false }, verdict: { is_right: false } });
});

test('a locked quiz says its name and what opens it, and cannot be begun', async ({ ask, server }) => {
  const { orgId, ada, api } = await aQuizPlace(server.world, {}, threeStatements);
  const quiz = aQuizFile({ title: 'Three things', opens: 'after_previous' }, threeStatements);
  const files = {
    '01-first.md': '---\nkind: article\ntitle: First\nminutes: 3\n---\nText.\n',
    '02-three.quiz.yaml': quiz,
  };
  await giveLibrary(server.world, orgId, aLibraryFolder(files));
  const cover = () => ask(ada, 'GET', `${api}/quizzes/three`);
  expect(await cover()).toMatchObject({
    status: 200,
    body: {
      title: 'Three things',
      questions: 3,
      lock: { missing: [{ id: 'first', title: 'First', kind: 'article' }] },
      open_before: 1,
    },
  });
  expect(await ask(ada, 'POST', `${api}/quizzes/three/attempts`, {})).toMatchObject({
    status: 409,
    body: { code: 'content_locked' },
  });
  await ask(ada, 'POST', `${api}/content/first/completion`, { furthest: 1 });
  expect((await cover()).body).toMatchObject({ lock: null, open_before: 0 });
});

test('a quiz that was not passed is begun again: nothing of it is done, and it says how far it was', async ({
  ask,
  server,
}) => {
  const place = await aQuizPlace(server.world, { pass_mark: 70 }, threeStatements);
  const items = async () => {
    const { chapters, next } = (await ask(place.ada, 'GET', `${place.api}/modules/pain`)).body;
    return [chapters[0].items[0], next];
  };
  expect((await items())[0]).toMatchObject({ is_to_retry: false, best_score: null, pass_mark: 70 });
  const missed = await taking(ask, place.ada, place).take({ 'q-1': truth(true), 'q-2': truth(false) });
  expect(missed.results).toMatchObject({ points_gained: 10, points_each: 10 });
  for (const item of await items()) expect(item).toMatchObject({ is_to_retry: true, progress: 0, is_completed: false });
  expect((await items())[0]).toMatchObject({ best_score: 33 });
  await taking(ask, place.ada, place).take({ 'q-1': truth(true), 'q-2': truth(true), 'q-3': truth(true) });
  expect((await items())[0]).toMatchObject({ is_to_retry: false, progress: 1, is_completed: true });
});

test('results say what changed since last time, what it paid and what comes back', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { take } = taking(ask, place.ada, place);
  const first = await take({ 'q-1': truth(true), 'q-2': truth(false) });
  expect(first.results).toMatchObject({
    points_gained: 10,
    points_open: { answers: 20, perfect: 50 },
    reviews: { count: 2 },
    since_last: null,
  });
  clock.set('2026-03-11T10:00:00Z');
  const second = await take({ 'q-1': truth(false), 'q-2': truth(true), 'q-3': truth(true) });
  expect(second.results).toMatchObject({
    attempt: { number: 2, score: 67 },
    points_gained: 10,
    since_last: { number: 1, score: 33, missed_before: 2, put_right: 2, slipped: 1 },
    reviews: { count: 3 },
  });
  const changes = second.results.questions.map(({ question, change }: { question: { id: string }; change: string }) => [
    question.id,
    change,
  ]);
  expect(Object.fromEntries(changes)).toEqual({ 'q-1': 'slipped', 'q-2': 'put_right', 'q-3': 'put_right' });
});

test('the missed questions can be tried again, as an exercise that counts for nothing', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, threeStatements);
  const { start, save, finish, take } = taking(ask, place.ada, place);
  expect((await ask(place.ada, 'POST', `${place.quiz}/attempts`, { mode: 'missed' })).body.code).toBe('nothing_missed');
  await take({ 'q-1': truth(true), 'q-2': truth(false) });
  const exercise = await start('missed');
  expect(exercise.questions.map(({ question }) => question.id).toSorted()).toEqual(['q-2', 'q-3']);
  for (const { question } of exercise.questions) await save(exercise.id, question.id, { answer: truth(true) });
  expect((await finish(exercise.id)).body).toMatchObject({
    awards: [],
    results: { attempt: { mode: 'missed', score: 100 }, points_gained: 0 },
  });
  expect((await ask(place.ada, 'GET', place.quiz)).body).toMatchObject({ attempts_used: 1, best_score: 33 });
});

test('a pool gives each attempt its share of the questions', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, { draw: 4 });
  const attempt = await taking(ask, place.ada, place).start();
  expect(new Set(attempt.questions.map(({ question }) => question.id)).size).toBe(4);
});

test('‘I don’t know’ is a final answer that is not right, and never sure and wrong', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, { certainty: 'marked' }, threeStatements);
  const { start, save, finish } = taking(ask, place.ada, place);
  const { id } = await start();
  const said = await save(id, 'q-1', { answer: truth(false), certainty: 'sure', is_unknown: true, is_final: true });
  expect(said.body.question).toMatchObject({
    answer: null,
    certainty: null,
    is_unknown: true,
    is_final: true,
    verdict: { credit: 0, is_blank: true, explanation: 'Because.' },
  });
  for (const questionId of ['q-2', 'q-3'])
    await save(id, questionId, { answer: truth(true), certainty: 'sure', is_final: true });
  const { results } = (await finish(id)).body;
  // A mistake one is sure of costs 6 of the 9 points; this costs the 3 it could have earned.
  expect(results.attempt).toMatchObject({ correct_answers: 2, certainty_points: { points: 6, most: 9 } });
  expect(results.reviews).toMatchObject({ count: 1 });
});

test('where feedback comes at the end, ‘I don’t know’ can be taken back', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, { feedback: 'end' }, threeStatements);
  const { start, save, finish } = taking(ask, place.ada, place);
  const { id } = await start();
  for (const questionId of ['q-1', 'q-2']) await save(id, questionId, { answer: null, is_unknown: true });
  expect((await start()).questions.filter(({ is_unknown: isUnknown }) => isUnknown)).toHaveLength(2);
  expect((await ask(place.ada, 'GET', place.quiz)).body.open_attempt).toMatchObject({ answered: 2 });
  const back = await save(id, 'q-2', { answer: truth(true), changed_at: new Date(Date.now() + 1).toISOString() });
  expect(back.body.question).toMatchObject({ is_unknown: false, answer: truth(true) });
  expect((await finish(id)).body.results.attempt).toMatchObject({ correct_answers: 1, total_questions: 3 });
});

test('certainty can be marked: sure and wrong costs more than it could have gained', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, { certainty: 'marked' }, threeStatements);
  const { take } = taking(ask, place.ada, place);
  const { results } = await take({ 'q-1': truth(true), 'q-2': truth(false) }, { certainty: 'sure' });
  expect(results.attempt).toMatchObject({ score: 0, correct_answers: 1, certainty_points: { points: -3, most: 9 } });
});

test('the profile lists the quizzes in the shape of the specification', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T10:00:00Z');
  const place = await aQuizPlace(server.world, {}, threeStatements);
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
  expect((await ask(place.ada, 'GET', `${place.api}/quiz-overview`)).body).toEqual({
    items: [item],
    next_cursor: null,
  });
});
