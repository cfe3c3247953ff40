import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import { expect } from 'vitest';
import { aGroup, join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { finishAttempt } from '../attempts/finish-attempt.ts';
import { aQuizFile, aQuizPlace, giveQuiz } from '#testing/quiz-places.ts';
import { taking } from '#testing/take-quiz.ts';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';

const choice = aQuestion('multiple_choice', { id: 'signs' });
const number = aQuestion('numeric', { id: 'rate' });
const written = aQuestion('short_text', { id: 'why', rubric: 'Full marks for effect and side effects.' });
const questions: Question[] = [choice, number, written];

async function take(
  ask: Ask,
  person: Person,
  quiz: string,
  { rate, why, certainty = null }: { rate?: string; why?: string; certainty?: string | null },
) {
  const answers: Record<string, Answer> = {
    ...(rate && { rate: { type: 'numeric', text: rate } }),
    ...(why && { why: { type: 'short_text', text: why } }),
  };
  const { results } = await taking(ask, person, { quiz }).take(answers, { certainty, seconds: 0 });
  return results.attempt.id as string;
}

async function aGrace(db: Parameters<typeof aPerson>[0], orgId: string) {
  const grace = await aPerson(db, { name: 'Grace Kim' });
  await join(db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  return grace;
}

test('authors see how each question did: how easy it was, what was chosen instead, and who was sure and wrong', async ({
  ask,
  server,
}) => {
  const { db } = server.world;
  const { orgId, quiz, ada } = await aQuizPlace(server.world, {}, questions);
  const grace = await aGrace(db, orgId);
  await take(ask, ada, quiz, { rate: '18', certainty: 'sure' });
  for (const rate of ['36', '36', '9']) {
    const learner = await aPerson(db);
    await join(db, learner, orgId);
    await take(ask, learner, quiz, { rate, certainty: 'sure' });
  }
  const { body } = await ask(grace, 'GET', `${quiz}/statistics`);
  expect(body).toMatchObject({ attempts: 4, learners: 4, passed: 0 });
  expect(body.spread).toEqual([3, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  const rate = body.items.find(({ question_id: id }: { question_id: string }) => id === 'rate');
  expect(rate).toMatchObject({
    asked: 4,
    blank: 0,
    facility: 0.25,
    certainty: { sure_and_right: 1, sure_and_wrong: 3 },
    wrong_answers: [
      { text: '36 per minute', times: 2 },
      { text: '9 per minute', times: 1 },
    ],
  });
  expect((await ask(ada, 'GET', `${quiz}/statistics`)).status).toBe(403);
});

test('an edited question begins new statistics, a corrected explanation does not', async ({ ask, server }) => {
  const { orgId, quiz, ada } = await aQuizPlace(server.world, {}, questions);
  const grace = await aGrace(server.world.db, orgId);
  await take(ask, ada, quiz, { rate: '18' });
  const edited = [
    aQuestion('multiple_choice', { id: 'signs', explanation: 'Better said.' }),
    aQuestion('numeric', { id: 'rate', answer: 20 }),
    written,
  ];
  await giveQuiz(server.world, orgId, aQuizFile({}, edited));
  const { items } = (await ask(grace, 'GET', `${quiz}/statistics`)).body;
  expect(items.map(({ question_id: id, asked }: { question_id: string; asked: number }) => [id, asked])).toEqual([
    ['signs', 1],
    ['rate', 0],
    ['why', 1],
  ]);
});

test('a manager sees the attempts of the groups they lead', async ({ ask, server }) => {
  const { db } = server.world;
  const { orgId, quiz, ada } = await aQuizPlace(server.world, {}, questions);
  const [noor, other] = [await aPerson(db, { name: 'Noor Haddad' }), await aPerson(db)];
  await join(db, noor, orgId, { systemLevel: 'manager' });
  await join(db, other, orgId);
  await aGroup(db, orgId, { people: [ada], leaders: [noor] });
  await take(ask, ada, quiz, { rate: '18' });
  await take(ask, other, quiz, { rate: '36' });
  expect((await ask(noor, 'GET', `${quiz}/statistics`)).body).toMatchObject({
    attempts: 1,
    items: [{}, { facility: 1 }, {}],
  });
});

test('a person can overrule the mark of a written answer; score and points follow', async ({ ask, server }) => {
  const { orgId, quiz, api, ada } = await aQuizPlace(server.world, {}, questions);
  const grace = await aGrace(server.world.db, orgId);
  const attemptId = await take(ask, ada, quiz, { rate: '18', why: 'To see the effect' });
  const list = await ask(grace, 'GET', `${api}/written-answers`);
  expect(list.body.items).toMatchObject([
    {
      question_id: 'why',
      answer: 'To see the effect',
      credit: 0.5,
      marked_by: 'keywords',
      evidence: ['effect'],
      learner: { display_name: 'Ada Okafor' },
    },
  ]);
  const points = async () => (await ask(ada, 'GET', `${api}/profile`)).body.snap_points;
  const before = await points();
  const overrule = () =>
    ask(grace, 'PUT', `${quiz}/attempts/${attemptId}/marks/why`, { credit: 1, reason: 'Said in other words.' });
  expect((await overrule()).body).toMatchObject({ credit: 1, marked_by: 'person', reason: 'Said in other words.' });
  await overrule();
  expect((await ask(ada, 'GET', `${quiz}/results`)).body).toMatchObject({ attempt: { score: 67, correct_answers: 2 } });
  expect(await points()).toBe(before + 10);
  expect(
    (await ask(ada, 'PUT', `${quiz}/attempts/${attemptId}/marks/why`, { credit: 1, reason: 'Mine.' })).status,
  ).toBe(403);
});

test('where a model marks by the rubric, its mark comes with reason and words; without one the keywords decide', async ({
  ask,
  server,
}) => {
  const { orgId, quiz, ada } = await aQuizPlace(server.world, { feedback: 'end' }, questions);
  const { id } = (await ask(ada, 'POST', `${quiz}/attempts`, {})).body;
  const answer = { type: 'short_text', text: 'Because harm can follow' };
  await ask(ada, 'PUT', `${quiz}/attempts/${id}/answers/why`, { answer, changed_at: new Date().toISOString() });
  const asked: unknown[] = [];
  const answerMarker = {
    async mark(given: unknown) {
      asked.push(given);
      return { credit: 1, reason: 'You named the harm.', evidence: ['harm'] };
    },
  };
  const place = { orgId, quizId: 'all-types', attemptId: id, taker: { kind: 'member', uid: ada.uid } as const };
  const { results } = await finishAttempt({ ...server.world, answerMarker }, place);
  expect(asked).toMatchObject([
    { answer: 'Because harm can follow', rubric: 'Full marks for effect and side effects.' },
  ]);
  expect(results.questions.find(({ question }) => question.id === 'why')!.verdict).toMatchObject({
    credit: 1,
    marked_by: 'model',
    reason: 'You named the harm.',
    evidence: ['harm'],
  });
});

test('learners can say that something is wrong with a question', async ({ ask, server }) => {
  const { orgId, quiz, api, ada } = await aQuizPlace(server.world, {}, questions);
  const grace = await aGrace(server.world.db, orgId);
  expect((await ask(ada, 'POST', `${quiz}/reports`, { question_id: 'rate', text: 'The number is old.' })).status).toBe(
    201,
  );
  expect((await ask(ada, 'POST', `${quiz}/reports`, { question_id: 'nothing', text: 'x' })).status).toBe(404);
  expect((await ask(grace, 'GET', `${api}/question-reports`)).body.items).toMatchObject([
    { question_id: 'rate', prompt: '36 breaths in two minutes?', text: 'The number is old.', reporter: 'Ada Okafor' },
  ]);
  expect((await ask(grace, 'GET', `${quiz}/statistics`)).body.items).toMatchObject([
    { reports: 0 },
    { reports: 1 },
    { reports: 0 },
  ]);
});

test('an author reads a file of another system and takes a quiz out again', async ({ ask, server }) => {
  const { orgId, api, quiz, ada } = await aQuizPlace(server.world, {});
  const grace = await aGrace(server.world.db, orgId);
  const upload = (text: string, query = '') => {
    const form = new FormData();
    form.append('questions', new Blob([text]), 'questions.txt');
    return ask(grace, 'POST', `${api}/question-imports${query}`, form);
  };
  const gift = await upload('::One::Is it so?{T}\n\n::Two::Tell us.{}');
  expect(gift.body).toMatchObject({
    format: 'gift',
    questions: [{ id: 'one', type: 'true_false' }],
    notes: [{ question: 'Two', severity: 'refused' }],
  });
  expect((await upload('Dear diary')).body.code).toBe('unknown_question_format');
  const pdf = await upload('%PDF-1.7');
  expect(pdf.status).toBe(415);
  expect(pdf.body.details).toMatchObject([{ message: expect.stringContaining('This is a PDF') }]);
  const unnamed = await upload('Look: <img src="x.png"> {=a ~b}', '?file_name=a.gift');
  expect(unnamed.status).toBe(200);
  expect(unnamed.body).toMatchObject({ totals: { read: 1, refused: 0, changed: 1, without_picture: 1 } });
  const xml = await ask(grace, 'GET', `${quiz}/export?format=moodle_xml`);
  expect(xml.body).toMatchObject({
    file_name: 'all-types.moodle.xml',
    encoding: 'text',
    notes: expect.arrayContaining([expect.objectContaining({ question: 'image-hotspot' })]),
  });
  expect((await upload(xml.body.content, '?format=moodle_xml')).body.questions.length).toBeGreaterThan(7);
  expect((await ask(grace, 'GET', `${quiz}/export?format=qti3`)).body).toMatchObject({
    encoding: 'base64',
    media_type: 'application/zip',
  });
  expect((await ask(ada, 'GET', `${quiz}/export?format=gift`)).status).toBe(403);
});
