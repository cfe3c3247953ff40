import { expect } from 'vitest';
import { insertUser } from '#features/identity/index.ts';
import {
  anAddress,
  codeFor,
  type IdentityServer,
  PASSWORD,
  refusal,
  type Signed,
  signUp,
  test,
} from '#testing/identity-test.ts';

async function ask(identity: IdentityServer, requestType: string, body: object) {
  return identity.toolkit('sendOobCode', { requestType, ...body });
}

async function resetCode(identity: IdentityServer, email: string): Promise<string> {
  await ask(identity, 'PASSWORD_RESET', { email });
  // The mail is not waited for by who asked, so that the time tells nothing.
  await expect.poll(() => codeFor(identity, email)).not.toBe('');
  return codeFor(identity, email);
}

const lookUp = async (identity: IdentityServer, idToken: string) =>
  (await identity.toolkit('lookup', { idToken })).body.users[0];

test('a sign-in link opens a new account, whose address is proven by it', async ({ identity }) => {
  const email = anAddress();
  await ask(identity, 'EMAIL_SIGNIN', { email, continueUrl: 'http://localhost:3000/home', canHandleCodeInApp: true });
  const { body } = await identity.toolkit('signInWithEmailLink', { email, oobCode: codeFor(identity, email) });
  expect(body).toMatchObject({ email, isNewUser: true });
  expect(await lookUp(identity, body.idToken)).toMatchObject({ emailVerified: true, emailLinkSignin: true });
});

test('the link leads to our own page, with what the SDK reads', async ({ identity }) => {
  const email = anAddress();
  await ask(identity, 'EMAIL_SIGNIN', { email, continueUrl: 'http://localhost:3000/home?a=1' });
  const mail = identity.outbox.list()[0]!;
  const link = new URL(mail.text.split('\n').find((line) => line.startsWith('http'))!);
  expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/action');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    mode: 'signIn',
    apiKey: 'key',
    lang: 'en',
    continueUrl: 'http://localhost:3000/home?a=1',
  });
});

test('of two who use a link at the same time one gets in', async ({ identity }) => {
  const email = anAddress();
  await ask(identity, 'EMAIL_SIGNIN', { email });
  const oobCode = codeFor(identity, email);
  const answers = await Promise.all([1, 2].map(() => identity.toolkit('signInWithEmailLink', { email, oobCode })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)).toMatchObject(refusal('INVALID_OOB_CODE'));
});

test('a link does not open the account of another address, and is still good for its own', async ({ identity }) => {
  const [email, eve] = [anAddress(), anAddress()];
  await ask(identity, 'EMAIL_SIGNIN', { email });
  const oobCode = codeFor(identity, email);
  expect(await identity.toolkit('signInWithEmailLink', { email: eve, oobCode })).toMatchObject(
    refusal('INVALID_EMAIL'),
  );
  expect((await identity.toolkit('signInWithEmailLink', { email, oobCode })).status).toBe(200);
});

test('a link to an address that somebody else had signed up with shuts that somebody out', async ({ identity }) => {
  const eve = await signUp(identity); // with an address that is not hers
  await ask(identity, 'EMAIL_SIGNIN', { email: eve.email });
  await identity.toolkit('signInWithEmailLink', { email: eve.email, oobCode: codeFor(identity, eve.email) });
  expect(await identity.toolkit('signInWithPassword', { email: eve.email, password: PASSWORD })).toMatchObject(
    refusal('INVALID_LOGIN_CREDENTIALS'),
  );
  expect(await identity.refresh(eve.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
  expect((await identity.api(eve.idToken, 'POST', '/api/v1/auth/logout', {})).status).toBe(401);
});

test('a proven address keeps its password when its holder signs in by a link', async ({ identity }) => {
  const ada = await verified(identity);
  await ask(identity, 'EMAIL_SIGNIN', { email: ada.email });
  await identity.toolkit('signInWithEmailLink', { email: ada.email, oobCode: codeFor(identity, ada.email) });
  expect((await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD })).status).toBe(200);
});

test('a new password by mail ends all sessions and works once', async ({ identity }) => {
  const ada = await signUp(identity);
  const oobCode = await resetCode(identity, ada.email);
  expect(await identity.toolkit('resetPassword', { oobCode })).toMatchObject({
    body: { requestType: 'PASSWORD_RESET', email: ada.email },
  });
  const reset = { oobCode, newPassword: 'another horse' };
  expect((await identity.toolkit('resetPassword', reset)).status).toBe(200);
  expect(await identity.toolkit('resetPassword', reset)).toMatchObject(refusal('INVALID_OOB_CODE'));
  expect(await identity.refresh(ada.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
  const { body } = await identity.toolkit('signInWithPassword', { email: ada.email, password: 'another horse' });
  expect(await lookUp(identity, body.idToken)).toMatchObject({ emailVerified: true });
});

test('a password that is too weak does not use the link up', async ({ identity }) => {
  const ada = await signUp(identity);
  const oobCode = await resetCode(identity, ada.email);
  expect(await identity.toolkit('resetPassword', { oobCode, newPassword: '123' })).toMatchObject(
    refusal('WEAK_PASSWORD'),
  );
  expect((await identity.toolkit('resetPassword', { oobCode, newPassword: 'another horse' })).status).toBe(200);
});

test('of several links to a new password, using one makes the others worthless', async ({ identity }) => {
  const ada = await signUp(identity);
  const first = await resetCode(identity, ada.email);
  await ask(identity, 'PASSWORD_RESET', { email: ada.email });
  await expect.poll(() => codeFor(identity, ada.email)).not.toBe(first);
  await identity.toolkit('resetPassword', { oobCode: codeFor(identity, ada.email), newPassword: 'another horse' });
  expect(await identity.toolkit('resetPassword', { oobCode: first, newPassword: 'eves horse' })).toMatchObject(
    refusal('INVALID_OOB_CODE'),
  );
});

test('a link to a new password is good for an hour', async ({ identity, time }) => {
  const ada = await signUp(identity);
  const oobCode = await resetCode(identity, ada.email);
  time.passes(3601);
  expect(await identity.toolkit('resetPassword', { oobCode, newPassword: 'another horse' })).toMatchObject(
    refusal('EXPIRED_OOB_CODE'),
  );
});

test('an address without an account gets no mail', async ({ identity }) => {
  const stranger = anAddress();
  await ask(identity, 'PASSWORD_RESET', { email: stranger });
  await resetCode(identity, (await signUp(identity)).email); // a mail that was asked for later is there
  expect(codeFor(identity, stranger)).toBe('');
});

test('confirming an address marks it as verified, once', async ({ identity }) => {
  const ada = await signUp(identity);
  await ask(identity, 'VERIFY_EMAIL', { idToken: ada.idToken });
  const oobCode = codeFor(identity, ada.email);
  expect(await identity.toolkit('update', { oobCode })).toMatchObject({
    body: { localId: ada.uid, emailVerified: true },
  });
  expect(await identity.toolkit('update', { oobCode })).toMatchObject(refusal('INVALID_OOB_CODE'));
  const { body } = await identity.refresh(ada.refreshToken);
  expect(await lookUp(identity, body.id_token)).toMatchObject({ emailVerified: true });
});

test('a code of one kind does not do the work of another', async ({ identity }) => {
  const ada = await signUp(identity);
  await ask(identity, 'VERIFY_EMAIL', { idToken: ada.idToken });
  const oobCode = codeFor(identity, ada.email);
  expect(await identity.toolkit('resetPassword', { oobCode, newPassword: 'another horse' })).toMatchObject(
    refusal('INVALID_OOB_CODE'),
  );
  expect(await identity.toolkit('signInWithEmailLink', { email: ada.email, oobCode })).toMatchObject(
    refusal('INVALID_OOB_CODE'),
  );
});

test('an address changes when its mail was read, and the old one can take that back', async ({ identity }) => {
  const ada = await verified(identity);
  const newEmail = anAddress();
  await ask(identity, 'VERIFY_AND_CHANGE_EMAIL', { idToken: ada.idToken, newEmail });
  expect((await lookUp(identity, ada.idToken)).email).toBe(ada.email);
  await identity.toolkit('update', { oobCode: codeFor(identity, newEmail) });
  const { body } = await identity.toolkit('signInWithPassword', { email: newEmail, password: PASSWORD });
  expect(body.localId).toBe(ada.uid);
  expect(await identity.refresh(ada.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));

  await identity.toolkit('update', { oobCode: codeFor(identity, ada.email) });
  expect(await identity.refresh(body.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
  expect((await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD })).body.localId).toBe(
    ada.uid,
  );
});

test('an address that somebody took meanwhile is not given twice', async ({ identity }) => {
  const ada = await verified(identity);
  const newEmail = anAddress();
  await ask(identity, 'VERIFY_AND_CHANGE_EMAIL', { idToken: ada.idToken, newEmail });
  await signUp(identity, newEmail);
  expect(await identity.toolkit('update', { oobCode: codeFor(identity, newEmail) })).toMatchObject(
    refusal('EMAIL_EXISTS'),
  );
});

test('a reset that was asked for under the old address does not reach the account under its new one', async ({
  identity,
}) => {
  const ada = await signUp(identity);
  const oobCode = await resetCode(identity, ada.email);
  await identity.toolkit('update', { idToken: ada.idToken, email: anAddress() });
  expect(await identity.toolkit('resetPassword', { oobCode, newPassword: 'eves horse' })).toMatchObject(
    refusal('INVALID_OOB_CODE'),
  );
});

test.for([
  ['another domain', 'https://evil.example/home', 'UNAUTHORIZED_DOMAIN'],
  ['a domain that only looks like ours', 'https://localhost.evil.example', 'UNAUTHORIZED_DOMAIN'],
  ['our domain as a user name', 'https://localhost@evil.example', 'UNAUTHORIZED_DOMAIN'],
  ['a script', 'javascript:alert(1)//localhost', 'UNAUTHORIZED_DOMAIN'],
  ['a script with our name', 'javascript://localhost/%0aalert(1)', 'UNAUTHORIZED_DOMAIN'],
  ['another port of our host', 'http://localhost:8080/home', 'UNAUTHORIZED_DOMAIN'],
  ['our host by another scheme', 'https://localhost:3000/home', 'UNAUTHORIZED_DOMAIN'],
  ['no address', 'home', 'INVALID_CONTINUE_URI'],
] as const)('a mail does not lead on to %s', async ([, continueUrl, code], { identity }) => {
  const email = anAddress();
  expect(await ask(identity, 'EMAIL_SIGNIN', { email, continueUrl })).toMatchObject(refusal(code));
  expect(codeFor(identity, email)).toBe('');
});

async function verified(identity: IdentityServer): Promise<Signed> {
  const ada = await signUp(identity);
  await ask(identity, 'VERIFY_EMAIL', { idToken: ada.idToken });
  await identity.toolkit('update', { oobCode: codeFor(identity, ada.email) });
  return ada;
}

test('a mail is in the language of the account, and to a stranger in the one their browser accepts', async ({
  identity,
}) => {
  const german = { 'accept-language': 'de-AT,en;q=0.5' };
  const subjectTo = (email: string) => identity.outbox.list().find(({ to }) => to === email)?.subject;
  const stranger = anAddress();
  await identity.toolkit('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: stranger }, german);
  expect(subjectTo(stranger)).toBe('Dein Anmeldelink für Snapwell');
  const ada = await signUp(identity);
  await insertUser(identity.world.db, {
    uid: ada.uid,
    email: ada.email,
    username: 'ada',
    displayName: 'Ada',
    firstName: 'Ada',
    lastName: '',
    language: 'de',
  });
  await ask(identity, 'VERIFY_EMAIL', { idToken: ada.idToken });
  expect(subjectTo(ada.email)).toBe('Bestätige deine Adresse für Snapwell');
  const next = anAddress();
  await ask(identity, 'VERIFY_AND_CHANGE_EMAIL', { idToken: ada.idToken, newEmail: next });
  expect(subjectTo(next)).toBe('Bestätige deine neue Adresse für Snapwell');
});
