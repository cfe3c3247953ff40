import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { aGroup, anOrganization } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';

const guide = readFileSync(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8');
const command = /^.*pg_dump --.*$/m.exec(guide)![0];
const hasTool = spawnSync('pg_dump', ['--version']).status === 0;

test('a backup as the guide makes it holds what organizations own', async ({ server, skip }) => {
  skip(!hasTool || server.database.kind === 'embedded', 'a server is backed up by its own tools');
  const { id } = await anOrganization(server.world.db);
  await aGroup(server.world.db, id, { name: 'Night shift' });
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-backup-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const { connectionString } = server.database.pool.options;
  execFileSync('sh', ['-c', command], { cwd: dir, env: { ...process.env, DATABASE_URL: connectionString } });
  const written = execFileSync('pg_restore', ['--data-only', '--table=groups', '--file=-', 'snapwell.dump'], {
    cwd: dir,
    encoding: 'utf8',
  });
  expect(written).toContain('Night shift');
});
