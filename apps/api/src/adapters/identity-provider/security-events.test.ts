import { createSecurityTeller, type SecurityEvent } from '@snapwell/identity-service/security-events';
import { expect } from 'vitest';
import {
  anAddress,
  assertionOf,
  codeFor,
  type IdentityServer,
  PASSWORD,
  signUp,
  test,
} from '#testing/identity-test.ts';
import { walkThrough } from '#testing/single-sign-on/federated-person.ts';

const about = (identity: IdentityServer, email: string) =>
  identity.events.filter((event) => event.email === email).map(({ type }) => type);

test('the trail hears of a sign-up, a sign-in and a wrong password, with account, address and time', async ({
  identity,
}) => {
  const { email, uid } = await signUp(identity);
  await identity.toolkit('signInWithPassword', { email, password: 'wrong password' });
  await identity.toolkit('signInWithPassword', { email, password: PASSWORD });
  const told = identity.events.filter((event) => event.email === email);
  expect(told.map(({ type }) => type)).toEqual(['sign_in', 'sign_in_refused', 'sign_in']);
  for (const event of told) expect(event).toMatchObject({ uid, address: '127.0.0.1', at: expect.any(Date) });
});

test('a refused sign-in at an unknown address is told without an account', async ({ identity }) => {
  const email = anAddress();
  await identity.toolkit('signInWithPassword', { email, password: PASSWORD });
  expect(identity.events.find((event) => event.email === email)).toMatchObject({ type: 'sign_in_refused', uid: null });
});

test('the trail hears when a disabled account is tried with its right password', async ({ identity }) => {
  const { email, uid } = await signUp(identity);
  await identity.service.setDisabled(uid, true);
  await identity.toolkit('signInWithPassword', { email, password: PASSWORD });
  expect(about(identity, email)).toEqual(['sign_in', 'sign_in_refused']);
});

test('the trail hears when guessing is slowed, once for each password that was tried', async ({ identity }) => {
  const { email } = await signUp(identity);
  for (let tries = 0; tries < 12; tries++)
    await identity.toolkit('signInWithPassword', { email, password: 'wrong password' });
  expect(about(identity, email).slice(9)).toEqual(['sign_in_refused', 'sign_in_slowed', 'sign_in_refused']);
});

test('the trail hears of a reset that is asked for and of one that is done', async ({ identity }) => {
  const { email, uid } = await signUp(identity);
  await identity.toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await expect.poll(() => codeFor(identity, email)).not.toBe('');
  const oobCode = codeFor(identity, email);
  await identity.toolkit('resetPassword', { oobCode, newPassword: 'a longer horse' });
  expect(about(identity, email)).toEqual(['sign_in', 'password_reset_requested', 'password_reset']);
  expect(identity.events.findLast((event) => event.email === email)).toMatchObject({ uid });
});

test('the trail hears of changed passwords and addresses', async ({ identity }) => {
  const { email, idToken } = await signUp(identity);
  const { body } = await identity.toolkit('update', { idToken, password: 'a longer horse', returnSecureToken: true });
  const moved = anAddress();
  await identity.toolkit('update', { idToken: body.idToken, email: moved });
  expect(about(identity, email)).toEqual(['sign_in', 'password_changed']);
  expect(about(identity, moved)).toEqual(['email_changed']);
});

test('the trail hears of ways in that are added and taken away', async ({ identity }) => {
  const { email, uid, idToken } = await signUp(identity);
  const { result, rawNonce } = await walkThrough(identity, 'sample-jonas');
  const { body } = await identity.toolkit('signInWithIdp', {
    ...assertionOf({ idToken: result.id_token!, rawNonce }),
    idToken,
  });
  await identity.toolkit('update', { idToken: body.idToken, deleteProvider: ['google.com'] });
  await identity.service.eraseAccount(uid);
  expect(about(identity, email)).toEqual(['sign_in', 'provider_linked', 'provider_unlinked', 'account_deleted']);
});

test('the trail hears of sessions that are ended and of accounts that are deleted', async ({ identity }) => {
  const { email, uid, refreshToken, idToken } = await signUp(identity);
  await identity.service.endSession(uid, refreshToken);
  await identity.service.revokeSessions(uid);
  expect(identity.events.filter((event) => event.uid === uid && event.type === 'sessions_ended')).toHaveLength(2);
  await identity.toolkit('delete', { idToken });
  const { body } = await identity.toolkit('signInWithPassword', { email, password: PASSWORD, returnSecureToken: true });
  await identity.toolkit('delete', { idToken: body.idToken });
  expect(about(identity, email)).toEqual(['sign_in', 'sign_in', 'account_deleted']);
});

test('a trail that cannot be written stops nobody, and is reported', async () => {
  const reported: unknown[] = [];
  const full = new Error('disk full');
  const events = (_event: SecurityEvent) => Promise.reject(full);
  const tell = createSecurityTeller({ events, now: () => new Date(0), report: (error) => reported.push(error) });
  await tell('sign_in', { uid: 'ada' });
  expect(reported).toEqual([full]);
});
