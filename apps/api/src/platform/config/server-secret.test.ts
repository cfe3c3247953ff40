import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'vitest';
import { readServerSecret } from './server-secret.ts';

const test = base.extend('dataDir', async ({}, { onCleanup }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-secret-'));
  onCleanup(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
});

test('a secret is made on the first start, kept from others, and found on the next', ({ dataDir }) => {
  const first = readServerSecret({ setting: undefined, dataDir }).keyFor('cookies');
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readServerSecret({ setting: undefined, dataDir }).keyFor('cookies')).toEqual(first);
  expect(first).toHaveLength(32);
});

test('each purpose has a key of its own', ({ dataDir }) => {
  const secret = readServerSecret({ setting: undefined, dataDir });
  expect(secret.keyFor('cookies')).not.toEqual(secret.keyFor('signing keys'));
});

test('a secret that is set needs no file', ({ dataDir }) => {
  readServerSecret({ setting: 'set-by-somebody-who-runs-many-servers', dataDir }).keyFor('cookies');
  expect(() => readFileSync(join(dataDir, 'secrets.json'))).toThrow('ENOENT');
});

test('a damaged file stops the start instead of making another secret', ({ dataDir }) => {
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  expect(() => readServerSecret({ setting: undefined, dataDir })).toThrow('does not hold the server');
});
