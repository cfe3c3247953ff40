import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';
import { aPerson, aStranger, tokenOf } from '#testing/people.ts';
import { findUser } from './identity.repository.ts';

/** An endpoint that any registered person may call. */
const ANY = '/api/v1/outbox';
const newAddress = () => aStranger().email;

test('an address that was changed and verified at the provider is written down', async ({ ask, server }) => {
  const ada = await aPerson(server.world.db);
  const email = newAddress();
  await ask({ ...ada, token: tokenOf({ ...ada, email: email.toUpperCase(), isEmailVerified: true }) }, 'GET', ANY);
  expect(await findUser(server.world.db, ada.uid)).toMatchObject({ email });
});

test('an address that nobody has verified changes nothing', async ({ ask, server }) => {
  const ada = await aPerson(server.world.db);
  await ask({ ...ada, token: tokenOf({ ...ada, email: newAddress(), isEmailVerified: false }) }, 'GET', ANY);
  expect(await findUser(server.world.db, ada.uid)).toMatchObject({ email: ada.email });
});

test('an address goes to who has verified it, from who only carries it still', async ({ ask, server }) => {
  const [ada, eve] = [await aPerson(server.world.db), await aPerson(server.world.db, { name: 'Eve Moor' })];
  await ask({ ...ada, token: tokenOf({ ...ada, email: eve.email, isEmailVerified: true }) }, 'GET', ANY);
  expect(await findUser(server.world.db, ada.uid)).toMatchObject({ email: eve.email });
  expect(await findUser(server.world.db, eve.uid)).toMatchObject({ email: `${eve.uid}@released.invalid` });
});

test('a registration takes over a verified address as well', async ({ ask, server }) => {
  const old = await aPerson(server.world.db);
  const ada = { ...aStranger(), email: old.email };
  const body = {
    uid: ada.uid,
    email: ada.email,
    username: 'ada',
    first_name: 'Ada',
    last_name: '',
    organization: 'default',
  };
  const register = (isEmailVerified: boolean) =>
    ask({ ...ada, token: tokenOf({ ...ada, isEmailVerified }) }, 'POST', '/api/v1/auth/register-with-uid', body);
  expect(await register(false)).toMatchObject({ status: 409, body: { code: 'email_already_registered' } });
  expect(await register(true)).toMatchObject({ status: 200, body: { uid: ada.uid, is_new: true } });
});

test('who has verified an address of ADMIN_EMAILS becomes system administrator, even after registering', async ({
  ask,
  server,
}) => {
  const adminEmails = server.world.adminEmails as Set<string>;
  const root = await aPerson(server.world.db);
  adminEmails.add(root.email);
  await ask({ ...root, token: tokenOf({ ...root, isEmailVerified: false }) }, 'GET', ANY);
  expect(await findUser(server.world.db, root.uid)).toMatchObject({ role: 'basic' });
  await ask({ ...root, token: tokenOf({ ...root, isEmailVerified: true }) }, 'GET', ANY);
  expect(await findUser(server.world.db, root.uid)).toMatchObject({ role: 'ADMIN' });
});
