import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { writeMaking } from '#composition/job-kinds.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { inOrganization } from './transaction.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The migrations that there are, and one that was made so many milliseconds after them. */
function withOneMore(later: number, statements: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'snapwell-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + later, tag: 'one-more' });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, 'one-more.sql'), statements.join('\n--> statement-breakpoint\n'));
  return folder;
}

test('a later migration changes what every organization has, and its tables are closed like the others', async () => {
  const database = await openDatabase({ dataDir: null });
  onTestFinished(() => database.close());
  await migrateDatabase(database.pool);
  for (const id of ['north', 'south']) {
    await database.pool.query('insert into organizations (id, name) values ($1, $1)', [id]);
    await inOrganization(database.db, id, ({ tx }) =>
      tx.execute(sql`insert into groups (org_id, id, name) values (${id}, 'ward', 'Ward 3')`),
    );
  }

  const folder = withOneMore(1, [
    'alter table groups add column shown_as text',
    'update groups set shown_as = upper(name)',
    'create table ward_notes (org_id text not null, note text not null)',
    "insert into ward_notes select org_id, 'kept' from groups",
  ]);
  await migrateDatabase(database.pool, folder);
  await migrateDatabase(database.pool, folder);

  for (const id of ['north', 'south']) {
    const { rows } = await inOrganization(database.db, id, ({ tx }) =>
      tx.execute(sql`select shown_as, note, n.org_id from groups join ward_notes n on true`),
    );
    expect(rows).toEqual([{ shown_as: 'WARD 3', note: 'kept', org_id: id }]);
  }
  const broken = withOneMore(2, ['create table half_done (id int)', 'alter table nowhere add column x int']);
  await expect(migrateDatabase(database.pool, broken)).rejects.toThrow(
    'is as it was: relation "nowhere" does not exist',
  );
  expect((await database.pool.query("select to_regclass('half_done') as made")).rows).toEqual([{ made: null }]);

  // Nothing of what the migration was allowed to see is left to the connection.
  expect((await database.pool.query('select * from ward_notes')).rows).toEqual([]);
});

/** The migrations that there were before this one. */
function withoutFrom(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'snapwell-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  expect(first).toBeGreaterThan(0);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return folder;
}

test('what the last version had still to make is in the queue of this one', async () => {
  const { pool, close } = await openDatabase({ dataDir: null });
  onTestFinished(close);
  await migrateDatabase(pool, withoutFrom('jobs'));
  await pool.query(
    "insert into users (uid, email, display_name, first_name, last_name, username) values ('ada', 'ada@riverside.example', 'Ada', 'Ada', '', 'ada')",
  );
  await pool.query("insert into organizations (id, name) values ('north', 'North')");
  await pool.query("begin; set local app.org_id = '*'");
  for (const [id, state] of [
    ['waits', 'waiting'],
    ['cut-off', 'working'],
    ['drawn', 'filming'],
    ['made', 'done'],
    ['lost', 'failed'],
  ])
    await pool.query(
      `insert into makings (org_id, id, uid, kind, source_id, title, state) values ('north', $1, 'ada', 'game', 'x', 'Game', $2)`,
      [id, state],
    );
  await pool.query('commit');
  await migrateDatabase(pool);
  await pool.query("begin; set local app.org_id = 'north'");
  const { rows } = await pool.query(
    'select kind, payload, key, state, priority from jobs where due_at <= now() order by key',
  );
  await pool.query('commit');
  const job = (id: string) => ({
    kind: writeMaking.name,
    payload: { making_id: id },
    key: `north/${id}`,
    state: 'waiting',
    priority: writeMaking.priority,
  });
  expect(rows).toEqual([job('cut-off'), job('waits')]);
});
