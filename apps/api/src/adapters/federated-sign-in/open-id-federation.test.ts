import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test as base } from 'vitest';
import { createOpenIdFederation } from './open-id-federation.ts';

const CLIENT = 'our-client';

/** A provider with keys of its own, on a port of its own; it can be taken off the air. */
const test = base.extend('provider', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'provider-1', alg: 'RS256', use: 'sig' };
  const state = { isOnAir: true };
  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
    };
    const body = request.url === '/jwks' ? { keys: [jwk] } : metadata;
    response.writeHead(state.isOnAir ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onCleanup(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const now = () => Math.floor(Date.now() / 1000);
  return {
    issuer,
    state,
    federation: () =>
      createOpenIdFederation({
        issuer,
        clientId: CLIENT,
        clientSecret: 'secret',
        isDemo: false,
        now: () => new Date(),
      }),
    aToken: (changes: Record<string, unknown> = {}) =>
      new SignJWT({
        iss: issuer,
        aud: CLIENT,
        sub: 'ada',
        iat: now(),
        exp: now() + 3600,
        email: 'ada@example.com',
        email_verified: true,
        ...changes,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'provider-1' })
        .sign(privateKey),
  };
});

test("the provider's token for us is read", async ({ provider }) => {
  expect(await provider.federation().checkIdToken(await provider.aToken())).toMatchObject({
    sub: 'ada',
    email: 'ada@example.com',
    email_verified: true,
  });
});

const now = () => Math.floor(Date.now() / 1000);
test.for([
  ['for another application of the same provider', { aud: 'another-client' }, 'unexpected "aud" claim value'],
  ['of another provider', { iss: 'https://accounts.evil.example' }, 'unexpected "iss" claim value'],
  ['that has expired', { exp: now() - 60 }, '"exp" claim timestamp check failed'],
  ['that is older than an hour', { iat: now() - 3700, exp: now() + 3600 }, '"iat" claim timestamp check failed'],
  ['whose address is no text', { email: { $ne: null } }, 'expected string'],
] as const)('a token %s is refused', async ([, changes, why], { provider }) => {
  await expect(provider.federation().checkIdToken(await provider.aToken(changes))).rejects.toThrow(why);
});

test('a provider that cannot be reached is asked again the next time', async ({ provider }) => {
  const federation = provider.federation();
  const begin = () => federation.begin({ redirectUri: 'http://localhost:3000/callback', nonce: 'a'.repeat(64) });
  provider.state.isOnAir = false;
  await expect(begin()).rejects.toMatchObject({ code: 'provider-unreachable' });
  provider.state.isOnAir = true;
  const { address, pending } = await begin();
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: CLIENT,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    nonce: 'a'.repeat(64),
    state: pending.state,
    prompt: 'select_account',
  });
});
