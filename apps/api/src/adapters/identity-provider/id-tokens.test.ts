import { type CryptoKey, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { expect } from 'vitest';
import { type IdentityServer, refusal, type Signed, signUp, test } from '#testing/identity-test.ts';

const PROTECTED = '/api/v1/auth/logout';

/** Whether the API lets the token in, and whether the identity provider itself does. */
async function tryToken(identity: IdentityServer, token: string) {
  const [api, lookup] = await Promise.all([
    identity.api(token, 'POST', PROTECTED, {}),
    identity.toolkit('lookup', { idToken: token }),
  ]);
  return { api, lookup };
}

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as JWTPayload;
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string };
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test('a token that was just issued opens the API', async ({ identity }) => {
  const { api, lookup } = await tryToken(identity, (await signUp(identity)).idToken);
  expect([api.status, lookup.status]).toEqual([200, 200]);
});

const forgeries: [name: string, forge: (ada: Signed, identity: IdentityServer) => string | Promise<string>][] = [
  ['whose claims were changed', ({ idToken }) => swapPayload(idToken, { sub: 'somebody-else' })],
  [
    'without a signature (alg none)',
    ({ idToken }) => `${encoded({ alg: 'none', typ: 'JWT' })}.${idToken.split('.')[1]}.`,
  ],
  [
    'that claims none and keeps the signature',
    ({ idToken }) => [encoded({ alg: 'none' }), ...idToken.split('.').slice(1)].join('.'),
  ],
  ['signed with HS256 and the public key', signedWithPublicKey],
  ['signed by another key under the same name', ({ idToken }) => signedByStranger(idToken, {})],
  [
    'of another issuer',
    (ada, identity) => signedByUs(identity, ada.idToken, { iss: 'https://securetoken.google.com/snapwell' }),
  ],
  ['for another project', (ada, identity) => signedByUs(identity, ada.idToken, { aud: 'another-project' })],
  ['without a session', (ada, identity) => signedByUs(identity, ada.idToken, { session_id: undefined })],
  [
    'with the session of somebody else',
    async (ada, identity) => signedByUs(identity, ada.idToken, { sub: (await signUp(identity)).uid }),
  ],
  ['without the moment of sign-in', (ada, identity) => signedByUs(identity, ada.idToken, { auth_time: undefined })],
  [
    'that was made for signing in (a custom token)',
    ({ uid }, identity) => identity.service.mintCustomToken({ uid, claims: {} }),
  ],
];

test.for(forgeries)('a token %s is refused', async ([, forge], { identity }) => {
  const ada = await signUp(identity);
  const { api, lookup } = await tryToken(identity, await forge(ada, identity));
  expect(api).toMatchObject({ status: 401, body: { message: 'Authentication required' } });
  expect(lookup.body.error.message).toMatch(/^(INVALID_ID_TOKEN|TOKEN_EXPIRED)/);
});

test('our own signature on the same claims is accepted, so that the refusals above mean something', async ({
  identity,
}) => {
  const ada = await signUp(identity);
  const { api } = await tryToken(identity, await signedByUs(identity, ada.idToken, {}));
  expect(api.status).toBe(200);
});

test('a token is refused once its hour is over, and says so', async ({ identity, time }) => {
  const { idToken } = await signUp(identity);
  time.passes(3600 + 31);
  const { api, lookup } = await tryToken(identity, idToken);
  expect(api).toMatchObject({ status: 401, body: { code: 'token_expired' } });
  expect(lookup).toMatchObject(refusal('TOKEN_EXPIRED'));
});

test('a token of an account that is gone is refused', async ({ identity }) => {
  const ada = await signUp(identity);
  await identity.service.eraseAccount(ada.uid);
  const { api, lookup } = await tryToken(identity, ada.idToken);
  expect(api.status).toBe(401);
  expect(lookup).toMatchObject(refusal('TOKEN_EXPIRED'));
});

test('an ID token is no custom token, whatever it claims', async ({ identity }) => {
  const { idToken, uid } = await signUp(identity);
  for (const token of [idToken, await signedByUs(identity, idToken, { uid })])
    expect(await identity.toolkit('signInWithCustomToken', { token })).toMatchObject(refusal('INVALID_CUSTOM_TOKEN'));
});

test('the published keys hold nothing that must be kept', async ({ identity }) => {
  const answer = await fetch(`${identity.origin}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: object[] };
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  expect(keys.map((key) => Object.keys(key).toSorted())).toContainEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

function swapPayload(token: string, changes: object): string {
  const [header, , signature] = token.split('.');
  return [header, encoded({ ...payloadOf(token), ...changes }), signature].join('.');
}

async function signedWithPublicKey({ idToken }: Signed, identity: IdentityServer): Promise<string> {
  const { kid } = headerOf(idToken);
  const { keys } = await identity.service.publishedKeys();
  const publicKey = await exportSPKI(
    (await importJWK(
      keys.find((key) => key.kid === kid)!,
      'RS256',
      { extractable: true },
    )) as CryptoKey,
  );
  return new SignJWT(payloadOf(idToken))
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(new TextEncoder().encode(publicKey));
}

async function signedByStranger(token: string, changes: object): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return new SignJWT({ ...payloadOf(token), ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: headerOf(token).kid })
    .sign(privateKey);
}

async function signedByUs(identity: IdentityServer, token: string, changes: object): Promise<string> {
  const { kid, privateKey } = await identity.service.world.keys.current();
  return new SignJWT({ ...payloadOf(token), ...changes }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
}
