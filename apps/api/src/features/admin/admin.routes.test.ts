import { expect, vi } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type Ask, test } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';

const anError = (change: object = {}) => ({
  id: crypto.randomUUID(),
  category: 'javascript',
  message: 'It broke',
  path: '/home',
  at: new Date().toISOString(),
  ...change,
});
const report = (ask: Ask, by: Person | null, errors: object[]) =>
  ask(by, 'POST', '/api/v1/error-reports', { version: '1.2.3', errors });
const aWord = () => crypto.randomUUID();
/** Fingerprints leave digits out, so a message is made unlike others by letters. */
const letters = () =>
  aWord().replaceAll(/[\d-]/g, (character) => String.fromCharCode(103 + (character === '-' ? 10 : Number(character))));

test('an error of clients is one entry with its count and its last occurrences', async ({ ask, server }) => {
  const { db } = server.world;
  const [root, ada] = [await aPerson(db, { role: 'ADMIN' }), await aPerson(db)];
  const message = `Broken ${letters()}`;
  const errors = [
    anError({ message: `${message} 1`, stack: 'Error\n at open (x.js:1:2)' }),
    anError({ message: `${message} 2`, stack: 'Error\n at open (x.js:9:9)' }),
  ];
  expect(await report(ask, ada, errors)).toMatchObject({ status: 202, body: { recorded: 2 } });
  expect((await report(ask, ada, errors)).body).toEqual({ recorded: 0 });
  await report(ask, null, [anError({ message: `${message} 3`, stack: 'Error\n at open (x.js:1:2)' })]);

  const listed = (
    await ask(root, 'GET', '/api/v1/admin/error-reports?category=javascript&limit=100')
  ).body.items.filter((item: { message: string }) => item.message.startsWith(message));
  expect(listed).toMatchObject([{ count: 3, category: 'javascript', is_resolved: false }]);
  const { body } = await ask(root, 'GET', `/api/v1/admin/error-reports/${listed[0].fingerprint}`);
  expect(body.occurrences).toHaveLength(3);
  expect(body.occurrences.map(({ uid }: { uid: string | null }) => uid)).toEqual(
    expect.arrayContaining([ada.uid, null]),
  );
  expect(body.occurrences[0]).toMatchObject({ path: '/home', version: '1.2.3' });
});

test('of an error that happens all the time the last fifty occurrences are kept, and all are counted', async ({
  ask,
  server,
}) => {
  const root = await aPerson(server.world.db, { role: 'ADMIN' });
  const message = letters();
  const at = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString();
  for (let i = 0; i < 60; i += 20)
    await report(
      ask,
      null,
      Array.from({ length: 20 }, (_, j) => anError({ message, at: at(i + j) })),
    );
  const { body } = await ask(root, 'GET', `/api/v1/admin/error-reports?limit=100`);
  const { fingerprint, count } = body.items.find((item: { message: string }) => item.message === message);
  const { occurrences } = (await ask(root, 'GET', `/api/v1/admin/error-reports/${fingerprint}`)).body;
  expect([count, occurrences.length, occurrences[0].at, occurrences.at(-1).at]).toEqual([60, 50, at(59), at(10)]);
});

test('a batch that is sent twice at once counts once', async ({ ask, server }) => {
  const root = await aPerson(server.world.db, { role: 'ADMIN' });
  const message = letters();
  const errors = [anError({ message }), anError({ message })];
  const answers = await Promise.all(Array.from({ length: 4 }, () => report(ask, null, errors)));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  const { body } = await ask(root, 'GET', '/api/v1/admin/error-reports?limit=100');
  expect(body.items.find((item: { message: string }) => item.message === message).count).toBe(2);
});

test('a resolved error opens by itself when it happens again', async ({ ask, server }) => {
  const root = await aPerson(server.world.db, { role: 'ADMIN' });
  const message = letters();
  await report(ask, null, [anError({ message })]);
  const find = async (query: string) =>
    (await ask(root, 'GET', `/api/v1/admin/error-reports?limit=100&${query}`)).body.items.find(
      (item: { message: string }) => item.message === message,
    );
  const { fingerprint } = await find('is_resolved=false');
  expect(
    (await ask(root, 'PATCH', `/api/v1/admin/error-reports/${fingerprint}`, { is_resolved: true })).body,
  ).toMatchObject({ is_resolved: true });
  expect([await find('is_resolved=false'), (await find('is_resolved=true')).count]).toEqual([undefined, 1]);
  await report(ask, null, [anError({ message })]);
  expect((await find('is_resolved=false')).count).toBe(2);
  expect((await ask(root, 'GET', `/api/v1/admin/error-reports/${'0'.repeat(32)}`)).status).toBe(404);
});

test.for([
  ['an unknown category', { category: 'weather' }],
  ['a path with a query', { path: '/home?token=secret' }],
  ['an endless message', { message: 'x'.repeat(1001) }],
  ['an endless stack', { stack: 'x'.repeat(8001) }],
  ['an id that is none', { id: '1' }],
] as const)('a report with %s is refused', async ([, change], { ask }) => {
  expect(await report(ask, null, [anError(change)])).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

test('at most twenty errors come in one call', async ({ ask }) => {
  expect(
    (
      await report(
        ask,
        null,
        Array.from({ length: 21 }, () => anError()),
      )
    ).status,
  ).toBe(400);
});

test('an administrator finds an account, disables it and enables it again, and all of it is on record', async ({
  ask,
  server,
}) => {
  const { db, identityProvider } = server.world;
  const [root, ada] = [await aPerson(db, { name: 'Root Admin', role: 'ADMIN' }), await aPerson(db)];
  const setDisabled = vi.spyOn(identityProvider, 'setDisabled');
  const found = (await ask(root, 'GET', `/api/v1/admin/users?search=${ada.email.toUpperCase()}`)).body.items;
  expect(found).toMatchObject([{ uid: ada.uid, role: 'basic', is_disabled: false }]);
  const path = `/api/v1/admin/users/${ada.uid}`;
  expect((await ask(root, 'PATCH', path, { is_disabled: true })).body).toMatchObject({ is_disabled: true });
  expect(await ask(ada, 'GET', '/api/v1/users/profile')).toMatchObject({
    status: 401,
    body: { code: 'account_disabled' },
  });
  await ask(root, 'PATCH', path, { is_disabled: false });
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).status).toBe(200);
  expect(setDisabled.mock.calls).toEqual([
    [ada.uid, true],
    [ada.uid, false],
  ]);
  setDisabled.mockRestore();
  const log = (await ask(root, 'GET', `/api/v1/admin/audit-log?target=${ada.uid}`)).body.items;
  expect(log).toMatchObject([
    { act: 'user_changed', actor_name: 'Root Admin', details: { is_disabled: false } },
    { act: 'user_changed', actor_uid: root.uid, details: { is_disabled: true } },
  ]);
});

test('an account is disabled here also where accounts are administered elsewhere', async ({ ask, server }) => {
  const { db, identityProvider } = server.world;
  const [root, ada] = [await aPerson(db, { role: 'ADMIN' }), await aPerson(db)];
  const elsewhere = vi
    .spyOn(identityProvider, 'setDisabled')
    .mockRejectedValueOnce(new AppError('managed_by_provider'));
  expect((await ask(root, 'PATCH', `/api/v1/admin/users/${ada.uid}`, { is_disabled: true })).status).toBe(200);
  elsewhere.mockRestore();
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).status).toBe(401);
});

test('an account becomes a system administrator and stops being one', async ({ ask, server }) => {
  const { db } = server.world;
  const [root, ada] = [await aPerson(db, { role: 'ADMIN' }), await aPerson(db)];
  const status = async () => (await ask(ada, 'GET', '/api/v1/admin/users')).status;
  const change = (role: string) => ask(root, 'PATCH', `/api/v1/admin/users/${ada.uid}`, { role });
  const seen = [await status()];
  await change('ADMIN');
  seen.push(await status());
  await change('basic');
  seen.push(await status());
  expect(seen).toEqual([403, 200, 403]);
});

test('no administrator shuts themselves out', async ({ ask, server }) => {
  const root = await aPerson(server.world.db, { role: 'ADMIN' });
  const answers = await Promise.all(
    [{ is_disabled: true }, { role: 'basic' }].map((change) =>
      ask(root, 'PATCH', `/api/v1/admin/users/${root.uid}`, change),
    ),
  );
  expect(answers.map(({ body }) => body.code)).toEqual(['own_account', 'own_account']);
});

test('an account is signed out everywhere', async ({ ask, server }) => {
  const { db, identityProvider } = server.world;
  const [root, ada] = [await aPerson(db, { role: 'ADMIN' }), await aPerson(db)];
  const revoke = vi.spyOn(identityProvider, 'revokeSessions');
  expect((await ask(root, 'POST', `/api/v1/admin/users/${ada.uid}/sign-out`)).body).toEqual({ is_signed_out: true });
  expect((await ask(root, 'POST', '/api/v1/admin/users/nobody/sign-out')).status).toBe(404);
  expect(revoke.mock.calls).toEqual([[ada.uid]]);
  revoke.mockRestore();
});

test('accounts are read page by page, each once', async ({ ask, server }) => {
  const { db } = server.world;
  const root = await aPerson(db, { role: 'ADMIN' });
  const name = letters();
  const made = [await aPerson(db, { name }), await aPerson(db, { name }), await aPerson(db, { name })];
  const first = await ask(root, 'GET', `/api/v1/admin/users?search=${name}&limit=2`);
  const second = await ask(root, 'GET', `/api/v1/admin/users?search=${name}&limit=2&cursor=${first.body.next_cursor}`);
  const read = [...first.body.items, ...second.body.items].map(({ uid }) => uid);
  expect([read.toSorted(), second.body.next_cursor]).toEqual([made.map(({ uid }) => uid).toSorted(), null]);
});

test('an organization is suspended and opened again', async ({ ask, server }) => {
  const { db } = server.world;
  const [root, ada] = [await aPerson(db, { role: 'ADMIN' }), await aPerson(db)];
  const name = `Clinic ${aWord()}`;
  const { id } = await anOrganization(db, { name });
  await join(db, ada, id);
  expect(
    (await ask(root, 'GET', `/api/v1/admin/organizations?search=${encodeURIComponent(name.toUpperCase())}`)).body.items,
  ).toMatchObject([{ id, is_suspended: false }]);
  const suspend = (is_suspended: boolean) => ask(root, 'PATCH', `/api/v1/admin/organizations/${id}`, { is_suspended });
  const seen = [(await ask(ada, 'GET', `/api/v1/organizations/${id}`)).status];
  await suspend(true);
  seen.push((await ask(ada, 'GET', `/api/v1/organizations/${id}`)).status);
  await suspend(false);
  seen.push((await ask(ada, 'GET', `/api/v1/organizations/${id}`)).status);
  expect(seen).toEqual([200, 404, 200]);
  expect((await ask(root, 'PATCH', '/api/v1/admin/organizations/nowhere-at-all', { is_suspended: true })).status).toBe(
    404,
  );
});
