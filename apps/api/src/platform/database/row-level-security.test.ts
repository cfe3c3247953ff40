import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { READ_BEFORE_ENTERING, SEARCHED_BY_INDEX } from './row-level-security.ts';
import { sqlState } from './sql/sql-state.ts';
import { acrossOrganizations, inOrganization, inTransaction } from './transaction.ts';

async function tablesOfOrganizations({ world: { db } }: TestServer): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name::text as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'org_id' order by 1`);
  return rows.map(({ name }) => name);
}

/** An organization in which something has happened. */
async function aLivelyOrganization({ world: { db } }: TestServer, ask: Ask) {
  const [ada, { id }] = [await aPerson(db), await anOrganization(db)];
  await join(db, ada, id);
  await aGroup(db, id, { people: [ada] });
  await ask(ada, 'GET', `/api/v1/organizations/${id}/profile`);
  await ask(ada, 'PUT', `/api/v1/organizations/${id}/status`, { status: 'on_leave' });
  await ask(ada, 'POST', '/api/v1/events', {
    session_id: crypto.randomUUID(),
    events: [{ type: 'page_view', id: crypto.randomUUID(), path: `/o/${id}/home`, at: new Date().toISOString() }],
  });
  return id;
}

const count = (name: string) => sql<{ count: number }>`select count(*)::int as count from ${sql.identifier(name)}`;

test('every table of organizations is closed, but those that decide who may enter', async ({ server }) => {
  const { rows } = await server.world.db.execute<{ name: string; is_closed: boolean }>(sql`
    select c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity
      and exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.policyname = 'organization') as is_closed
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where c.relkind = 'r'`);
  const closed = new Map(rows.map((row) => [row.name, row.is_closed]));
  const tables = await tablesOfOrganizations(server);
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((name) => !closed.get(name))).toEqual([...READ_BEFORE_ENTERING].toSorted());
});

test('the application does not work as somebody whom the walls let through', async ({ server }) => {
  const { rows } = await server.world.db.execute(
    sql`select rolsuper, rolbypassrls from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
});

test('a query that forgot its organization finds nothing', async ({ server, ask }) => {
  await aLivelyOrganization(server, ask);
  const { db } = server.world;
  const closed = (await tablesOfOrganizations(server)).filter((name) => !READ_BEFORE_ENTERING.includes(name));
  const seen: Record<string, number> = {};
  let filled = 0;
  for (const name of closed) {
    const [everything] = (await acrossOrganizations(db, (tx) => tx.execute<{ count: number }>(count(name)))).rows;
    filled += Number(everything!.count > 0);
    const [outside] = (await inTransaction(db, (tx) => tx.execute<{ count: number }>(count(name)))).rows;
    if (outside!.count > 0) seen[name] = outside!.count;
  }
  expect(seen).toEqual({});
  // Empty tables prove nothing.
  expect(filled).toBeGreaterThan(6);
});

test("inside one organization no row of another's is there to be read, changed or removed", async ({ server, ask }) => {
  const [here, there] = [await aLivelyOrganization(server, ask), await aLivelyOrganization(server, ask)];
  const closed = (await tablesOfOrganizations(server)).filter((name) => !READ_BEFORE_ENTERING.includes(name));
  for (const name of closed) {
    const table = sql.identifier(name);
    const touched = await inOrganization(server.world.db, here, async ({ tx }) => {
      const read = await tx.execute(sql`select org_id from ${table} where org_id is distinct from ${here}`);
      const changed = await tx.execute(sql`update ${table} set org_id = org_id where org_id = ${there}`);
      const removed = await tx.execute(sql`delete from ${table} where org_id = ${there}`);
      return [read.rows.length, changed.rowCount, removed.rowCount];
    });
    expect([name, ...touched]).toEqual([name, 0, 0, 0]);
  }
});

test("inside one organization nothing is written into another's", async ({ server }) => {
  const { db } = server.world;
  const [here, there] = [await anOrganization(db), await anOrganization(db)];
  const write = inOrganization(db, here.id, ({ tx }) =>
    tx.execute(sql`insert into groups (org_id, id, name) values (${there.id}, 'g', 'Ward 2A')`),
  );
  expect(await write.catch(sqlState)).toBe('42501');
  const move = async () => {
    await aGroup(db, here.id);
    await inOrganization(db, here.id, ({ tx }) => tx.execute(sql`update groups set org_id = ${there.id}`));
  };
  expect(await move().catch(sqlState)).toBe('42501');
});

test('what one request entered is not open to the next', async ({ server, ask }) => {
  const { db } = server.world;
  const id = await aLivelyOrganization(server, ask);
  await inOrganization(db, id, ({ tx }) => tx.execute(count('groups')));
  const { rows } = await db.execute<{ count: number }>(count('groups'));
  expect(rows[0]!.count).toBe(0);
});

test('of all tables that belong to organizations only those with a reason stand open', async ({ server }) => {
  const { rows } = await server.world.db.execute<{ name: string }>(sql`
    select distinct k.conrelid::regclass::text as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'organizations'::regclass and not c.relforcerowsecurity order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([...READ_BEFORE_ENTERING, ...SEARCHED_BY_INDEX].toSorted());
});

test("inside one organization the words of another's library are not there", async ({ server }) => {
  const { db } = server.world;
  const [here, there] = [await anOrganization(db), await anOrganization(db)];
  const insert = sql`insert into search_words (library, word) values (${there.id}, 'secret')`;
  await inOrganization(db, there.id, ({ tx }) => tx.execute(insert));
  const read = sql`select word from search_words where library = ${there.id}`;
  expect((await inOrganization(db, here.id, ({ tx }) => tx.execute(read))).rows).toEqual([]);
  expect((await inOrganization(db, there.id, ({ tx }) => tx.execute(read))).rows).toEqual([{ word: 'secret' }]);
  expect(await inOrganization(db, here.id, ({ tx }) => tx.execute(insert)).catch(sqlState)).toBe('42501');
});
