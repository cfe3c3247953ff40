import { clientConfig } from '@snapwell/contract/api/client-config.schemas';
import { expect } from 'vitest';
import { readEnv } from '#platform/config/env.ts';
import { test } from '#testing/api-test.ts';
import { describeToClient } from './client-config.ts';

const hosted = {
  AUTH_PROVIDER: 'hosted',
  AUTH_DOMAIN: 'my-project.firebaseapp.com',
  AUTH_PROJECT_ID: 'my-project',
  AUTH_API_KEY: 'public-key',
};

test('a page finds its configuration without a token', async ({ ask }) => {
  const { status, headers, body } = await ask(null, 'GET', '/config.json');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(clientConfig.parse(body).auth).toEqual({
    provider: 'embedded',
    api_key: 'snapwell-embedded',
    project_id: 'snapwell',
    auth_domain: null,
    uses_own_origin: true,
  });
});

test('with a hosted provider the page talks to that', () => {
  const { auth } = describeToClient(readEnv(hosted, ''), { isDemo: false, federation: null });
  expect(auth).toEqual({
    provider: 'hosted',
    api_key: 'public-key',
    project_id: 'my-project',
    auth_domain: 'my-project.firebaseapp.com',
    uses_own_origin: false,
  });
});

test('sample accounts and their password are told in demo mode only', () => {
  const env = readEnv({}, '');
  expect(describeToClient(env, { isDemo: false, federation: null }).demo).toEqual({
    is_on: false,
    accounts: [],
    password: null,
  });
  expect(describeToClient(env, { isDemo: true, federation: null }).demo).toMatchObject({
    is_on: true,
    accounts: expect.arrayContaining([expect.objectContaining({ email: 'ada@riverside.example' })]),
  });
});

test('nothing secret is told', () => {
  const secrets = {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    SMTP_URL: 'smtp://user:mail-secret@host',
    SECRET: 'x'.repeat(40),
  };
  const told = JSON.stringify(describeToClient(readEnv(secrets, ''), { isDemo: false, federation: { isDemo: false } }));
  for (const secret of ['google-secret', 'mail-secret', 'x'.repeat(40)]) expect(told).not.toContain(secret);
});
