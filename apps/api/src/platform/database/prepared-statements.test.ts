import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { groups } from '#features/organizations/organizations.tables.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { inOrganization, inTransaction } from './transaction.ts';

/** Statements that the connections in use keep prepared and that contain these words. */
async function countPrepared({ database }: TestServer, words: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) as count from pg_prepared_statements where strpos(statement, '${words}') > 0`,
  );
  return rows[0]!.count;
}

/** The same connection for everything, as the embedded database has anyway. */
async function onOneConnection<T>(server: TestServer, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await server.database.pool.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows as Row[]);
  } finally {
    client.release();
  }
}
type Row = Record<string, unknown>;
type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

test('what is asked again and again is prepared once, what is asked once is not', async ({ server }) => {
  const counts = await onOneConnection(server, async (query) => {
    const count = async (words: string) =>
      (await query(`select count(*) as n from pg_prepared_statements where strpos(statement, '${words}') > 0`))[0]!.n;
    await query('select $1::int as asked_once', [1]);
    for (const i of [1, 2, 3, 4]) await query('select $1::int as asked_often', [i]);
    return [await count('asked_once'), await count('asked_often')];
  });
  expect(counts).toEqual([0, 1]);
});

test('a connection keeps a bounded number of statements', async ({ server }) => {
  const kept = await onOneConnection(server, async (query) => {
    for (let i = 0; i < 300; i++) for (const value of [1, 2]) await query(`select $1::int as of_many_${i}`, [value]);
    // The first ones were dropped, and come back.
    expect(await query('select $1::int as of_many_0', [7])).toEqual([{ of_many_0: 7 }]);
    return (await query('select count(*) as n from pg_prepared_statements'))[0]!.n;
  });
  expect(kept).toBeLessThanOrEqual(251);
});

test('one statement for two organizations gives each its own rows', async ({ server }) => {
  const { db } = server.world;
  const ids = [(await anOrganization(db)).id, (await anOrganization(db)).id];
  for (const id of ids)
    await inOrganization(db, id, ({ tx }) => tx.insert(groups).values({ orgId: id, id: `ward-${id}`, name: 'Ward' }));
  // Without a condition of its own: what keeps them apart is the database.
  const read = (id: string) =>
    inOrganization(db, id, async ({ tx }) => {
      const { rows } = await tx.execute<{ org_id: string }>(sql`select org_id from ${groups} where name = ${'Ward'}`);
      return rows.map((row) => row.org_id);
    });
  for (let round = 0; round < 8; round++) for (const id of ids) expect(await read(id)).toEqual([id]);
  expect(await countPrepared(server, 'select org_id from "groups" where name')).toBeGreaterThan(0);
});

test('a statement whose table was changed meanwhile is prepared anew', async ({ server }) => {
  const { pool } = server.database;
  await pool.query('create table changing (id int); insert into changing values (1)');
  const read = async () => (await pool.query('select * from changing where id = $1', [1])).rows;
  for (let round = 0; round < 3; round++) expect(await read()).toEqual([{ id: 1 }]);
  await pool.query("alter table changing add column name text default 'new'");
  expect(await read()).toEqual([{ id: 1, name: 'new' }]);
});

test('a transaction that meets a changed table begins again', async ({ server }) => {
  const { pool } = server.database;
  const { db } = server.world;
  await pool.query('create table changing_inside (id int); insert into changing_inside values (1)');
  const read = () =>
    inTransaction(db, async (tx) => (await tx.execute(sql`select * from changing_inside where id = ${1}`)).rows);
  for (let round = 0; round < 3; round++) expect(await read()).toEqual([{ id: 1 }]);
  await pool.query("alter table changing_inside add column name text default 'new'");
  expect(await read()).toEqual([{ id: 1, name: 'new' }]);
});

test('a transaction leaves nothing of what it may see to the connection', async ({ server }) => {
  const { db } = server.world;
  const [ada, { id }] = [await aPerson(db), await anOrganization(db)];
  await join(db, ada, id);
  await inOrganization(db, id, async ({ tx }) => tx.execute(sql`select ${1}::int`));
  const { rows } = await server.database.pool.query("select current_setting('app.org_id', true) as seen");
  expect(rows[0].seen ?? '').toBe('');
});
