import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect } from 'vitest';
import { secretOf } from '#platform/config/server-secret.ts';
import { test as base } from '#testing/api-test.ts';
import { aBrowser, resultIn } from '#testing/single-sign-on/federated-person.ts';
import { PUBLIC_URL, SECRET } from '#testing/identity-test.ts';
import { createSignOnProviders } from '#features/organizations/index.ts';
import { createApp } from './app.ts';

/** The server with a hosted provider, no federated sign-in and no demo. */
const test = base.extend('bare', { scope: 'worker' }, async ({ server }, { onCleanup }) => {
  const app = await createApp({
    world: { ...server.world, outbox: null },
    identityWire: {
      service: null,
      demoIssuer: null,
      signOnProviders: createSignOnProviders(server.world),
      federatedSignIn: { federation: null, secret: secretOf(SECRET), publicUrl: PUBLIC_URL, domains: ['localhost'] },
    },
    limit: async () => undefined,
    logger: pino({ level: 'silent' }),
    proxies: 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onCleanup(() => app.close());
  return { origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
});

test.for([
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=key'],
  ['POST', '/securetoken.googleapis.com/v1/token?key=key'],
  ['GET', '/.well-known/jwks.json'],
  ['GET', '/demo-issuer/.well-known/openid-configuration'],
  ['GET', '/demo-issuer/choose/anything'],
  ['GET', '/api/v1/outbox'],
] as const)('%s %s is not there when nothing of it is configured', async ([method, path], { bare }) => {
  const answer = await fetch(bare.origin + path, { method, headers: { accept: 'text/html' } });
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
});

test('a tab that asks for a federated sign-in that is not configured is told so', async ({ bare }) => {
  const { text } = await aBrowser(bare).open(
    `/auth/federated/google/start?mode=popup&id=12345678&nonce=${'a'.repeat(64)}`,
  );
  expect(resultIn(text)).toEqual({ type: 'federated-result', id: '12345678', error: 'not-configured' });
});
