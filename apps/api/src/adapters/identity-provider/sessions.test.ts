import { expect } from 'vitest';
import { anAddress, PASSWORD, refusal, signUp, test } from '#testing/identity-test.ts';

const DAY_S = 24 * 3600;
const usesApi = (idToken: string) => [idToken, 'POST', '/api/v1/auth/logout', {}] as const;

test('a disabled account loses the API at once and learns why at its next refresh', async ({ identity }) => {
  const ada = await signUp(identity);
  await identity.service.setDisabled(ada.uid, true);
  expect(await identity.api(...usesApi(ada.idToken))).toMatchObject({
    status: 401,
    body: { code: 'account_disabled' },
  });
  expect(await identity.toolkit('lookup', { idToken: ada.idToken })).toMatchObject(refusal('USER_DISABLED'));
  expect(await identity.refresh(ada.refreshToken)).toMatchObject(refusal('USER_DISABLED'));
});

test('that an account is disabled is told only to who knows its password', async ({ identity }) => {
  const ada = await signUp(identity);
  await identity.service.setDisabled(ada.uid, true);
  const signIn = (password: string) => identity.toolkit('signInWithPassword', { email: ada.email, password });
  expect(await signIn('wrong password')).toMatchObject(refusal('INVALID_LOGIN_CREDENTIALS'));
  expect(await signIn(PASSWORD)).toMatchObject(refusal('USER_DISABLED'));
});

test('an account that is enabled again has to sign in again', async ({ identity }) => {
  const ada = await signUp(identity);
  await identity.service.setDisabled(ada.uid, true);
  await identity.service.setDisabled(ada.uid, false);
  expect(await identity.refresh(ada.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
  const { body } = await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD });
  expect((await identity.api(...usesApi(body.idToken))).status).toBe(200);
});

test('signing out everywhere refuses tokens that would be good for an hour', async ({ identity }) => {
  const ada = await signUp(identity);
  const { body: phone } = await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD });
  expect(await identity.api(ada.idToken, 'POST', '/api/v1/auth/logout', { everywhere: true })).toMatchObject({
    body: { ended: 'all' },
  });
  for (const idToken of [ada.idToken, phone.idToken])
    expect((await identity.api(...usesApi(idToken))).status).toBe(401);
  for (const token of [ada.refreshToken, phone.refreshToken])
    expect(await identity.refresh(token)).toMatchObject(refusal('TOKEN_EXPIRED'));
});

test('signing out ends that session and leaves the others', async ({ identity }) => {
  const ada = await signUp(identity);
  const { body: phone } = await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD });
  const ended = await identity.api(ada.idToken, 'POST', '/api/v1/auth/logout', { refresh_token: ada.refreshToken });
  expect(ended).toMatchObject({ status: 200, body: { ended: 'session' } });
  expect((await identity.api(...usesApi(ada.idToken))).status).toBe(401);
  expect((await identity.refresh(phone.refreshToken)).status).toBe(200);
});

test("nobody ends somebody else's session, whatever token they got hold of", async ({ identity }) => {
  const [ada, eve] = [await signUp(identity), await signUp(identity)];
  const answer = await identity.api(eve.idToken, 'POST', '/api/v1/auth/logout', { refresh_token: ada.refreshToken });
  expect(answer.body).toEqual({ ended: 'none' });
  expect((await identity.refresh(ada.refreshToken)).status).toBe(200);
});

test('tabs that refresh at the same time all go on, again and again', async ({ identity }) => {
  const { refreshToken } = await signUp(identity);
  for (const _round of [1, 2]) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => identity.refresh(refreshToken)));
    expect(answers.map(({ status, body }) => [status, body.refresh_token])).toEqual(
      answers.map(() => [200, refreshToken]),
    );
  }
});

test('a refreshed token keeps the moment of the sign-in', async ({ identity, time }) => {
  const ada = await signUp(identity);
  const authTimeOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).auth_time as number;
  time.passes(1800);
  const { body } = await identity.refresh(ada.refreshToken);
  expect(authTimeOf(body.id_token)).toBe(authTimeOf(ada.idToken));
  expect((await identity.api(...usesApi(body.id_token))).status).toBe(200);
});

test.for([
  ['used every month lasts', 30, 6, 200],
  ['unused for more than sixty days is over', 61, 1, 400],
  ['is over after a year, however much it was used', 46, 8, 400],
] as const)('a session that %s', async ([, days, times, status], { identity, time }) => {
  const { refreshToken } = await signUp(identity);
  let last = 200;
  for (let i = 0; i < times; i++) {
    time.passes(days * DAY_S);
    last = (await identity.refresh(refreshToken)).status;
  }
  expect(last).toBe(status);
});

test('what is over is thrown away', async ({ identity, time }) => {
  const ada = await signUp(identity);
  time.passes(61 * DAY_S);
  await identity.service.maintain();
  time.passes(-61 * DAY_S);
  expect(await identity.refresh(ada.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
});

test.for([
  ['no grant', {}, 'MISSING_GRANT_TYPE'],
  ['another grant', { grant_type: 'password' }, 'INVALID_GRANT_TYPE'],
  ['no token', { grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
  ['a made-up token', { grant_type: 'refresh_token', refresh_token: 'nonsense' }, 'TOKEN_EXPIRED'],
] as const)('a refresh with %s is refused', async ([, form, code], { identity }) => {
  const answer = await fetch(`${identity.origin}/securetoken.googleapis.com/v1/token?key=key`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject(refusal(code));
});

test('changing the password ends every other session and gives this one new tokens', async ({ identity }) => {
  const ada = await signUp(identity);
  const { body: phone } = await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD });
  const { body: changed } = await identity.toolkit('update', {
    idToken: ada.idToken,
    password: 'another horse',
    returnSecureToken: true,
  });
  expect(await identity.refresh(phone.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
  expect((await identity.api(...usesApi(phone.idToken))).status).toBe(401);
  expect((await identity.api(...usesApi(changed.idToken))).status).toBe(200);
  expect(await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD })).toMatchObject(
    refusal('INVALID_LOGIN_CREDENTIALS'),
  );
  expect((await identity.toolkit('signInWithPassword', { email: ada.email, password: 'another horse' })).status).toBe(
    200,
  );
});

test.for([
  ['the password', { password: 'another horse' }],
  ['the address', { email: 'somebody@example.com' }],
] as const)('changing %s needs a recent sign-in', async ([, change], { identity, time }) => {
  const ada = await signUp(identity);
  time.passes(6 * 60);
  expect(await identity.toolkit('update', { idToken: ada.idToken, ...change })).toMatchObject(
    refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'),
  );
});

test('deleting the account needs a recent sign-in, then frees the address', async ({ identity, time }) => {
  const ada = await signUp(identity);
  time.passes(6 * 60);
  expect(await identity.toolkit('delete', { idToken: ada.idToken })).toMatchObject(
    refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'),
  );
  const { body } = await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD });
  expect((await identity.toolkit('delete', { idToken: body.idToken })).status).toBe(200);
  expect((await signUp(identity, ada.email)).uid).not.toBe(ada.uid);
});

test('changing the name or the picture keeps the session and echoes both', async ({ identity }) => {
  const ada = await signUp(identity);
  const { body } = await identity.toolkit('update', {
    idToken: ada.idToken,
    displayName: 'Ada Okafor',
    photoUrl: '/files/ada.png',
    returnSecureToken: true,
  });
  expect(body).toMatchObject({ displayName: 'Ada Okafor', photoUrl: '/files/ada.png' });
  expect(body).not.toHaveProperty('idToken');
  const { body: renamed } = await identity.toolkit('update', {
    idToken: ada.idToken,
    displayName: 'Ada',
    photoUrl: null,
  });
  expect(renamed).toMatchObject({ displayName: 'Ada', photoUrl: '/files/ada.png' });
  const { body: cleared } = await identity.toolkit('update', {
    idToken: ada.idToken,
    deleteAttribute: ['PHOTO_URL'],
    displayName: '',
  });
  expect([cleared.displayName, cleared.photoUrl]).toEqual([undefined, undefined]);
  expect((await identity.refresh(ada.refreshToken)).status).toBe(200);
});

test('accounts that the server makes share a password, and making them again changes nothing', async ({ identity }) => {
  const email = anAddress();
  const account = { uid: email.split('@')[0]!, email: email.toUpperCase(), displayName: 'Ada Okafor' };
  await identity.world.identityProvider.createAccounts([account], 'snapwell-demo');
  await identity.world.identityProvider.createAccounts(
    [{ ...account, displayName: 'Somebody else' }],
    'another password',
  );
  const { body } = await identity.toolkit('signInWithPassword', { email, password: 'snapwell-demo' });
  expect(body).toMatchObject({ localId: account.uid, displayName: 'Ada Okafor' });
  const { body: found } = await identity.toolkit('lookup', { idToken: body.idToken });
  expect(found.users[0]).toMatchObject({ emailVerified: true });
});

test.for(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'https://'])(
  '%j is no picture of an account',
  async (photoUrl, { identity }) => {
    const { idToken } = await signUp(identity);
    expect(await identity.toolkit('update', { idToken, photoUrl })).toMatchObject(refusal('INVALID_PHOTO_URL'));
  },
);
