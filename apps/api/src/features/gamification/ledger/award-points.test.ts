import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { plainCalendar } from '../streak/member-calendar.ts';
import { awardPoints, awardTogether, readStanding, recordVisit, verifyLedger } from '../index.ts';

const at = new Date('2026-03-02T10:00:00Z');
const anOrganizationId = () => `org-${newId()}`;

test('finishing an item pays once, however often it is reported', async ({ server }) => {
  const { db } = server.world;
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(db)];
  const finish = () =>
    inOrganization(db, orgId, (scope) =>
      awardPoints(scope, server.world, { uid, at, source: 'content', kind: 'article', sourceId: 'pain-scales' }),
    );
  expect(await finish()).toMatchObject({ points: 20, total: 20, source: 'content' });
  expect(await finish()).toBeNull();
});

test('two hundred reports of the same thing at once pay once, and the ledger agrees', async ({ server }) => {
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(server.world.db)];
  const finish = () =>
    inOrganization(server.world.db, orgId, (scope) =>
      awardPoints(scope, server.world, { uid, at, source: 'content', kind: 'article', sourceId: 'pain-scales' }),
    );
  const awards = await Promise.all(Array.from({ length: 200 }, finish));
  expect(awards.filter((award) => award !== null)).toMatchObject([{ points: 20, total: 20 }]);
  expect(await verifyLedger(server.world, orgId)).toEqual([]);
});

test('a quiz pays for the improvement of the best attempt only', async ({ server }) => {
  const { db } = server.world;
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(db)];
  const attempt = (sourceId: string, rightAnswers: number) =>
    inOrganization(db, orgId, (scope) =>
      awardPoints(scope, server.world, { uid, at, source: 'quiz', sourceId, thingId: 'hand-hygiene', rightAnswers }),
    );
  expect(await attempt('first', 6)).toMatchObject({ points: 60 });
  expect(await attempt('worse', 4)).toBeNull();
  expect(await attempt('better', 9)).toMatchObject({ points: 30, total: 90 });
});

test('a quiz without a mistake is one award of two parts', async ({ server }) => {
  const { db } = server.world;
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(db)];
  const award = await inOrganization(db, orgId, (scope) =>
    awardTogether(scope, server.world, {
      uid,
      at,
      earnings: [
        { source: 'quiz', sourceId: 'a1', thingId: 'q1', rightAnswers: 5 },
        { source: 'perfect_quiz', sourceId: 'q1' },
      ],
    }),
  );
  expect(award).toMatchObject({
    points: 100,
    items: [
      { source: 'quiz', points: 50 },
      { source: 'perfect_quiz', points: 50 },
    ],
  });
});

test('reviews pay up to a limit a day', async ({ server }) => {
  const { db } = server.world;
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(db)];
  const awards = [];
  for (let i = 0; i < 12; i++) {
    awards.push(
      await inOrganization(db, orgId, (scope) =>
        awardPoints(scope, server.world, { uid, at, source: 'review', sourceId: `card-${i}` }),
      ),
    );
  }
  expect(awards.filter((award) => award !== null)).toHaveLength(10);
});

test('the first visit of the day pays, starts the streak and opens the greeting', async ({ server }) => {
  const { db } = server.world;
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(db)];
  const visit = () =>
    inOrganization(db, orgId, (scope) => recordVisit(scope, server.world, { uid, at, calendar: plainCalendar }));
  expect(await visit()).toMatchObject({ points: 30, source: 'visit' });
  expect(await visit()).toBeNull();
  const standing = await inOrganization(db, orgId, (scope) =>
    readStanding(scope, { uid, at, calendar: plainCalendar, includeRank: true }),
  );
  expect(standing).toMatchObject({
    snap_points: 30,
    snap_points_rank: 1,
    daily_streak_info: {
      current_streak: 1,
      max_streak: 1,
      points_earned_today: 30,
      is_first_visit_today: true,
      streak_bonus_points: 0,
      next_streak_bonus: 50,
      days_until_next_bonus: 6,
    },
  });
});
