import type { Question } from '@snapwell/contract/quizzes/question-types';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';
import { expect } from 'vitest';
import { join } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aQuizPlace } from '#testing/quiz-places.ts';
import { taking } from '#testing/take-quiz.ts';
import type { World } from '#world.ts';

const questions: Question[] = [
  aQuestion('single_choice', { id: 'first', prompt: 'Which comes first?', tags: ['pain'], difficulty: 'easy' }),
  aQuestion('numeric', { id: 'rate', prompt: 'How many % is 100_000 of it?', tags: ['pain', 'breathing'] }),
  aQuestion('image_hotspot', { id: 'room', tags: ['falls'], difficulty: 'hard' }),
  aQuestion('short_text', { id: 'why', explanation: 'Because relief fades.' }),
];

async function aBank(world: World) {
  const place = await aQuizPlace(world, { tags: ['sensing'] }, questions);
  const grace = await aPerson(world.db, { name: 'Grace Kim' });
  await join(world.db, grace, place.orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  return { ...place, grace, bank: `${place.api}/question-bank` };
}

test('authors find questions of all quizzes by words, tag, lesson, type and difficulty', async ({ ask, server }) => {
  const { bank, grace, ada } = await aBank(server.world);
  const found = async (query: string) =>
    (await ask(grace, 'GET', `${bank}?${query}`)).body.items.map(({ question }: { question: Question }) => question.id);
  expect(await found('')).toEqual(['first', 'rate', 'room', 'why']);
  expect(await found('tag=pain')).toEqual(['first', 'rate']);
  // The quiz's own tag counts for all of its questions.
  expect(await found('tag=sensing')).toHaveLength(4);
  expect(await found('type=numeric')).toEqual(['rate']);
  expect(await found('difficulty=hard')).toEqual(['room']);
  expect(await found('search=relief%20fades')).toEqual(['why']);
  expect(await found('search=RELIEF%20nothing')).toEqual([]);
  // Signs of the language of patterns are letters like others.
  expect(await found('search=100_0')).toEqual(['rate']);
  expect(await found('search=100%250')).toEqual([]);
  expect(await found('teaches=nothing')).toEqual([]);
  expect((await ask(ada, 'GET', bank)).status).toBe(403);
});

test('the bank comes in pages, each question once, with its pictures and with how it did', async ({ ask, server }) => {
  const { bank, quiz, grace, ada } = await aBank(server.world);
  await taking(ask, ada, { quiz }).take({ rate: { type: 'numeric', text: '18' } }, { certainty: null, seconds: 0 });
  await ask(ada, 'POST', `${quiz}/reports`, { question_id: 'rate', text: 'Old.' });
  const first = (await ask(grace, 'GET', `${bank}?limit=3`)).body;
  const second = (await ask(grace, 'GET', `${bank}?limit=3&cursor=${first.next_cursor}`)).body;
  expect([...first.items, ...second.items].map(({ place }: { place: number }) => place)).toEqual([1, 2, 3, 4]);
  expect(second.next_cursor).toBeNull();
  expect(first.items[1]).toMatchObject({
    quiz: { id: 'all-types', tags: ['sensing'] },
    figures: { asked: 1, facility: 1, reports: 1 },
    media: {},
  });
  expect(first.items[2].media).toEqual({ 'media/room.svg': expect.stringMatching(/^\/files\//) });
  expect(second.items[0].figures).toMatchObject({ asked: 1, facility: 0, reports: 0 });
});

test('tags and lessons that questions name are counted; lessons come with their words', async ({ ask, server }) => {
  const { bank, grace } = await aBank(server.world);
  const { body } = await ask(grace, 'GET', `${bank}/facets`);
  expect(body).toMatchObject({ questions: 4, lessons: [] });
  expect(body.tags).toEqual(
    expect.arrayContaining([
      { tag: 'sensing', questions: 4 },
      { tag: 'pain', questions: 2 },
      { tag: 'falls', questions: 1 },
    ]),
  );
  const lessons = await ask(grace, 'GET', `${bank}/lessons?quiz_id=all-types`);
  expect(lessons.status).toBe(200);
  expect(
    lessons.body.items.every(
      ({ id, text }: { id: string; text: string }) => id !== 'all-types' && typeof text === 'string',
    ),
  ).toBe(true);
  expect((await ask(grace, 'GET', `${bank}/lessons?search=no-such-title`)).body.items).toEqual([]);
});

test('another organization sees nothing of the bank', async ({ ask, server }) => {
  const { bank } = await aBank(server.world);
  const other = await aBank(server.world);
  expect((await ask(other.grace, 'GET', bank)).status).not.toBe(200);
});
