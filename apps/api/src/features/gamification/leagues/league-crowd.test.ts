import { LEAGUE_SIZE } from '@snapwell/contract/gamification/gamification.limits';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { takeSeat } from './leagues.repository.ts';

const week = '2026-11-16';
const sort = { week, tier: 0, pace: 0, came: null };

interface Row extends Record<string, unknown> {
  number: number;
  seats: number;
  seated: number;
}

/** Seats so many people, eight at a time; answers the leagues they are in then. */
async function seat({ world: { db } }: TestServer, people: number, lastWeek = 0): Promise<Row[]> {
  const { id } = await anOrganization(db);
  await inOrganization(db, id, ({ tx }) =>
    tx.execute(sql`insert into leagues (org_id, week, tier, pace, number, seats)
      select ${id}, '2026-11-09'::date, 0, 0, i, ${LEAGUE_SIZE} from generate_series(1, ${lastWeek}::int) i`),
  );
  let next = 0;
  const seatOneAfterAnother = async () => {
    for (let i = next++; i < people; i = next++)
      await inOrganization(db, id, async (scope) => {
        await takeSeat(scope, `person-${i}`, sort);
        // The rest of a first visit, during which the league stays locked.
        await scope.tx.execute(sql`select pg_sleep(0.002)`);
      });
  };
  await Promise.all(Array.from({ length: 8 }, seatOneAfterAnother));
  const { rows } = await inOrganization(db, id, ({ tx }) =>
    tx.execute<Row>(sql`select l.number, l.seats, (select count(*)::int from league_seats s
        where s.org_id = l.org_id and s.week = l.week and s.number = l.number) as seated
      from leagues l where l.org_id = ${id} and l.week = ${week} order by l.number`),
  );
  return rows;
}

const sum = (rows: readonly Row[]) => rows.reduce((total, { seated }) => total + seated, 0);

test('a crowd that comes at once fills leagues, none beyond its size', { tags: ['ci'] }, async ({ server }) => {
  const leagues = await seat(server, 260, 12);
  expect(sum(leagues)).toBe(260);
  expect(leagues.every(({ seats, seated }) => seats === seated && seats <= LEAGUE_SIZE)).toBe(true);
  // Four at most stand open at once.
  expect(leagues.length).toBeLessThanOrEqual(Math.ceil(260 / LEAGUE_SIZE) + 3);
});

test('those who come at once in a small organization meet in one league', async ({ server }) => {
  expect(await seat(server, 12)).toEqual([{ number: 1, seats: 12, seated: 12 }]);
});

// The embedded database does one transaction after the other.
const onServer = test.skipIf(!process.env.TEST_DATABASE_URL);
onServer('the first of a crowd do not wait for each other', async ({ server }) => {
  const { db } = server.world;
  const { id } = await anOrganization(db);
  await inOrganization(db, id, ({ tx }) =>
    tx.execute(sql`insert into leagues (org_id, week, tier, pace, number, seats)
      select ${id}, '2026-11-09'::date, 0, 0, i, ${LEAGUE_SIZE} from generate_series(1, 12) i`),
  );
  // Each takes a seat while the one before still holds its own.
  await inOrganization(db, id, async (first) => {
    await takeSeat(first, 'first', sort);
    await inOrganization(db, id, (second) => takeSeat(second, 'second', sort));
  });
  const { rows } = await inOrganization(db, id, ({ tx }) =>
    tx.execute(sql`select number, seats from leagues where org_id = ${id} and week = ${week} order by number`),
  );
  expect(rows).toEqual([
    { number: 1, seats: 1 },
    { number: 2, seats: 1 },
  ]);
});
