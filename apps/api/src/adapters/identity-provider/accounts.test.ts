import { limitTable } from '@snapwell/identity-service/guessing/rate-limits';
import { expect } from 'vitest';
import { anAddress, codeFor, PASSWORD, refusal, signUp, startIdentityServer, test } from '#testing/identity-test.ts';

test.for([
  ['no address', { password: PASSWORD }, 'MISSING_EMAIL'],
  ['no password', { email: 'ada@example.com' }, 'MISSING_PASSWORD'],
  ['nothing (anonymously)', {}, 'ADMIN_ONLY_OPERATION'],
  ['something that is no address', { email: 'ada', password: PASSWORD }, 'INVALID_EMAIL'],
  ['five characters for a password', { email: 'ada@example.com', password: '12345' }, 'WEAK_PASSWORD'],
  [
    'a password of megabytes',
    { email: 'ada@example.com', password: 'x'.repeat(50_000) },
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  ],
  ['a number for a password', { email: 'ada@example.com', password: 123456 }, 'INVALID_ARGUMENT'],
  ['a tenant', { email: 'ada@example.com', password: PASSWORD, tenantId: 't' }, 'UNSUPPORTED_TENANT_OPERATION'],
] as const)('signing up with %s is refused', async ([, body, code], { identity }) => {
  expect(await identity.toolkit('signUp', body)).toMatchObject(refusal(code));
});

test('an address has one account, however it is written', async ({ identity }) => {
  const { email } = await signUp(identity);
  const again = await identity.toolkit('signUp', { email: ` ${email.toUpperCase()} `, password: PASSWORD });
  expect(again).toMatchObject(refusal('EMAIL_EXISTS'));
});

test('two who sign up with one address at the same time get one account', async ({ identity }) => {
  const email = anAddress();
  const answers = await Promise.all([1, 2, 3].map(() => identity.toolkit('signUp', { email, password: PASSWORD })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error?.message === 'EMAIL_EXISTS')).toHaveLength(2);
});

test('a wrong password and an unknown address are refused alike', async ({ identity }) => {
  const { email } = await signUp(identity);
  const wrong = await identity.toolkit('signInWithPassword', { email, password: 'wrong password' });
  const unknown = await identity.toolkit('signInWithPassword', { email: anAddress(), password: 'wrong password' });
  expect(wrong).toMatchObject(refusal('INVALID_LOGIN_CREDENTIALS'));
  expect(unknown.body).toEqual(wrong.body);
});

test('nobody learns the ways into an account, or whether there is one', async ({ identity }) => {
  const { email } = await signUp(identity);
  const ask = async (identifier: string) =>
    (await identity.toolkit('createAuthUri', { identifier, continueUri: 'http://localhost' })).body;
  expect(Object.keys(await ask(email))).toEqual(Object.keys(await ask(anAddress())));
  const reset = async (address: string) =>
    (await identity.toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email: address })).body;
  const stranger = anAddress();
  expect([await reset(email), await reset(stranger)]).toEqual(
    [email, stranger].map((address) => expect.objectContaining({ email: address })),
  );
});

test('an answer never holds a password hash', async ({ identity }) => {
  const { idToken } = await signUp(identity);
  const { body } = await identity.toolkit('lookup', { idToken });
  expect(JSON.stringify(body)).not.toContain('argon2');
  expect(body.users[0].providerUserInfo).toEqual([expect.objectContaining({ providerId: 'password' })]);
});

test('too many requests from one place are answered without the shape of a verdict, which would sign people out', async ({
  server,
  onTestFinished,
}) => {
  const limits = { ...limitTable, requestByAddress: { points: 2, seconds: 60 } };
  const identity = await startIdentityServer(server.database, server.world, { limits });
  onTestFinished(identity.stop);
  const { refreshToken } = await signUp(identity);
  await identity.refresh(refreshToken);
  const answer = await identity.refresh(refreshToken);
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(answer.body).not.toHaveProperty('error');
});

test('a failure of ours is answered without the shape of a verdict and without a word of it', async ({ identity }) => {
  const { idToken } = await signUp(identity);
  const mailer = identity.world.mailer as { send: unknown };
  const { send } = mailer;
  mailer.send = async () => {
    throw new Error('connect ECONNREFUSED 10.1.2.3:587');
  };
  const answer = await identity.toolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  mailer.send = send;
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });
  expect(answer.body).not.toHaveProperty('error');
  expect(JSON.stringify(answer.body)).not.toContain('ECONNREFUSED');
});

test.for([
  [
    'no key',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    '{}',
    403,
    'The request is missing a valid API key.',
  ],
  [
    'a body that is no JSON',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=key',
    '{',
    400,
    /^INVALID_ARGUMENT/,
  ],
  [
    'a key of another server',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=hugo',
    '{}',
    400,
    /^API key not valid/,
  ],
  [
    'an operation that is not there',
    '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start?key=key',
    '{}',
    400,
    'OPERATION_NOT_ALLOWED',
  ],
  [
    'a phone number',
    '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=key',
    '{}',
    400,
    'OPERATION_NOT_ALLOWED',
  ],
  ['a list for a body', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=key', '[]', 400, /^INVALID_ARGUMENT/],
] as const)('a request with %s is refused', async ([, path, body, status, message], { identity }) => {
  const answer = await fetch(identity.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { error: { message: string } }).error.message).toMatch(message);
});

test('an organization may ask for better passwords, and says what is missing', async ({ server, onTestFinished }) => {
  const identity = await startIdentityServer(server.database, server.world, {
    passwordRules: 'min=10, uppercase, number',
  });
  onTestFinished(identity.stop);
  const weak = await identity.toolkit('signUp', { email: anAddress(), password: 'correct horse' });
  expect(weak).toMatchObject(refusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS'));
  expect(weak.body.error.message).toContain(
    '[Password must contain an upper case character, Password must contain a numeric character]',
  );
  const policy = await fetch(`${identity.origin}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=key`);
  expect(await policy.json()).toMatchObject({
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
    customStrengthOptions: { minPasswordLength: 10, containsUppercaseCharacter: true, containsNumericCharacter: true },
  });
  expect((await identity.toolkit('signUp', { email: anAddress(), password: 'Correct horse 1' })).status).toBe(200);
});

test('in production a common password and the own address are refused, at sign-up, change and reset', async ({
  server,
  onTestFinished,
}) => {
  const identity = await startIdentityServer(server.database, server.world, { isProduction: true });
  onTestFinished(identity.stop);
  const email = anAddress();
  const weak = ['Password1'.slice(0, 8), email.split('@')[0]!];
  for (const password of weak)
    expect(await identity.toolkit('signUp', { email, password })).toMatchObject(refusal('WEAK_PASSWORD'));
  const { idToken } = await signUp(identity, email);
  await identity.toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await expect.poll(() => codeFor(identity, email)).not.toBe('');
  const oobCode = codeFor(identity, email);
  for (const password of weak) {
    expect(await identity.toolkit('update', { idToken, password })).toMatchObject(refusal('WEAK_PASSWORD'));
    expect(await identity.toolkit('resetPassword', { oobCode, newPassword: password })).toMatchObject(
      refusal('WEAK_PASSWORD'),
    );
  }
  const policy = await fetch(`${identity.origin}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=key`);
  expect(await policy.json()).toMatchObject({
    enforcementState: 'ENFORCE',
    customStrengthOptions: { minPasswordLength: 8 },
    refusesCommonPasswords: true,
  });
});

test('a custom token of this server opens the account it names, with its claims, but not in the name of the service', async ({
  identity,
}) => {
  const uid = `nurse-${anAddress().slice(7, 15)}`;
  const signIn = async (claims: Record<string, unknown>) =>
    identity.toolkit('signInWithCustomToken', {
      token: await identity.service.mintCustomToken({ uid, claims }),
      returnSecureToken: true,
    });
  const { body } = await signIn({ ward: '4B' });
  expect(body).toMatchObject({ localId: uid, isNewUser: true });
  const { body: again } = await signIn({});
  expect(again).toMatchObject({ localId: uid, isNewUser: false });
  const { body: refreshed } = await identity.refresh(body.refreshToken);
  expect(JSON.parse(Buffer.from(refreshed.id_token.split('.')[1], 'base64url').toString())).toMatchObject({
    sub: uid,
    ward: '4B',
  });
  expect(await signIn({ email: 'root@snapwell.example', email_verified: true })).toMatchObject(
    refusal('INVALID_CUSTOM_TOKEN'),
  );
});

test('a custom token is good for an hour', async ({ identity, time }) => {
  const token = await identity.service.mintCustomToken({ uid: 'nurse', claims: {} });
  time.passes(3600 + 31);
  expect(await identity.toolkit('signInWithCustomToken', { token })).toMatchObject(refusal('INVALID_CUSTOM_TOKEN'));
});
