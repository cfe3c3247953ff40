import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'vitest';
import { openDatabase } from '../database.ts';

/** A data folder as a killed process leaves it: a thousand rows are in the log, and nowhere else. */
const test = base.extend('killed', { scope: 'file' }, async ({}, { onCleanup }) => {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-killed-'));
  onCleanup(() => rmSync(dir, { recursive: true }));
  const database = await openDatabase({ dataDir: join(dir, 'running') });
  await database.pool.query('create table things (name text)');
  await database.pool.query('checkpoint');
  await database.pool.query("insert into things select 'row ' || i from generate_series(1, 1000) as i");
  cpSync(join(dir, 'running'), join(dir, 'killed'), { recursive: true });
  await database.close();
  return join(dir, 'killed');
});

/** Opens a copy of the folder after `damage` was done to one of its files. */
async function open(folder: string, file: string, damage: (bytes: Buffer) => void) {
  const copy = mkdtempSync(`${folder}-`);
  cpSync(folder, copy, { recursive: true });
  const path = join(copy, 'postgres', file);
  const bytes = readFileSync(path);
  damage(bytes);
  writeFileSync(path, bytes);
  const warnings: string[] = [];
  const opening = openDatabase({ dataDir: copy }, (sentence) => warnings.push(sentence));
  return { opening, warnings, copy };
}

test('after a kill everything that was acknowledged is there, and nothing is said', async ({ killed }) => {
  const { opening, warnings } = await open(killed, 'PG_VERSION', () => undefined);
  const database = await opening;
  const { rows } = await database.pool.query('select count(*) as count from things');
  await database.close();
  expect(rows).toEqual([{ count: 1000 }]);
  expect(warnings).toEqual([]);
});

test('a log that ends in damage is named at the start', async ({ killed }) => {
  const segment = readdirSync(join(killed, 'postgres/pg_wal')).find((name) => name.length === 24)!;
  const { opening, warnings } = await open(killed, join('pg_wal', segment), (bytes) => {
    bytes.write('bad', bytes.lastIndexOf('row 900'));
  });
  const database = await opening;
  await database.close();
  expect(warnings).toEqual([expect.stringContaining('the end of its log cannot be read (incorrect resource manager')]);
});

test('a damaged control file is said to be one, with the folder and the way back', async ({ killed }) => {
  const { opening, copy } = await open(killed, 'global/pg_control', (bytes) => void (bytes[40]! ^= 0xff));
  const error = await opening.catch((reason: unknown) => reason as Error);
  expect(error).toHaveProperty('message', expect.stringContaining(`${copy}/postgres is damaged`));
  expect(error).toHaveProperty('message', expect.stringContaining('put the last backup of the data folder'));
  expect(error).toHaveProperty('message', expect.stringContaining('incorrect checksum in control file'));
  expect(error).toHaveProperty('message', expect.not.stringContaining('disk is full'));
});
