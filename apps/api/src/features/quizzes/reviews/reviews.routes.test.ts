import { randomUUID } from 'node:crypto';
import type { ReviewCard, ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Ask, test } from '#testing/api-test.ts';
import type { Person } from '#testing/people.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { aQuizFile, aQuizPlace, giveQuiz } from '#testing/quiz-places.ts';
import { taking, threeStatements, truth } from '#testing/take-quiz.ts';
import { reviewCards, reviewLog } from '../quizzes.tables.ts';
import { type Memory, review } from './scheduler.ts';

async function take(ask: Ask, person: Person, quiz: string, answers: Record<string, [boolean, string?]>) {
  const { start, save, finish } = taking(ask, person, { quiz });
  const { id } = await start();
  for (const [questionId, [value, certainty = null]] of Object.entries(answers))
    await save(id, questionId, { answer: truth(value), certainty });
  return finish(id);
}

const queueOf = async (ask: Ask, person: Person, api: string): Promise<ReviewQueue> =>
  (await ask(person, 'GET', `${api}/reviews`)).body;
const questionOf = (card: ReviewCard) =>
  card.kind === 'question' ? card.question.id : card.kind === 'term' ? card.term.slug : card.point.front;

test('what was missed or guessed comes back when it is about to be forgotten; what was known does not', async ({
  ask,
  server,
  clock,
}) => {
  clock.set('2026-03-02T18:00:00Z');
  const { ada, api, quiz } = await aQuizPlace(server.world, {}, threeStatements);
  await take(ask, ada, quiz, { 'q-1': [false], 'q-2': [true, 'guess'], 'q-3': [true, 'sure'] });
  expect(await queueOf(ask, ada, api)).toMatchObject({ due: 0, items: [], cards: 2, reviewed_today: 0 });
  clock.set('2026-03-03T07:00:00Z');
  const morning = await queueOf(ask, ada, api);
  expect(morning.items.map(questionOf)).toEqual(['q-1']);
  expect(morning.days.reduce((sum, { due }) => sum + due, 0)).toBe(2);
  expect(morning.known.in_a_month).toBeLessThan(morning.known.now);
  expect(morning.memory.map(({ is_due: isDue }) => isDue)).toEqual([false, true]);
  // By itself a false statement would be taken for what is true.
  expect(morning.holds).toMatchObject([{ is_statement: true, days: expect.any(Number) }]);
  expect(morning.items[0]!.history).toEqual([{ at: '2026-03-02T18:00:00.000Z', recall: 'forgotten' }]);
  expect(morning.items[0]!.rests_days).toBeGreaterThan(0);
  expect(JSON.stringify(morning.items)).not.toContain('Because.');
});

test('a review pays once, moves the card on, and says why', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T08:00:00Z');
  const { ada, api, quiz } = await aQuizPlace(server.world, {}, threeStatements);
  await take(ask, ada, quiz, { 'q-1': [false], 'q-2': [true], 'q-3': [true] });
  clock.set('2026-03-04T08:00:00Z');
  const [card] = (await queueOf(ask, ada, api)).items;
  const input = { review_id: randomUUID(), answer: truth(true), certainty: 'sure', seconds: 4 };
  const answer = (body: object) => ask(ada, 'POST', `${api}/reviews/${card!.id}/answers`, body);
  const first = await answer(input);
  expect(first.body).toMatchObject({
    recall: 'easy',
    due: 0,
    awards: [{ points: 5, source: 'review' }],
    verdict: { is_right: true, explanation: 'Because.' },
  });
  expect(first.body.due_at > '2026-03-05').toBe(true);
  const repeated = await answer(input);
  expect(repeated.body).toMatchObject({ recall: 'easy', awards: [], due_at: first.body.due_at });
  expect((await answer({ ...input, review_id: randomUUID() })).body.code).toBe('card_not_due');
  expect((await queueOf(ask, ada, api)).reviewed_today).toBe(1);
});

test('a review that waited for a connection counts once, from when it was answered', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T08:00:00Z');
  const { ada, api, quiz } = await aQuizPlace(server.world, {}, threeStatements);
  await take(ask, ada, quiz, { 'q-1': [false], 'q-2': [true], 'q-3': [true] });
  clock.set('2026-03-04T08:00:00Z');
  const [card] = (await queueOf(ask, ada, api)).items;
  clock.set('2026-03-06T08:00:00Z');
  const input = { review_id: randomUUID(), answer: truth(false), at: '2026-03-04T09:00:00.000Z' };
  const answer = (body: object) => ask(ada, 'POST', `${api}/reviews/${card!.id}/answers`, body);
  const first = await answer(input);
  // Two days ago it was forgotten: it is due again by now, and a wrong answer pays no more than 'I don't know'.
  expect(first.body).toMatchObject({ recall: 'forgotten', due: 1, awards: [] });
  expect(first.body.due_at < '2026-03-06T08').toBe(true);
  expect((await answer(input)).body).toMatchObject({ due_at: first.body.due_at, awards: [] });
  expect(await queueOf(ask, ada, api)).toMatchObject({ due: 1, reviewed_today: 0 });
  const another = { review_id: randomUUID(), answer: truth(true) };
  expect((await answer({ ...another, reviews: card!.reviews })).body.code).toBe('card_not_due');
  expect((await answer({ ...another, reviews: card!.reviews + 1 })).body).toMatchObject({ recall: 'good', due: 0 });
});

test('‘I don’t know’ in a review shows the answer and the reason, comes back soon and pays nothing', async ({
  ask,
  server,
  clock,
}) => {
  clock.set('2026-03-02T08:00:00Z');
  const { ada, api, quiz } = await aQuizPlace(server.world, {}, threeStatements);
  await take(ask, ada, quiz, { 'q-1': [false], 'q-2': [true], 'q-3': [true] });
  clock.set('2026-03-04T08:00:00Z');
  const [card] = (await queueOf(ask, ada, api)).items;
  // Answer and certainty of somebody who says that they don't know are left out.
  const body = { review_id: randomUUID(), is_unknown: true, answer: truth(true), certainty: 'sure', seconds: 3 };
  const said = await ask(ada, 'POST', `${api}/reviews/${card!.id}/answers`, body);
  expect(said.body).toMatchObject({
    recall: 'forgotten',
    verdict: { credit: 0, is_blank: true, answer_text: null, explanation: 'Because.' },
    due: 0,
  });
  expect(said.body.due_at < '2026-03-06').toBe(true);
  expect(JSON.stringify(said.body)).not.toContain('"points"');
  expect(await ask(ada, 'POST', `${api}/reviews/${card!.id}/answers`, body)).toMatchObject({
    status: 200,
    body: { recall: 'forgotten' },
  });
  const after = await queueOf(ask, ada, api);
  expect(after.reviewed_today).toBe(1);
  expect(after.memory).toMatchObject([{ is_due: false, is_missed: true }]);
});

test('a term that is kept is a card whose learner says how well they knew it', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T08:00:00Z');
  const { ada, api } = await aQuizPlace(server.world, {}, threeStatements);
  expect((await ask(ada, 'PUT', `${api}/reviews/terms/no-such-term`)).status).toBe(404);
  for (let i = 0; i < 2; i++)
    expect((await ask(ada, 'PUT', `${api}/reviews/terms/self-report`)).body).toEqual({
      slug: 'self-report',
      is_kept: true,
    });
  const [card] = (await queueOf(ask, ada, api)).items;
  expect(card).toMatchObject({
    kind: 'term',
    term: { term: 'Self-report', definition: 'What the person says.' },
    retrievability: 0,
  });
  const answer = (body: object) =>
    ask(ada, 'POST', `${api}/reviews/${card!.id}/answers`, { review_id: randomUUID(), ...body });
  expect((await answer({})).status).toBe(400);
  expect((await answer({ recall: 'good' })).body).toMatchObject({ recall: 'good', verdict: null, due: 0 });
  expect((await ask(ada, 'GET', `${api}/reviews/terms`)).body.items).toMatchObject([{ slug: 'self-report' }]);
  await ask(ada, 'DELETE', `${api}/reviews/terms/self-report`);
  expect((await ask(ada, 'GET', `${api}/reviews/terms`)).body.items).toEqual([]);
});

test('a question that the library no longer has is not asked', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T08:00:00Z');
  const { ada, api, orgId, quiz } = await aQuizPlace(server.world, {}, threeStatements);
  await take(ask, ada, quiz, { 'q-1': [false], 'q-2': [false] });
  await giveQuiz(server.world, orgId, aQuizFile({}, [threeStatements[1]!, threeStatements[2]!]));
  clock.set('2026-03-09T08:00:00Z');
  const queue = await queueOf(ask, ada, api);
  expect(queue.items.map(questionOf).toSorted()).toEqual(['q-2', 'q-3']);
  expect(queue).toMatchObject({ due: 2, cards: 2 });
});

test('the state of a card can be computed anew from the log', async ({ ask, server, clock }) => {
  clock.set('2026-03-02T08:00:00Z');
  const { ada, api, orgId, quiz } = await aQuizPlace(server.world, {}, threeStatements);
  await take(ask, ada, quiz, { 'q-1': [false], 'q-2': [true], 'q-3': [true] });
  for (const [day, value] of [
    ['2026-03-04', true],
    ['2026-03-20', false],
    ['2026-03-22', true],
    ['2026-05-01', true],
  ] as const) {
    clock.set(`${day}T08:00:00Z`);
    const [card] = (await queueOf(ask, ada, api)).items;
    await ask(ada, 'POST', `${api}/reviews/${card!.id}/answers`, {
      review_id: randomUUID(),
      answer: truth(value),
      seconds: 5,
    });
  }
  const [card, log] = await inOrganization(server.world.db, orgId, async ({ tx }) => {
    const [row] = await tx.select().from(reviewCards).where(eq(reviewCards.orgId, orgId));
    return [
      row!,
      await tx
        .select()
        .from(reviewLog)
        .where(and(eq(reviewLog.orgId, orgId), eq(reviewLog.cardId, row!.id)))
        .orderBy(asc(reviewLog.at)),
    ] as const;
  });
  expect(log.map(({ recall }) => recall)).toEqual(['forgotten', 'good', 'forgotten', 'good', 'good']);
  const computed = log.reduce<Memory | null>((memory, { recall, at }) => review(memory, recall, at), null);
  expect(card).toMatchObject({ ...computed });
});

test('a card can be answered in the moment it is due; the key of its review answers for no other card', async ({
  ask,
  server,
  clock,
}) => {
  clock.set('2026-03-02T18:00:00Z');
  const { ada, api, quiz } = await aQuizPlace(server.world, {}, threeStatements);
  await take(ask, ada, quiz, { 'q-1': [false], 'q-2': [false], 'q-3': [true] });
  clock.set('2026-03-03T07:00:00Z');
  const cards = (await queueOf(ask, ada, api)).items;
  expect(cards).toHaveLength(2);
  const body = { review_id: randomUUID(), answer: truth(true), certainty: null, seconds: 4 };
  const answer = (card: ReviewCard) => ask(ada, 'POST', `${api}/reviews/${card.id}/answers`, body);
  const { due_at: dueAt } = (await answer(cards[0]!)).body;
  expect((await answer(cards[1]!)).body).toMatchObject({ code: 'invalid_request', details: [{ path: 'review_id' }] });
  body.review_id = randomUUID();
  clock.set(new Date(Date.parse(dueAt) - 1).toISOString());
  expect((await answer(cards[0]!)).body.code).toBe('card_not_due');
  clock.set(dueAt);
  expect((await answer(cards[0]!)).status).toBe(200);
});
