import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { test } from '#testing/api-test.ts';
import { openData } from './open-data.ts';

function aDataDir(): string {
  const before = process.umask();
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-data-'));
  onTestFinished(() => {
    process.umask(before);
    rmSync(dataDir, { recursive: true });
  });
  return dataDir;
}

/** The address of the test database for its superuser, where one may sign in without a password. */
async function urlOfSuperuser(connectionString: string): Promise<string | null> {
  const url = new URL(connectionString);
  url.username = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  const isLetIn = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end();
  return isLetIn ? url.href : null;
}

test('a role that passes the walls between organizations is refused in production, and named elsewhere', async ({
  server,
  skip,
}) => {
  const { connectionString } = server.database.pool.options;
  const url = connectionString ? await urlOfSuperuser(connectionString) : null;
  skip(url === null, 'there is a superuser only on a server that lets us in as one');
  const env = { DATA_DIR: aDataDir(), DATABASE_URL: url!, DATABASE_PREPARED: true };
  await expect(openData({ ...env, NODE_ENV: 'production' }, () => undefined)).rejects.toThrow(
    'is a superuser or has BYPASSRLS',
  );
  const warnings: string[] = [];
  const { database } = await openData({ ...env, NODE_ENV: 'development' }, (sentence) => warnings.push(sentence));
  await database.close();
  expect(warnings).toEqual([expect.stringContaining('Sign in as a plain role that owns the database')]);
});

test('a plain role is let in without a word', async ({ server, skip }) => {
  const { connectionString } = server.database.pool.options;
  skip(!connectionString, 'the embedded database has one plain role');
  const env = {
    DATA_DIR: aDataDir(),
    DATABASE_URL: connectionString!,
    DATABASE_PREPARED: true,
    NODE_ENV: 'production',
  } as const;
  const { database } = await openData(env, (sentence) => expect.unreachable(sentence));
  await database.close();
});
