import { expect } from 'vitest';
import { organizations } from '../organizations.tables.ts';
import { eq } from 'drizzle-orm';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, aStranger, tokenOf } from '#testing/people.ts';
import { users } from '#features/identity/identity.tables.ts';
import { anOrganization, join } from '../organizations.factory.ts';

async function aRunOrganization({ world: { db } }: TestServer, ageDays = 0) {
  const grace = await aPerson(db, { name: 'Grace Kim' });
  const organization = await anOrganization(db, { name: 'Riverside' });
  await join(db, grace, organization.id, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  await db
    .update(organizations)
    .set({ createdAt: new Date(Date.now() - ageDays * 24 * 60 * 60 * 1000) })
    .where(eq(organizations.id, organization.id));
  return { grace, orgId: organization.id, path: `/api/v1/organizations/${organization.id}/invites` };
}

const people = (count: number) => Array.from({ length: count }, () => ({ email: aStranger().email }));
const mailsTo = (server: TestServer, email: string) => server.outbox.list().filter(({ to }) => to === email);

test('nobody invites before their own address is confirmed; a look at what would happen is free', async ({
  ask,
  server,
}) => {
  const { grace, path } = await aRunOrganization(server);
  const unproved = { ...grace, token: tokenOf({ ...grace, isEmailVerified: false }) };
  const rows = people(1);
  expect(await ask(unproved, 'POST', path, { rows })).toMatchObject({
    status: 409,
    body: { code: 'address_not_verified' },
  });
  expect((await ask(unproved, 'POST', path, { rows, is_preview: true })).status).toBe(200);
  expect(mailsTo(server, rows[0]!.email)).toEqual([]);
  expect((await ask(grace, 'POST', path, { rows })).status).toBe(200);
});

test('an organization in its first week mails fifty people a day, also when it takes invitations back', async ({
  ask,
  server,
  clock,
}) => {
  const { grace, path } = await aRunOrganization(server);
  const first = await ask(grace, 'POST', path, { rows: people(50) });
  expect(first.body.rows.every((row: { is_mail_sent: boolean }) => row.is_mail_sent)).toBe(true);
  const [{ id }] = (await ask(grace, 'GET', path)).body.items;
  await ask(grace, 'DELETE', `${path}/${id}`);
  const one = people(1);
  expect(await ask(grace, 'POST', path, { rows: one })).toMatchObject({
    status: 409,
    body: { code: 'too_many_invites', message: expect.stringContaining('tomorrow') },
  });
  clock.set(new Date(Date.now() + 24 * 60 * 60 * 1000 + 1000).toISOString());
  expect((await ask(grace, 'POST', path, { rows: one })).status).toBe(200);
});

test('an organization that is known mails more', async ({ ask, server }) => {
  const { grace, path } = await aRunOrganization(server, 8);
  expect((await ask(grace, 'POST', path, { rows: people(51) })).status).toBe(200);
});

test('two calls at once do not get past the number of a day', async ({ ask, server }) => {
  const { grace, path } = await aRunOrganization(server);
  const answers = await Promise.all([30, 30].map((count) => ask(grace, 'POST', path, { rows: people(count) })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an address gets one mail in a day: inviting it again changes its role, and its link goes on working', async ({
  ask,
  server,
}) => {
  const { grace, path } = await aRunOrganization(server);
  const ada = await aPerson(server.world.db);
  const put = (row: object) => ask(grace, 'POST', path, { rows: [{ email: ada.email, ...row }] });
  await put({});
  expect((await put({ role: 'ORG_ADMIN' })).body.rows).toEqual([
    { email: ada.email, outcome: 'mailed_today', is_mail_sent: null },
  ]);
  const mails = mailsTo(server, ada.email);
  expect(mails).toHaveLength(1);
  expect((await ask(grace, 'GET', path)).body.items).toMatchObject([{ email: ada.email, role: 'ORG_ADMIN' }]);
  const token = /invite=([\w-]+)/.exec(mails[0]!.text)![1];
  expect((await ask(ada, 'POST', '/api/v1/invites/accept', { token })).body.is_new).toBe(true);
});

test('a name that was stored before there were rules stands in a mail on one line', async ({ ask, server }) => {
  const { db } = server.world;
  const { grace, orgId, path } = await aRunOrganization(server);
  const name = 'Your bank\r\n\r\nYour account is locked.\u202E\nConfirm';
  await db.update(users).set({ displayName: name }).where(eq(users.uid, grace.uid));
  await db.update(organizations).set({ name }).where(eq(organizations.id, orgId));
  const rows = people(1);
  await ask(grace, 'POST', path, { rows });
  const [mail] = mailsTo(server, rows[0]!.email);
  expect(mail!.text.split('\n')[2]).toBe(
    'Your bank Your account is locked. Confirm invites you to learn with Your bank Your account is locked. Confirm on Snapwell, five minutes at a time.',
  );
  expect(mail!.text).not.toMatch(/[\r\u202E]/);
});

test('names of several lines, or that turn what follows, are refused wherever people choose them', async ({
  ask,
  server,
}) => {
  const { grace, orgId } = await aRunOrganization(server);
  const api = `/api/v1/organizations/${orgId}`;
  for (const name of ['Two\nlines', 'Turned \u202Etxet'])
    for (const [method, path, body] of [
      ['PUT', '/api/v1/users/profile', { display_name: name }],
      ['POST', '/api/v1/organizations', { name }],
      ['PATCH', `${api}/settings`, { name }],
      ['POST', `${api}/groups`, { name }],
      ['POST', `${api}/announcements`, { title: name, body: 'Words.' }],
    ] as const)
      expect([path, (await ask(grace, method, path, body)).body]).toMatchObject([
        path,
        { code: 'invalid_request', details: [{ message: 'Write it on one line, without control characters.' }] },
      ]);
});
