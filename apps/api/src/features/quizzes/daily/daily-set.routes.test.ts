import { randomUUID } from 'node:crypto';
import type { DailySet, DailyStep } from '@snapwell/contract/quizzes/daily-set.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle, CHAPTER, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { type Ask, test as base } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { aQuizFile } from '#testing/quiz-places.ts';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';

interface DailySetFixture {
  readonly orgId: string;
  readonly ada: Person;
  readonly api: string;
}

const questions: Question[] = [1, 2].map((n) =>
  aQuestion('true_false', { id: `q-${n}`, prompt: `Statement ${n}.`, answer: true }),
);
const library = aLibraryFolder(
  {
    '01-ask-first.md': anArticle({ head: 'minutes: 2\n' }),
    '02-check.quiz.yaml': aQuizFile({ title: 'Check' }, questions),
  },
  {
    'modules/02-falls/module.yaml': 'title: Falls\n',
    'modules/02-falls/01-risk/chapter.yaml': 'title: Risk\n',
    'modules/02-falls/01-risk/01-reasons.md': anArticle({ title: 'Reasons', head: 'minutes: 2\n' }),
    'modules/02-falls/01-risk/02-shoes.md': anArticle({ title: 'Shoes', head: 'minutes: 1\n' }),
  },
);

/** Ada lives in Berlin by her organization's clock, and has a small library. */
const test = base.extend('place', async ({ server, clock }): Promise<DailySetFixture> => {
  clock.set('2026-03-02T08:00:00Z');
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db, { timezone: 'Europe/Berlin' });
  const ada = await aPerson(db);
  await join(db, ada, orgId);
  await giveLibrary(server.world, orgId, library);
  return { orgId, ada, api: `/api/v1/organizations/${orgId}` };
});

const setOf = async (ask: Ask, { ada, api }: DailySetFixture): Promise<DailySet> =>
  (await ask(ada, 'GET', `${api}/daily-set`)).body;
const complete = (ask: Ask, { ada, api }: DailySetFixture, id: string) =>
  ask(ada, 'POST', `${api}/content/${id}/completion`, { furthest: 1 });
/** How often today's set was paid. */
async function payments(ask: Ask, { ada, api }: DailySetFixture): Promise<number> {
  const { items } = (await ask(ada, 'GET', `${api}/gains`)).body as { items: { source: string }[] };
  return items.filter(({ source }) => source === 'daily_set').length;
}
const nameOf = (step: DailyStep) =>
  step.kind === 'reviews' ? `reviews:${step.cards}` : `${step.kind}:${step.item.id}`;

/** Misses both questions of the quiz, so that they come back. */
async function missEverything(ask: Ask, { ada, api }: DailySetFixture): Promise<void> {
  const { id } = (await ask(ada, 'POST', `${api}/quizzes/check/attempts`, {})).body;
  await ask(ada, 'POST', `${api}/quizzes/check/attempts/${id}/submission`);
}

test('the set stays what it was all day, on every device, whatever was learned meanwhile', async ({
  ask,
  place,
  clock,
}) => {
  const first = await setOf(ask, place);
  expect(first.steps.map(nameOf)).toEqual(['lesson:ask-first', 'new:reasons']);
  expect(first).toMatchObject({
    day: '2026-03-02',
    points: 20,
    minutes: 4,
    finished_at: null,
    next_at: '2026-03-02T23:00:00.000Z',
  });
  await complete(ask, place, 'ask-first');
  clock.set('2026-03-02T22:59:00Z');
  const later = await setOf(ask, place);
  expect(later.steps.map(({ is_done }) => is_done)).toEqual([true, false]);
  expect(later.minutes).toBe(2);
  clock.set('2026-03-02T23:01:00Z');
  const tomorrow = await setOf(ask, place);
  expect(tomorrow.day).toBe('2026-03-03');
  expect(tomorrow.steps.map(nameOf)).not.toContain('lesson:ask-first');
});

test('the last step pays for the set, once a day, with two devices doing it at once and the set never opened again', async ({
  ask,
  place,
  clock,
}) => {
  await setOf(ask, place);
  await complete(ask, place, 'ask-first');
  expect(await payments(ask, place)).toBe(0);
  await Promise.all(Array.from({ length: 8 }, () => complete(ask, place, 'reasons')));
  expect(await payments(ask, place)).toBe(1);
  expect(await setOf(ask, place)).toMatchObject({ minutes: 0, finished_at: '2026-03-02T08:00:00.000Z' });
  clock.set('2026-03-03T08:00:00Z');
  for (const step of (await setOf(ask, place)).steps)
    if (step.kind !== 'reviews') await complete(ask, place, step.item.id);
  await missEverything(ask, place);
  expect(await payments(ask, place)).toBe(2);
});

test("the response to the last step tells of both gains, the step's and the set's", async ({ ask, place }) => {
  await setOf(ask, place);
  await complete(ask, place, 'ask-first');
  const { body } = await complete(ask, place, 'reasons');
  expect(body.awards).toMatchObject([
    { source: 'content', points: 20, total: 40 },
    { source: 'daily_set', points: 20, total: 60 },
  ]);
});

test('two last steps done on two devices in the same moment pay for the set', async ({ ask, place }) => {
  await setOf(ask, place);
  await Promise.all(['ask-first', 'reasons'].map((id) => complete(ask, place, id)));
  expect(await payments(ask, place)).toBe(1);
});

test('what is due for review is part of the set, and done when so many were answered', async ({
  ask,
  place,
  clock,
}) => {
  await missEverything(ask, place);
  clock.set('2026-03-04T08:00:00Z');
  const set = await setOf(ask, place);
  expect(set.steps.map(nameOf)).toEqual(['reviews:2', 'lesson:check', 'new:shoes']);
  const { items } = (await ask(place.ada, 'GET', `${place.api}/reviews`)).body;
  for (const [i, card] of items.entries()) {
    const review = { review_id: randomUUID(), answer: { type: 'true_false', value: true }, seconds: 3 };
    await ask(place.ada, 'POST', `${place.api}/reviews/${card.id}/answers`, review);
    expect((await setOf(ask, place)).steps[0]).toMatchObject({ reviewed: i + 1, is_done: i === 1 });
  }
  await complete(ask, place, 'shoes');
  await missEverything(ask, place);
  expect(await payments(ask, place)).toBe(1);
});

test('a quiz counts when it was taken, whatever its result', async ({ ask, place }) => {
  await complete(ask, place, 'ask-first');
  for (const id of ['reasons', 'shoes']) await complete(ask, place, id);
  expect((await setOf(ask, place)).steps.map(nameOf)).toEqual(['lesson:check']);
  await missEverything(ask, place);
  expect(await payments(ask, place)).toBe(1);
});

test('what leaves the library leaves the set; when nothing is left of it, it is composed anew', async ({
  ask,
  server,
  place,
}) => {
  await setOf(ask, place);
  await giveLibrary(server.world, place.orgId, aLibraryFolder({ '01-ask-first.md': anArticle() }));
  expect((await setOf(ask, place)).steps.map(nameOf)).toEqual(['lesson:ask-first']);
  await giveLibrary(server.world, place.orgId, {
    ...aLibraryFolder({}),
    [`${CHAPTER}/01-other.md`]: anArticle({ title: 'Other' }),
  });
  expect((await setOf(ask, place)).steps.map(nameOf)).toEqual(['lesson:other']);
});

test('when the step that is left leaves the library, the set is done as soon as somebody looks', async ({
  ask,
  server,
  place,
}) => {
  await setOf(ask, place);
  await complete(ask, place, 'ask-first');
  await giveLibrary(server.world, place.orgId, aLibraryFolder({ '01-ask-first.md': anArticle() }));
  expect(await setOf(ask, place)).toMatchObject({ finished_at: '2026-03-02T08:00:00.000Z' });
  await setOf(ask, place);
  expect(await payments(ask, place)).toBe(1);
});

test('without content there is no set, and it is there as soon as there is something to learn', async ({
  ask,
  server,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const ada = await aPerson(server.world.db);
  await join(server.world.db, ada, orgId);
  const place = { orgId, ada, api: `/api/v1/organizations/${orgId}` };
  expect(await setOf(ask, place)).toMatchObject({ steps: [], has_content: false, finished_at: null });
  await giveLibrary(server.world, orgId);
  expect((await setOf(ask, place)).steps.map(nameOf)).toEqual(['lesson:ask-first']);
});

test('a finished set is written down once', async ({ ask, server, place }) => {
  const finished = async () =>
    (
      await inOrganization(server.world.db, place.orgId, ({ tx }) =>
        tx.execute(sql`select uid, facts from activity_log where type = 'daily_set_finished'`),
      )
    ).rows;
  await setOf(ask, place);
  await complete(ask, place, 'ask-first');
  expect(await finished()).toEqual([]);
  await complete(ask, place, 'reasons');
  await complete(ask, place, 'shoes');
  expect(await finished()).toEqual([{ uid: place.ada.uid, facts: { day: '2026-03-02', steps: 2 } }]);
});
