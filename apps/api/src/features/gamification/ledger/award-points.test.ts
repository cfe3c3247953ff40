import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { insertRules } from '../gamification.repository.ts';
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

test('who flies west comes by on an earlier date: it was paid ahead, and pays nothing now', async ({ server }) => {
  const { db } = server.world;
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(db)];
  const visit = (time: string, timezone: string) =>
    inOrganization(db, orgId, (scope) => {
      const calendar = { ...plainCalendar, clock: { timezone, dayStartHour: 0 } };
      return recordVisit(scope, server.world, { uid, at: new Date(time), calendar });
    });
  expect(await visit('2026-03-02T23:00:00Z', 'Asia/Tokyo')).toMatchObject({ points: 30 });
  expect(await visit('2026-03-03T06:00:00Z', 'Pacific/Honolulu')).toBeNull();
  expect(await visit('2026-03-03T11:00:00Z', 'Pacific/Honolulu')).toBeNull();
  expect(await visit('2026-03-04T11:00:00Z', 'Pacific/Honolulu')).toMatchObject({ points: 30 });
});

test('what is told of late never moves a streak that has gone on since', async ({ server }) => {
  const { db } = server.world;
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(db)];
  await inOrganization(db, orgId, (scope) =>
    insertRules(scope, { rules: { ...defaultPointRules, streak_kept_by: 'finished_item' }, madeBy: uid }),
  );
  const finish = (sourceId: string, day: string, isLate: boolean) =>
    inOrganization(db, orgId, (scope) =>
      awardTogether(scope, server.world, {
        uid,
        isLate,
        at: new Date(`${day}T10:00:00Z`),
        earnings: [
          {
            source: 'content',
            kind: 'article',
            sourceId,
          },
        ],
      }),
    );
  await finish('today', '2026-03-04', false);
  await finish('earlier', '2026-03-03', true);
  const { rows } = await inOrganization(db, orgId, ({ tx }) =>
    tx.execute(sql`select count(*)::int as events from streak_events where uid = ${uid}`),
  );
  expect(rows).toEqual([{ events: 1 }]);
  expect(await verifyLedger(server.world, orgId)).toEqual([]);
});

test('who comes by while on leave is paid, and the streak waits', async ({ server }) => {
  const { db } = server.world;
  const [orgId, { uid }] = [anOrganizationId(), await aPerson(db)];
  const leave = { from: new Date('2026-03-03T00:00:00Z'), until: new Date('2026-03-05T00:00:00Z') };
  const calendar = { ...plainCalendar, leaves: [leave] };
  const visit = (day: string) =>
    inOrganization(db, orgId, (scope) =>
      recordVisit(scope, server.world, { uid, at: new Date(`${day}T10:00:00Z`), calendar }),
    );
  const points = [];
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']) points.push((await visit(day))?.points);
  expect(points).toEqual([30, 30, 30, 30]);
  const { rows } = await inOrganization(db, orgId, ({ tx }) =>
    tx.execute(sql`select current_streak from member_standings where uid = ${uid}`),
  );
  expect(rows).toEqual([{ current_streak: 2 }]);
});
