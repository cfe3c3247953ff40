import { expect } from 'vitest';
import { walkThrough } from '#testing/single-sign-on/federated-person.ts';
import {
  assertionOf,
  codeFor,
  type IdentityServer,
  PASSWORD,
  refusal,
  type Signed,
  signUp,
  test as base,
} from '#testing/identity-test.ts';

interface TwoWays extends Signed {
  /** Signed in on another device. */
  readonly elsewhere: { idToken: string; refreshToken: string };
}

/** Somebody with a verified address, who signs in by password and by Google. */
async function withTwoWays(identity: IdentityServer): Promise<TwoWays> {
  const ada = await signUp(identity);
  await identity.toolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: ada.idToken });
  await identity.toolkit('update', { oobCode: codeFor(identity, ada.email) });
  const { body: elsewhere } = await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD });
  const { result, rawNonce } = await walkThrough(identity, 'sample-jonas');
  const { body } = await identity.toolkit('signInWithIdp', {
    ...assertionOf({ idToken: result.id_token!, rawNonce }),
    idToken: ada.idToken,
  });
  return { ...ada, idToken: body.idToken, refreshToken: body.refreshToken, elsewhere };
}

const test = base.extend('ada', async ({ identity }, { onCleanup }) => {
  const ada = await withTwoWays(identity);
  // The sample accounts are few.
  onCleanup(() => identity.service.eraseAccount(ada.uid));
  return ada;
});

const remove = (identity: IdentityServer, idToken: string, ...deleteProvider: string[]) =>
  identity.toolkit('update', { idToken, deleteProvider });
const providersOf = (body: { providerUserInfo: { providerId: string }[] }) =>
  body.providerUserInfo.map(({ providerId }) => providerId);

test('taking a way in away needs a recent sign-in', async ({ identity, ada, time }) => {
  time.passes(6 * 60);
  for (const provider of ['password', 'google.com'])
    expect(await remove(identity, ada.idToken, provider)).toMatchObject(refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'));
  const { body } = await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD });
  expect(providersOf((await remove(identity, body.idToken, 'password')).body)).toEqual(['google.com']);
});

test('taking a way in away ends the sessions elsewhere, and leaves this one', async ({ identity, ada }) => {
  await remove(identity, ada.idToken, 'google.com');
  expect(await identity.refresh(ada.elsewhere.refreshToken)).toMatchObject(refusal('TOKEN_EXPIRED'));
  expect(await identity.toolkit('lookup', { idToken: ada.elsewhere.idToken })).toMatchObject(refusal('TOKEN_EXPIRED'));
  expect((await identity.toolkit('lookup', { idToken: ada.idToken })).status).toBe(200);
  expect((await identity.refresh(ada.refreshToken)).status).toBe(200);
});

test('a link to a new password that went out before is worth nothing when a way in is gone', async ({
  identity,
  ada,
}) => {
  await identity.toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email });
  await expect.poll(() => identity.outbox.list()[0]?.subject).toContain('new password');
  const oobCode = codeFor(identity, ada.email);
  await remove(identity, ada.idToken, 'google.com');
  expect(await identity.toolkit('resetPassword', { oobCode, newPassword: 'eves horse' })).toMatchObject(
    refusal('INVALID_OOB_CODE'),
  );
});

test('the holder is told by mail which way in is gone', async ({ identity, ada }) => {
  await remove(identity, ada.idToken, 'password');
  const mail = identity.outbox.list().find(({ to }) => to === ada.email);
  expect(mail?.subject).toContain('A way into your');
  expect(mail?.text).toContain('You can no longer sign in with your password.');
});

test('the last way in stays', async ({ identity, ada }) => {
  expect(await remove(identity, ada.idToken, 'password', 'google.com')).toMatchObject(refusal('OPERATION_NOT_ALLOWED'));
  await remove(identity, ada.idToken, 'google.com');
  expect(await remove(identity, ada.idToken, 'password')).toMatchObject(refusal('OPERATION_NOT_ALLOWED'));
  expect((await identity.toolkit('signInWithPassword', { email: ada.email, password: PASSWORD })).status).toBe(200);
});

test('of two ways in that are taken away at the same time one stays', async ({ identity, ada }) => {
  const answers = await Promise.all(
    ['password', 'google.com'].map((provider) => remove(identity, ada.idToken, provider)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('taking away a way in that was never there changes nothing', async ({ identity, ada }) => {
  const mails = identity.outbox.list().length;
  const { status, body } = await remove(identity, ada.idToken, 'facebook.com');
  expect([status, providersOf(body).toSorted()]).toEqual([200, ['google.com', 'password']]);
  expect((await identity.refresh(ada.elsewhere.refreshToken)).status).toBe(200);
  expect(identity.outbox.list()).toHaveLength(mails);
});
