import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import { test } from '#testing/api-test.ts';
import { aQuizPlace } from '#testing/quiz-places.ts';
import { importPastAttempts } from './import-past-attempts.ts';

const days = (count: number) => new Date(Date.UTC(2026, 0, 1 + count, 10));
const QUIZ = 'all-types';

test('a past is marked, paid, shown and remembered like what happened here', async ({ ask, server, clock }) => {
  const place = await aQuizPlace(server.world);
  const { uid } = place.ada;
  const past = [
    { uid, quizId: QUIZ, at: days(0), knowledge: -1 },
    { uid, quizId: QUIZ, at: days(3), knowledge: 2 },
    { uid, quizId: QUIZ, at: days(6), knowledge: 2 },
  ];
  const { outcomes } = await inOrganization(server.world.db, place.orgId, (scope) =>
    importPastAttempts(scope, past, () => 0.5),
  );
  expect(outcomes.map(({ isPassed, points, isFirstPerfect }) => ({ isPassed, points, isFirstPerfect }))).toEqual([
    { isPassed: false, points: 0, isFirstPerfect: false },
    { isPassed: true, points: 120, isFirstPerfect: true },
    { isPassed: true, points: 0, isFirstPerfect: false },
  ]);
  clock.set('2026-02-20T10:00:00Z');
  const results = await ask(place.ada, 'GET', `${place.quiz}/results?attempt_id=${outcomes[1]!.attemptId}`);
  expect(results.body).toMatchObject({
    attempt: { number: 2, score: 100 },
    points_gained: 170,
    since_last: { missed_before: 12, put_right: 12 },
  });
  const reviews = await ask(place.ada, 'GET', `${place.api}/reviews`);
  expect(reviews.body).toMatchObject({ cards: 12 });
  const overview = await ask(place.ada, 'GET', `${place.api}/quiz-overview`);
  expect(overview.body.items).toMatchObject([
    { quiz: { id: QUIZ }, stats: { attempts: 3 }, latest_attempt: { score: 100 } },
  ]);
});

test('cards that are due are looked at again on the sittings, and come back later', async ({ ask, server, clock }) => {
  const place = await aQuizPlace(server.world);
  const { uid } = place.ada;
  const sitting = { uid, at: days(5), knowledge: 2, most: 5, chance: () => 0.5 };
  const { reviews } = await inOrganization(server.world.db, place.orgId, (scope) =>
    importPastAttempts(scope, [{ uid, quizId: QUIZ, at: days(0), knowledge: -1 }], () => 0.5, [sitting]),
  );
  expect(reviews.map(({ at }) => at >= days(5))).toEqual([true, true, true, true, true]);
  clock.set(days(5).toISOString());
  const left = await ask(place.ada, 'GET', `${place.api}/reviews`);
  expect(left.body).toMatchObject({ cards: 12, due: 7 });
});

test('a second go only for who failed is not taken by who passed', async ({ server }) => {
  const place = await aQuizPlace(server.world);
  const { uid } = place.ada;
  const again = (count: number) => ({ uid, quizId: QUIZ, at: days(count), knowledge: 2, onlyIfFailed: () => 0.5 });
  const past = [{ uid, quizId: QUIZ, at: days(0), knowledge: -1 }, again(3), again(6)];
  const { outcomes } = await inOrganization(server.world.db, place.orgId, (scope) =>
    importPastAttempts(scope, past, () => 0.5),
  );
  expect(outcomes.map(({ isPassed }) => isPassed)).toEqual([false, true]);
});
