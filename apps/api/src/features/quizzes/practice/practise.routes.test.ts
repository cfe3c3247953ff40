import { randomUUID } from 'node:crypto';
import type { Practice, ReviewCard } from '@snapwell/contract/quizzes/reviews.schemas';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base, type Ask, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { taking, truth } from '#testing/take-quiz.ts';

const question = (prompt: string) =>
  `\`\`\`question\nprompt: ${prompt}\noptions:\n  - { text: A good result, why: No. }\n  - { text: A warning sign, correct: true, why: Sedation comes first. }\n\`\`\``;
const library = aLibraryFolder(
  {
    '01-sleepy.md': anArticle({
      title: 'Sleepy',
      text: `Watch how awake they are for a full minute. They are mostly fine. Rings and doughnuts press all around their edge and are not used. Safety without standards is a coffee round.\n\n${question('He drifts off. What is it?')}\n\n${question('She snores. What is it?')}\n`,
    }),
    '02-quiz.quiz.yaml':
      'title: Quiz\nquestions:\n  - { id: taught, type: true_false, prompt: Sleepy is fine., answer: false, explanation: It is not., teaches: sleepy }\n  - { id: other, type: true_false, prompt: Wash hands., answer: true, explanation: Always. }\n',
    '03-next.md': anArticle({ title: 'Next door', text: `${question('Next door?')}\n\n${question('And there?')}\n` }),
    '04-locked.md': anArticle({ title: 'Later', head: 'opens: after_previous\n', text: `${question('Locked?')}\n` }),
  },
  {
    'modules/01-pain/02-more/chapter.yaml': 'title: More\n',
    'modules/01-pain/02-more/01-far.md': anArticle({ title: 'Far', text: `${question('Far away?')}\n` }),
  },
);

const test = base.extend('place', async ({ server, ask }) => aPlace(server, ask));

async function aPlace({ world }: TestServer, ask: Ask) {
  const { id: orgId } = await anOrganization(world.db);
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  await giveLibrary(world, orgId, library);
  const api = `/api/v1/organizations/${orgId}`;
  return {
    ada,
    api,
    orgId,
    practise: (body: object = {}) => ask(ada, 'POST', `${api}/reviews/practice`, body),
    quiz: taking(ask, ada, { quiz: `${api}/quizzes/quiz` }),
  };
}

const idOf = (card: ReviewCard) => (card.kind === 'question' ? card.question.prompt : card.id);

test('the questions in a text are asked, marked, scheduled and paid like reviews', async ({ ask, place }) => {
  const { ada, api, practise } = place;
  const { items, due, of_lesson: ofLesson } = (await practise({ content_id: 'sleepy' })).body as Practice;
  expect(items.map(idOf)).toEqual(expect.arrayContaining(['He drifts off. What is it?', 'She snores. What is it?']));
  expect([ofLesson, due]).toEqual([2, 2]);
  expect(JSON.stringify(items)).not.toMatch(/Sedation comes first|correct/);
  const [card] = items;
  const options = card!.kind === 'question' && card!.question.type === 'single_choice' ? card!.question.options : [];
  const chosen = options.findIndex(({ text }) => text === 'A warning sign');
  const { body } = await ask(ada, 'POST', `${api}/reviews/${card!.id}/answers`, {
    review_id: randomUUID(),
    answer: { type: 'single_choice', chosen },
  });
  expect(body).toMatchObject({
    recall: 'good',
    verdict: {
      is_right: true,
      explanation: 'Sedation comes first.',
      teaches: { content_id: 'sleepy', title: 'Sleepy' },
    },
    due: 1,
    awards: [expect.objectContaining({ source: 'review' })],
  });
  const again = (await practise({ content_id: 'sleepy' })).body as Practice;
  expect(again.items.map(({ id }) => id)).toEqual([items[1]!.id]);
  expect((await ask(ada, 'GET', `${api}/reviews`)).body).toMatchObject({ due: 1, cards: 2 });
});

test('asking twice makes no second card, and forgets nothing of the first', async ({ ask, place }) => {
  const { ada, api, practise } = place;
  const first = (await practise({ content_id: 'sleepy' })).body as Practice;
  await ask(ada, 'POST', `${api}/reviews/${first.items[0]!.id}/answers`, { review_id: randomUUID(), is_unknown: true });
  await practise({ content_id: 'sleepy' });
  expect((await ask(ada, 'GET', `${api}/reviews`)).body).toMatchObject({ cards: 2 });
});

test('what is due of the open lesson comes first, then what else is due', async ({ place, clock }) => {
  clock.set('2026-03-02T08:00:00Z');
  await place.quiz.take({ taught: truth(true), other: truth(false) });
  clock.set('2026-03-04T08:00:00Z');
  const { items } = (await place.practise({ content_id: 'sleepy' })).body as Practice;
  expect(items.map(idOf).at(-1)).toBe('Wash hands.');
  expect(items.map(idOf)).toContain('Sleepy is fine.');
  expect((await place.practise()).body.items).toHaveLength(4);
});

test('a quiz that is under way is not reviewed or practised: its key would be told', async ({ ask, place, clock }) => {
  const { ada, api, quiz, practise } = place;
  clock.set('2026-03-02T08:00:00Z');
  await quiz.take({ taught: truth(true), other: truth(false) });
  clock.set('2026-03-04T08:00:00Z');
  const [card] = (await ask(ada, 'GET', `${api}/reviews`)).body.items as ReviewCard[];
  await quiz.start();
  expect((await practise()).body).toMatchObject({ items: [], due: 0 });
  expect((await ask(ada, 'GET', `${api}/reviews`)).body).toMatchObject({ items: [], due: 0, cards: 2 });
  const review = { review_id: randomUUID(), is_unknown: true };
  const refused = await ask(ada, 'POST', `${api}/reviews/${card!.id}/answers`, review);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('card_not_due')]);
  // An attempt that was left lying keeps the cards back for a week, not for ever.
  clock.set('2026-03-12T08:00:00Z');
  expect((await ask(ada, 'GET', `${api}/reviews`)).body).toMatchObject({ due: 2 });
});

test('where more are wanted, open lessons around it are asked about, and only so many become cards', async ({
  ask,
  place,
}) => {
  const { ada, api, practise } = place;
  const { items, of_lesson: ofLesson, nearby } = (await practise({ content_id: 'sleepy', wanted: 3 })).body as Practice;
  expect([ofLesson, nearby, items.map(idOf).at(-1)]).toEqual([2, 1, 'Next door?']);
  expect(JSON.stringify(items)).not.toContain('Locked?');
  expect((await ask(ada, 'GET', `${api}/reviews`)).body).toMatchObject({ cards: 3 });
  expect((await practise({ content_id: 'sleepy', wanted: 11 })).status).toBe(400);
});

test('lessons of the same chapter are asked about before what is due of another chapter', async ({ place, clock }) => {
  const { practise } = place;
  await practise({ content_id: 'far' });
  clock.set(new Date(clock.now().getTime() + 86_400_000).toISOString());
  const { items, nearby } = (await practise({ content_id: 'sleepy', wanted: 5 })).body as Practice;
  expect(items.map(idOf).slice(2)).toEqual([
    expect.stringMatching(/Next door|And there/),
    expect.stringMatching(/Next door|And there/),
    'Far away?',
  ]);
  expect(nearby).toBe(3);
});

test('a lesson that is closed, or not there, asks nothing', async ({ ask, place, server }) => {
  expect((await place.practise({ content_id: 'locked' })).status).toBe(409);
  expect((await place.practise({ content_id: 'elsewhere' })).status).toBe(404);
  const eve = await aPerson(server.world.db);
  expect((await ask(eve, 'POST', `${place.api}/reviews/practice`, {})).status).toBe(404);
});

test('what is selected in a lesson becomes a card that is asked like the others', async ({ ask, place }) => {
  const { ada, api } = place;
  const make = (selection: string, contentId = 'sleepy') =>
    ask(ada, 'POST', `${api}/reviews/points`, { content_id: contentId, selection });
  const made = await make('how awake they');
  expect(made.body).toEqual({
    front: 'Sleepy\n\nWatch how awake they are for _____.',
    back: 'Watch how awake they are for a full minute.',
  });
  expect((await make('Watch how awake they are for a full minute.')).body).toEqual(made.body);
  const { items } = (await ask(ada, 'GET', `${api}/reviews`)).body;
  expect(items).toMatchObject([{ kind: 'point', point: { ...made.body, content_id: 'sleepy', title: 'Sleepy' } }]);
  const { body } = await ask(ada, 'POST', `${api}/reviews/${items[0].id}/answers`, {
    review_id: randomUUID(),
    recall: 'good',
  });
  expect(body).toMatchObject({
    recall: 'good',
    verdict: null,
    due: 0,
    awards: [expect.objectContaining({ source: 'review' })],
  });
  // No word of it stands out, and whoever chose it wants to know it.
  expect((await make('press all around their edge')).body).toEqual({
    front: 'Sleepy\n\nRings and doughnuts press all around _____',
    back: 'Rings and doughnuts press all around their edge and are not used.',
  });
  expect((await make('Safety without standards')).body).toMatchObject({
    front: expect.stringMatching(/Safety without standards .*_____/),
  });
  expect((await make('The wombat rule.')).status).toBe(400);
  // There is nothing in it to ask for.
  expect((await make('They are mostly fine.')).status).toBe(400);
  expect((await make('Locked?', 'locked')).status).toBe(409);
  expect((await make('how awake', 'quiz')).status).toBe(400);
});
