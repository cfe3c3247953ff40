import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test as base } from 'vitest';
import { AppError } from '#platform/http/app-error.ts';
import { createHostedProvider } from './hosted.ts';

const PROJECT = 'my-project';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;

/** A stand-in for the hosted provider's list of keys; how often it was asked is counted. */
const test = base.extend('hosted', { scope: 'file' }, async ({}, { onCleanup }) => {
  const keys = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  let asked = 0;
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'hosted-1', alg: 'RS256', use: 'sig' };
  const list = createServer((_request, response) => {
    asked++;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(list, 'listening');
  onCleanup(() => void list.close());
  const jwksUrl = `http://127.0.0.1:${(list.address() as AddressInfo).port}/jwks`;
  const provider = createHostedProvider({ projectId: PROJECT, jwksUrl, now: () => new Date() });
  return { provider, key: keys.privateKey, stranger: stranger.privateKey, asked: () => asked };
});

const now = () => Math.floor(Date.now() / 1000);

function aToken(key: CryptoKey, changes: Record<string, unknown> = {}, header: Record<string, unknown> = {}) {
  const claims = {
    iss: ISSUER,
    aud: PROJECT,
    sub: 'ada',
    iat: now(),
    exp: now() + 3600,
    auth_time: now(),
    email: 'ada@example.com',
    email_verified: true,
  };
  return new SignJWT({ ...claims, firebase: { sign_in_provider: 'google.com' }, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: 'hosted-1', ...header })
    .sign(key);
}

test("a token of the hosted project is read by the project's published keys, which are kept", async ({ hosted }) => {
  const claims = await hosted.provider.verifyIdToken(await aToken(hosted.key));
  expect(claims).toMatchObject({
    uid: 'ada',
    email: 'ada@example.com',
    isEmailVerified: true,
    signInProvider: 'google.com',
  });
  await hosted.provider.verifyIdToken(await aToken(hosted.key));
  expect(hosted.asked()).toBe(1);
});

test.for([
  ['of another project', { aud: 'another-project' }, 'authentication_required'],
  ['of another issuer', { iss: 'http://localhost:3000/my-project' }, 'authentication_required'],
  ['that has expired', { exp: now() - 60 }, 'token_expired'],
  ['of nobody', { sub: '' }, 'authentication_required'],
  ['of somebody with an endless name', { sub: 'x'.repeat(129) }, 'authentication_required'],
  ['from a sign-in that has not happened yet', { auth_time: now() + 3600 }, 'authentication_required'],
] as const)('a token %s is refused', async ([, changes, code], { hosted }) => {
  await expect(hosted.provider.verifyIdToken(await aToken(hosted.key, changes))).rejects.toMatchObject({ code });
});

test('a token signed by somebody else is refused, under a known name and an unknown one', async ({ hosted }) => {
  for (const kid of ['hosted-1', 'unknown'])
    await expect(hosted.provider.verifyIdToken(await aToken(hosted.stranger, {}, { kid }))).rejects.toMatchObject({
      code: 'authentication_required',
    });
});

test('when the keys cannot be had, that is our trouble and no verdict on the token', async ({ hosted }) => {
  const provider = createHostedProvider({
    projectId: PROJECT,
    jwksUrl: 'http://127.0.0.1:1/jwks',
    now: () => new Date(),
  });
  await expect(provider.verifyIdToken(await aToken(hosted.key))).rejects.not.toBeInstanceOf(AppError);
});

test('accounts of a hosted provider are administered there', async ({ hosted }) => {
  const { provider } = hosted;
  const asked = [
    provider.revokeSessions('ada'),
    provider.setDisabled('ada', true),
    provider.deleteAccount('ada'),
    provider.createAccounts([], 'password'),
  ];
  for (const answer of asked) await expect(answer).rejects.toMatchObject({ code: 'managed_by_provider' });
  expect(await provider.endSession('ada', 'token')).toBe(false);
});
