import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { test as base, expect } from 'vitest';
import { openDatabase } from '../database.ts';
import { sqlState } from '../sql/sql-state.ts';
import { inTransaction, isUniqueViolation } from '../transaction.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { vacuumAll } from './maintenance.ts';

// The contract with the internals of `pg` that the connection to the embedded database relies on.
const test = base.extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
  const database = await openDatabase({ dataDir: null });
  onCleanup(() => database.close());
  await database.pool.query('create table things (id int primary key, name text)');
  return database;
});

test('parameters, numbers, days and moments come back as their kind', async ({ database }) => {
  const { rows } = await database.pool.query(
    `select $1::text as text, count(*) as count, sum(2.5) as sum, date '2026-03-29' as day, timestamptz '2026-03-29T00:30Z' as moment`,
    ['ä'],
  );
  expect(rows).toEqual([
    { text: 'ä', count: 1, sum: 2.5, day: '2026-03-29', moment: new Date('2026-03-29T00:30:00Z') },
  ]);
});

test('named statements can be used again', async ({ database }) => {
  const ask = (value: number) =>
    database.pool.query({ name: 'double', text: 'select $1::int * 2 as double', values: [value] });
  expect((await ask(2)).rows).toEqual([{ double: 4 }]);
  expect((await ask(21)).rows).toEqual([{ double: 42 }]);
});

test('fifty queries at once are all answered, each with its own', async ({ database }) => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => database.pool.query('select $1::int as i', [i])),
  );
  expect(answers.map(({ rows }) => rows[0].i)).toEqual(Array.from({ length: 50 }, (_, i) => i));
});

test('a broken unique key is told as on a server, and the session goes on', async ({ database }) => {
  const insert = () => database.pool.query("insert into things values (1, 'one')");
  await insert();
  const error = await insert().catch((reason: unknown) => reason);
  expect(sqlState(error)).toBe('23505');
  expect(isUniqueViolation(error, 'things_pkey')).toBe(true);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a failed transaction leaves nothing behind', async ({ database }) => {
  const work = inTransaction(database.db, async (tx) => {
    await tx.execute("insert into things values (2, 'two')");
    await tx.execute('select 1 / 0');
  });
  await expect(work).rejects.toSatisfy((error) => sqlState(error) === '22012');
  expect((await database.pool.query('select * from things where id = 2')).rows).toEqual([]);
});

test('tidying gives back the room of rows that were taken away', async ({ database: { pool } }) => {
  await pool.query("create table waiting as select i, repeat('x', 200) as text from generate_series(1, 5000) as i");
  await pool.query('delete from waiting');
  const size = async () =>
    (await pool.query<{ size: number }>("select pg_relation_size('waiting') as size")).rows[0]!.size;
  expect(await size()).toBeGreaterThan(1_000_000);
  await vacuumAll(pool);
  expect(await size()).toBe(0);
});

test('a query beside an open transaction fails instead of waiting for ever', async ({ database }) => {
  const client: pg.PoolClient = await database.pool.connect();
  try {
    await expect(database.pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect');
  } finally {
    client.release();
  }
});

test('a second process is kept from the data folder', async ({ onTestFinished }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-lock-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const lock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(`Another Snapwell process is using ${dataDir}.`);
  await lock.release();
  await (await lockDataDir(dataDir)).release();
});

test('what was acknowledged is there after the process was killed', { tags: ['ci'] }, async ({ onTestFinished }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-kill-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const writer = spawn(
    process.execPath,
    [fileURLToPath(new URL('endless-writer.ts', new URL('../../../testing/', import.meta.url))), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let acknowledged = 0;
  writer.stdout.on('data', (chunk: Buffer) => {
    acknowledged = Number(chunk.toString().trim().split('\n').at(-1));
    if (acknowledged >= 50) writer.kill('SIGKILL');
  });
  await once(writer, 'exit');

  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const { rows } = await database.pool.query('select count(*) as count, max(id) as last from written');
  expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0].count).toBe(rows[0].last);
});
