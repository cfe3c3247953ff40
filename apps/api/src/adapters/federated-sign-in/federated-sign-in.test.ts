import { createHash } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { expect } from 'vitest';
import { aBrowser, resultIn, walkThrough } from '#testing/single-sign-on/federated-person.ts';
import { assertionOf, codeFor, type IdentityServer, PASSWORD, refusal, signUp, test } from '#testing/identity-test.ts';

const MIA = { account: 'sample-mia', email: 'mia.brandt@mail.example' };

/** Signs in with a federated account; each call is a sign-in of its own. */
async function enterAs(identity: IdentityServer, account: string) {
  const { result, rawNonce } = await walkThrough(identity, account);
  return identity.toolkit('signInWithIdp', assertionOf({ idToken: result.id_token!, rawNonce }));
}

/** The sample people are few: each test finds them as strangers. */
async function forget(identity: IdentityServer, email: string) {
  const { body } = await identity.toolkit('sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
  const { body: holder } = await identity.toolkit('signInWithEmailLink', {
    email: body.email,
    oobCode: codeFor(identity, email),
  });
  await identity.service.eraseAccount(holder.localId);
}

test('somebody new gets an account with a proven address and the name of the provider', async ({ identity }) => {
  await forget(identity, MIA.email);
  const { body } = await enterAs(identity, MIA.account);
  expect(body).toMatchObject({
    isNewUser: true,
    email: MIA.email,
    emailVerified: true,
    displayName: 'Mia Brandt',
    providerId: 'google.com',
  });
  const { body: again } = await enterAs(identity, MIA.account);
  expect(again).toMatchObject({ localId: body.localId });
  expect(again).not.toHaveProperty('isNewUser');
});

test('who cancels at the provider is sent back without an account', async ({ identity }) => {
  const { result } = await walkThrough(identity, '');
  expect(result).toMatchObject({ error: 'user-cancelled' });
  expect(result).not.toHaveProperty('id_token');
});

test('a token that was seen on its way is of no use without the nonce that stayed in the tab', async ({ identity }) => {
  const { result, rawNonce } = await walkThrough(identity, MIA.account);
  const idToken = result.id_token!;
  for (const wrong of [
    { idToken },
    { idToken, rawNonce: 'guessed' },
    { idToken, rawNonce: createHash('sha256').update(rawNonce).digest('hex') },
  ])
    expect(await identity.toolkit('signInWithIdp', assertionOf(wrong))).toMatchObject(
      refusal('MISSING_OR_INVALID_NONCE'),
    );
});

test("a provider's token that somebody made themselves is refused", async ({ identity }) => {
  const { result, rawNonce } = await walkThrough(identity, MIA.account);
  const [header, payload] = result.id_token!.split('.');
  const { privateKey } = await generateKeyPair('RS256');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString());
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'sample' }).sign(privateKey);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  for (const idToken of [forged, unsigned, `${header}.${payload}.`, 'nonsense'])
    expect(await identity.toolkit('signInWithIdp', assertionOf({ idToken, rawNonce }))).toMatchObject(
      refusal('INVALID_IDP_RESPONSE'),
    );
});

test('our own ID token is not a token of the provider', async ({ identity }) => {
  const { idToken } = await signUp(identity);
  expect(await identity.toolkit('signInWithIdp', assertionOf({ idToken, rawNonce: 'any' }))).toMatchObject(
    refusal('INVALID_IDP_RESPONSE'),
  );
});

test.for(['id_token=x&nonce=y', 'access_token=x'])(
  'another provider is not configured, with %s',
  async (token, { identity }) => {
    const answer = await identity.toolkit('signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: `providerId=facebook.com&${token}`,
    });
    expect(answer).toMatchObject(refusal('OPERATION_NOT_ALLOWED'));
  },
);

test('who signed up with an address that is not theirs is shut out when its holder comes', async ({ identity }) => {
  await forget(identity, MIA.email);
  const eve = await signUp(identity, MIA.email);
  const { body } = await enterAs(identity, MIA.account);
  expect(body).toMatchObject({ localId: eve.uid, emailVerified: true });
  expect(await identity.toolkit('signInWithPassword', { email: MIA.email, password: PASSWORD })).toMatchObject(
    refusal('INVALID_LOGIN_CREDENTIALS'),
  );
  expect(await identity.refresh(eve.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
});

test('an address that the provider has not verified opens nobody’s account', async ({ identity }) => {
  await forget(identity, 'sam.rivera@mail.example');
  await signUp(identity, 'sam.rivera@mail.example');
  const { status, body } = await enterAs(identity, 'sample-sam');
  expect([status, body.needConfirmation]).toEqual([200, true]);
  expect(body).not.toHaveProperty('idToken');
  expect(
    (await identity.toolkit('signInWithPassword', { email: 'sam.rivera@mail.example', password: PASSWORD })).status,
  ).toBe(200);
});

test('a federated account can be added to an account, but not to two', async ({ identity }) => {
  await forget(identity, 'jonas.weber@mail.example');
  const [ada, eve] = [await signUp(identity), await signUp(identity)];
  const link = async (idToken: string) => {
    const { result, rawNonce } = await walkThrough(identity, 'sample-jonas');
    return identity.toolkit('signInWithIdp', { ...assertionOf({ idToken: result.id_token!, rawNonce }), idToken });
  };
  expect((await link(ada.idToken)).body).toMatchObject({ localId: ada.uid });
  expect(await link(eve.idToken)).toMatchObject({
    status: 200,
    body: { errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' },
  });
  expect((await enterAs(identity, 'sample-jonas')).body).toMatchObject({ localId: ada.uid });
  await identity.service.eraseAccount(ada.uid);
});

test('adding a way in needs a recent sign-in', async ({ identity, time }) => {
  const ada = await signUp(identity);
  time.passes(6 * 60);
  const { result, rawNonce } = await walkThrough(identity, 'sample-jonas');
  const answer = await identity.toolkit('signInWithIdp', {
    ...assertionOf({ idToken: result.id_token!, rawNonce }),
    idToken: ada.idToken,
  });
  expect(answer).toMatchObject(refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'));
});

test('the redirect leaves the result for the page and goes back where it came from', async ({ identity }) => {
  const walk = await walkThrough(identity, MIA.account, { mode: 'redirect', returnTo: '/o/riverside/home?x=1' });
  expect(walk.result).toMatchObject({ id: walk.id, id_token: expect.any(String) });
  expect(walk.page).toContain('location.replace("/o/riverside/home?x=1")');
});

test.for(['//evil.example/', String.raw`/\evil.example`, 'https://evil.example', 'javascript:alert(1)'])(
  'the redirect does not lead to %s',
  async (returnTo, { identity }) => {
    const { page } = await walkThrough(identity, MIA.account, { mode: 'redirect', returnTo });
    expect(page).toContain('location.replace("/signin")');
    expect(page).not.toContain('evil');
  },
);

test('a callback that was not begun in this browser is refused', async ({ identity }) => {
  const { callback } = await walkThrough(identity, MIA.account);
  const { text } = await aBrowser(identity).open(callback);
  expect(resultIn(text)).toMatchObject({ error: 'state-mismatch' });
});

test('a callback works once, and a cookie that was tampered with not at all', async ({ identity }) => {
  const browser = aBrowser(identity);
  const { callback } = await walkThrough(identity, MIA.account, { browser });
  expect(resultIn((await browser.open(callback)).text)).toMatchObject({ error: 'state-mismatch' });
  const state = new URL(callback).searchParams.get('state')!;
  browser.cookies.set(`federated_${state.slice(0, 16)}`, 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA');
  expect(resultIn((await browser.open(callback)).text)).toMatchObject({ error: 'state-mismatch' });
});

test('under a foreign host name the sign-in is not begun', async ({ identity }) => {
  const { text } = await aBrowser(identity, 'evil.example').open(
    `/auth/federated/google/start?mode=popup&id=12345678&nonce=${'a'.repeat(64)}`,
  );
  expect(resultIn(text)).toMatchObject({ error: 'unauthorized-domain' });
});

test('the pages that hand over run their own script and nothing else, and are kept nowhere', async ({ identity }) => {
  const browser = aBrowser(identity);
  const { headers, text } = await browser.open(
    '/auth/federated/google/callback?state=x&code=<script>alert(1)</script>',
  );
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).toContain(`<script nonce="${nonce}">`);
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
});

test.for([
  ['no nonce', 'mode=popup&id=12345678'],
  ['a raw nonce', 'mode=popup&id=12345678&nonce=secret'],
  ['an id that is code', `mode=popup&id=</script>&nonce=${'a'.repeat(64)}`],
  ['another mode', `mode=iframe&id=12345678&nonce=${'a'.repeat(64)}`],
] as const)('a start with %s is refused', async ([, query], { identity }) => {
  expect((await aBrowser(identity).open(`/auth/federated/google/start?${query}`)).status).toBe(400);
});

test('choosing an account in a sign-in that is over is answered with a page that says so', async ({ identity }) => {
  const { status, text } = await aBrowser(identity).open('/demo-issuer/choose/long-gone', { account: 'sample-mia' });
  expect([status, text.includes('This sign-in is over')]).toEqual([200, true]);
});
