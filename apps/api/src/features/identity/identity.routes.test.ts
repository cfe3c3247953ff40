import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';
import { aPerson, aStranger, tokenOf } from '#testing/people.ts';

const bodyOf = ({ uid, email }: { uid: string; email: string }) => ({
  uid,
  email,
  username: 'adaokafor',
  first_name: 'Ada',
  last_name: 'Okafor',
  organization: 'default',
});

test('signing up registers the holder of the token once', async ({ ask }) => {
  const ada = aStranger();
  const first = await ask(ada, 'POST', '/api/v1/auth/register-with-uid', bodyOf(ada));
  const second = await ask(ada, 'POST', '/api/v1/auth/register-with-uid', bodyOf(ada));
  expect([first.body, second.body]).toEqual([
    { uid: ada.uid, is_new: true },
    { uid: ada.uid, is_new: false },
  ]);
});

test('nobody registers an account that is not their own', async ({ ask }) => {
  const [ada, eve] = [aStranger(), aStranger('Eve Moor')];
  const answer = await ask(eve, 'POST', '/api/v1/auth/register-with-uid', bodyOf(ada));
  expect(answer).toMatchObject({
    status: 403,
    body: { code: 'registration_mismatch', message: 'Failed to register account with server' },
  });
});

test('an address that is registered already is refused to another account that has not verified it', async ({
  ask,
  server,
}) => {
  const ada = await aPerson(server.world.db);
  const other = { ...aStranger(), email: ada.email };
  const answer = await ask(
    { ...other, token: tokenOf({ ...other, isEmailVerified: false }) },
    'POST',
    '/api/v1/auth/register-with-uid',
    bodyOf(other),
  );
  expect(answer).toMatchObject({ status: 409, body: { code: 'email_already_registered' } });
});

test.for([
  ['no token', null, 401, 'authentication_required'],
  ['a token that is none', 'nonsense', 401, 'authentication_required'],
] as const)('registering with %s is refused', async ([, token, status, code], { ask }) => {
  const person = token === null ? null : { ...aStranger(), token };
  const answer = await ask(person, 'POST', '/api/v1/auth/register-with-uid', {});
  expect(answer).toMatchObject({ status, body: { code, message: 'Authentication required' } });
});

test('unknown and missing fields are named', async ({ ask }) => {
  const ada = aStranger();
  const { username: _, ...rest } = bodyOf(ada);
  const answer = await ask(ada, 'POST', '/api/v1/auth/register-with-uid', { ...rest, is_admin: true });
  expect(answer.status).toBe(400);
  expect(answer.body.details.map((detail: { path: string }) => detail.path).toSorted()).toEqual(['', 'username']);
});

test('a federated sign-in registers the holder with the names of the provider, and recognizes them afterwards', async ({
  ask,
}) => {
  const ada = aStranger('Ada María Okafor');
  const enter = () => ask(ada, 'POST', '/api/v1/auth/google', { id_token: ada.token });
  expect((await enter()).body).toEqual({ uid: ada.uid, is_new: true });
  expect((await enter()).body).toEqual({ uid: ada.uid, is_new: false });
});

test("a federated sign-in with somebody else's token in the body is refused", async ({ ask }) => {
  const [ada, eve] = [aStranger(), aStranger('Eve Moor')];
  const answer = await ask(eve, 'POST', '/api/v1/auth/google', { id_token: ada.token });
  expect(answer).toMatchObject({ status: 403, body: { code: 'registration_mismatch' } });
});

test('a federated sign-in with a token that is none is refused', async ({ ask }) => {
  expect(await ask(aStranger(), 'POST', '/api/v1/auth/google', { id_token: 'nonsense' })).toMatchObject({
    status: 401,
  });
});
