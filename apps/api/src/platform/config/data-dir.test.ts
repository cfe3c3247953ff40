import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { isOpenToOthers, openDataDir } from './data-dir.ts';

const test = base.extend('dataDir', async ({}, { onCleanup }) => {
  const before = process.umask();
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-data-'));
  onCleanup(() => {
    process.umask(before);
    rmSync(dataDir, { recursive: true });
  });
  return dataDir;
});

/** Everything in the folder that somebody else on the machine may read, write or enter. */
function openPaths(dir: string): string[] {
  const all = [dir, ...readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name))];
  return all.filter((path) => (statSync(path).mode & 0o077) !== 0);
}

function leaveOpen(dataDir: string): void {
  process.umask(0);
  for (const folder of ['postgres/base/1', 'files/org/pictures', 'uploads']) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    writeFileSync(join(dataDir, folder, 'file'), 'text', { mode: 0o666 });
  }
  chmodSync(dataDir, 0o755);
}

test('a data folder that an older version left open is closed to other users, with everything in it', ({ dataDir }) => {
  leaveOpen(dataDir);
  expect(isOpenToOthers(dataDir)).toBe(true);
  openDataDir(dataDir, () => expect.unreachable());
  expect(openPaths(dataDir)).toEqual([]);
  expect(isOpenToOthers(dataDir)).toBe(false);
  expect(statSync(join(dataDir, 'files/org/pictures')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'files/org/pictures/file')).mode & 0o777).toBe(0o600);
});

test('a folder whose files were left open by a closing that was interrupted is closed on the next start', ({
  dataDir,
}) => {
  leaveOpen(dataDir);
  chmodSync(dataDir, 0o700);
  openDataDir(dataDir, () => expect.unreachable());
  expect(openPaths(dataDir)).toEqual([]);
});

test('a folder that is closed is not walked through again', ({ dataDir }) => {
  leaveOpen(dataDir);
  openDataDir(dataDir, () => expect.unreachable());
  const deep = join(dataDir, 'files/org/pictures');
  chmodSync(deep, 0o755);
  utimesSync(deep, 0, 0);
  openDataDir(dataDir, () => expect.unreachable());
  expect(statSync(deep).mode & 0o777).toBe(0o755);
});

test('what the process writes afterwards is closed from the beginning', ({ dataDir }) => {
  openDataDir(dataDir, () => expect.unreachable());
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files/picture'), 'text');
  expect(openPaths(dataDir)).toEqual([]);
});

test('no file of a new embedded database can be read or written by others', async ({ dataDir }) => {
  openDataDir(dataDir, () => expect.unreachable());
  const database = await openDatabase({ dataDir });
  await database.pool.query('create table things as select 1 as one');
  await database.pool.query('checkpoint');
  await database.close();
  expect(readdirSync(join(dataDir, 'postgres'))).toContain('PG_VERSION');
  expect(openPaths(dataDir)).toEqual([]);
});
