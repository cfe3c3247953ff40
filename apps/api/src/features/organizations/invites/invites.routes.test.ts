import type { NewInvites } from '@snapwell/contract/organizations/invites.schemas';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createQueuedMailer } from '#adapters/mail/queued-mailer.ts';
import { sendMail } from '#composition/job-kinds.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { Ask, TestServer } from '#testing/api-test.ts';
import { test } from '#testing/api-test.ts';
import { aPerson, aStranger, type Person, tokenOf } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';
import { invitePeople } from './invite-people.ts';
import { aGroup, anOrganization, join } from '../organizations.factory.ts';
import { organizations } from '../organizations.tables.ts';

async function aRunOrganization({ world: { db } }: TestServer) {
  const grace = await aPerson(db, { name: 'Grace Kim' });
  const organization = await anOrganization(db, { name: 'Riverside' });
  await join(db, grace, organization.id, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  return { grace, orgId: organization.id, path: `/api/v1/organizations/${organization.id}/invites` };
}

/** The token in the last mail to an address. */
function tokenTo(server: TestServer, email: string): string {
  const mail = server.outbox.list().find(({ to }) => to === email);
  return /invite=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const invite = (ask: Ask, by: Person, path: string, rows: object[]) => ask(by, 'POST', path, { rows });

test('an invitation comes by mail and lets its holder in once, with the role and groups it names', async ({
  ask,
  server,
}) => {
  const { grace, orgId, path } = await aRunOrganization(server);
  const ward = await aGroup(server.world.db, orgId, { name: 'Ward 2A' });
  const [ada, eve] = [await aPerson(server.world.db), await aPerson(server.world.db, { name: 'Eve Moor' })];
  const row = {
    email: ada.email.toUpperCase(),
    system_level: 'manager',
    job_role: 'Registered nurse',
    groups: ['ward 2a'],
  };
  expect((await invite(ask, grace, path, [row])).body.rows).toEqual([
    { email: ada.email, outcome: 'invited', is_mail_sent: true },
  ]);

  const token = tokenTo(server, ada.email);
  const mail = server.outbox.list().find(({ to }) => to === ada.email)!;
  expect(mail.subject).toBe('Grace Kim invites you to Riverside');
  expect(await ask(null, 'POST', '/api/v1/invites/preview', { token })).toMatchObject({
    status: 200,
    body: { organization_id: orgId, organization_name: 'Riverside', email: ada.email, invited_by: 'Grace Kim' },
  });

  const accept = (person: Person) => ask(person, 'POST', '/api/v1/invites/accept', { token });
  expect((await accept(ada)).body).toMatchObject({ organization_id: orgId, is_new: true });
  expect((await accept(ada)).body).toMatchObject({ organization_id: orgId, is_new: false });
  expect(await accept(eve)).toMatchObject({ status: 404, body: { code: 'invite_not_found' } });
  const member = (await ask(grace, 'GET', `/api/v1/organizations/${orgId}/members?search=${ada.email}`)).body.items[0];
  expect(member).toMatchObject({
    system_level: 'manager',
    job_role: 'Registered nurse',
    groups: [{ id: ward.id, name: 'Ward 2A' }],
  });
});

test('an invitation is in the language of the account, else of the organization, else of who invites', async ({
  ask,
  server,
}) => {
  const { grace, path } = await aRunOrganization(server);
  const ada = await aPerson(server.world.db);
  await ask(grace, 'PUT', '/api/v1/users/profile', { language: 'de' });
  await ask(ada, 'PUT', '/api/v1/users/profile', { language: 'en' });
  const stranger = `stranger-${ada.email}`;
  await invite(ask, grace, path, [{ email: ada.email }, { email: stranger }]);
  const subjectTo = (email: string) => server.outbox.list().find(({ to }) => to === email)?.subject;
  expect(subjectTo(ada.email)).toBe('Grace Kim invites you to Riverside');
  expect(subjectTo(stranger)).toBe('Grace Kim lädt dich zu Riverside ein');
  await ask(grace, 'PATCH', path.replace(/invites$/, 'settings'), { language: 'en' });
  await invite(ask, grace, path, [{ email: `new-${stranger}` }]);
  expect(subjectTo(`new-${stranger}`)).toBe('Grace Kim invites you to Riverside');
});

test('a preview says what would happen to each row and does nothing', async ({ ask, server }) => {
  const { grace, path } = await aRunOrganization(server);
  const ada = aStranger();
  const rows = [
    { email: ada.email },
    { email: 'nobody' },
    { email: grace.email },
    { email: ada.email },
    { email: 'x@y.example', groups: ['Ward 9'] },
  ];
  const preview = await ask(grace, 'POST', path, { rows, is_preview: true });
  expect(preview.body.rows.map((row: { outcome: string }) => row.outcome)).toEqual([
    'invited',
    'invalid_email',
    'already_member',
    'repeated',
    'unknown_group',
  ]);
  expect((await ask(grace, 'GET', path)).body.items).toEqual([]);
  expect(tokenTo(server, ada.email)).toBe('');
  const done = await invite(ask, grace, path, rows);
  expect(done.body.rows.map((row: { is_mail_sent: boolean | null }) => row.is_mail_sent)).toEqual([
    true,
    null,
    null,
    null,
    null,
  ]);
  expect((await ask(grace, 'GET', path)).body.items).toHaveLength(1);
});

test('inviting again on another day renews the link, and the one before stops working', async ({
  ask,
  server,
  clock,
}) => {
  const { grace, path } = await aRunOrganization(server);
  const ada = await aPerson(server.world.db);
  clock.set('2026-03-01T12:00:00Z');
  await invite(ask, grace, path, [{ email: ada.email }]);
  const first = tokenTo(server, ada.email);
  clock.set('2026-03-02T12:00:00Z');
  expect((await invite(ask, grace, path, [{ email: ada.email, role: 'ORG_ADMIN' }])).body.rows[0].outcome).toBe(
    'renewed',
  );
  expect((await ask(grace, 'GET', path)).body.items).toMatchObject([
    { email: ada.email, role: 'ORG_ADMIN', system_level: 'admin', invited_by: 'Grace Kim' },
  ]);
  expect((await ask(ada, 'POST', '/api/v1/invites/accept', { token: first })).status).toBe(404);
  expect((await ask(ada, 'POST', '/api/v1/invites/accept', { token: tokenTo(server, ada.email) })).body.is_new).toBe(
    true,
  );
});

test('an invitation ends after fourteen days', async ({ ask, server, clock }) => {
  const { grace, path } = await aRunOrganization(server);
  const ada = await aPerson(server.world.db);
  clock.set('2026-03-01T12:00:00Z');
  await invite(ask, grace, path, [{ email: ada.email }]);
  const token = tokenTo(server, ada.email);
  const preview = async () => (await ask(null, 'POST', '/api/v1/invites/preview', { token })).status;
  clock.set('2026-03-15T11:59:59Z');
  expect(await preview()).toBe(200);
  clock.set('2026-03-15T12:00:00Z');
  expect(await preview()).toBe(404);
  expect((await ask(ada, 'POST', '/api/v1/invites/accept', { token })).status).toBe(404);
});

test('a link that lost its end in a mail says that it does not work, and not that something is invalid', async ({
  ask,
}) => {
  const answer = await ask(null, 'POST', '/api/v1/invites/preview', { token: 'abcdef' });
  expect(answer).toMatchObject({ status: 404, body: { code: 'invite_not_found' } });
});

test('the holder of a proved address finds the invitation without its link; nobody else does', async ({
  ask,
  server,
}) => {
  const { grace, orgId, path } = await aRunOrganization(server);
  const [ada, eve] = [await aPerson(server.world.db), await aPerson(server.world.db, { name: 'Eve Moor' })];
  await invite(ask, grace, path, [{ email: ada.email }]);
  const unproved = { ...ada, token: tokenOf({ ...ada, isEmailVerified: false }) };
  const invited = async (person: Person) =>
    (await ask(person, 'GET', '/api/v1/joinable-organizations')).body.items.filter(
      (item: { reason: string }) => item.reason === 'invited',
    );
  const [found] = await invited(ada);
  expect(found).toMatchObject({ id: orgId, invite: { invited_by: 'Grace Kim' } });
  expect([await invited(unproved), await invited(eve)]).toEqual([[], []]);
  const accept = (person: Person) => ask(person, 'POST', '/api/v1/invites/accept', { invite_id: found.invite.id });
  expect([(await accept(eve)).status, (await accept(unproved)).status, (await accept(ada)).status]).toEqual([
    404, 404, 200,
  ]);
  expect(await invited(ada)).toEqual([]);
});

test('joining an organization that invited you takes the invitation, so its role is not lost', async ({
  ask,
  server,
}) => {
  const { grace, orgId, path } = await aRunOrganization(server);
  const ada = await aPerson(server.world.db);
  await invite(ask, grace, path, [{ email: ada.email, system_level: 'manager' }]);
  await ask(ada, 'POST', `/api/v1/organizations/${orgId}/join`);
  expect((await ask(ada, 'GET', `/api/v1/organizations/${orgId}`)).body.membership.system_level).toBe('manager');
  expect((await ask(grace, 'GET', path)).body.items).toEqual([]);
});

test('an invitation that was taken back leads nowhere', async ({ ask, server }) => {
  const { grace, path } = await aRunOrganization(server);
  const ada = await aPerson(server.world.db);
  await invite(ask, grace, path, [{ email: ada.email }]);
  const [{ id }] = (await ask(grace, 'GET', path)).body.items;
  expect((await ask(grace, 'DELETE', `${path}/${id}`)).body).toEqual({ is_revoked: true });
  expect((await ask(grace, 'DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await ask(ada, 'POST', '/api/v1/invites/accept', { token: tokenTo(server, ada.email) })).status).toBe(404);
});

test('an invitation cannot be taken back from another organization', async ({ ask, server }) => {
  const [riverside, academy] = [await aRunOrganization(server), await aRunOrganization(server)];
  await invite(ask, riverside.grace, riverside.path, [{ email: aStranger().email }]);
  const [{ id }] = (await ask(riverside.grace, 'GET', riverside.path)).body.items;
  expect((await ask(academy.grace, 'DELETE', `${academy.path}/${id}`)).status).toBe(404);
  expect((await ask(academy.grace, 'GET', riverside.path)).status).toBe(404);
  expect((await ask(riverside.grace, 'GET', riverside.path)).body.items).toHaveLength(1);
});

test('two people who open one link at once are one member', async ({ ask, server }) => {
  const { grace, path } = await aRunOrganization(server);
  const people = await Promise.all(Array.from({ length: 4 }, () => aPerson(server.world.db)));
  await invite(ask, grace, path, [{ email: 'shared@riverside.example' }]);
  const token = tokenTo(server, 'shared@riverside.example');
  const answers = await Promise.all(people.map((person) => ask(person, 'POST', '/api/v1/invites/accept', { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
});

test('while the mail server is away invitations and their mails wait, and a lost mail may be sent anew', async ({
  ask,
  server,
  clock,
}) => {
  const { grace, orgId, path } = await aRunOrganization(server);
  const { email } = aStranger();
  const { world } = server;
  const mailer = createQueuedMailer({ ...world, key: world.mailKey, kind: sendMail });
  const away = { send: () => Promise.reject(new Error('The mail server is away.')) };
  const caller = { orgId, uid: grace.uid, claims: { isEmailVerified: true } };
  const inviteAgain = () =>
    invitePeople(
      { ...world, mailer },
      caller as unknown as OrganizationCaller,
      { rows: [{ email }], is_preview: false } as NewInvites,
      'en',
    );
  expect((await inviteAgain()).rows).toMatchObject([{ outcome: 'invited', is_mail_sent: true }]);
  expect((await ask(grace, 'GET', path)).body.items).toHaveLength(1);
  expect((await inviteAgain()).rows).toMatchObject([{ outcome: 'mailed_today', is_mail_sent: null }]);
  const start = Date.now();
  for (let hour = 0; hour < sendMail.attempts; hour++) {
    clock.set(new Date(start + hour * 3_600_000).toISOString());
    await workOff({ ...world, mailTransport: away }, sendMail);
  }
  expect((await inviteAgain()).rows).toMatchObject([{ outcome: 'renewed', is_mail_sent: true }]);
  const sent: string[] = [];
  await workOff({ ...world, mailTransport: { send: async ({ to }) => void sent.push(to) } }, sendMail);
  expect(sent).toEqual([email]);
});

test('twenty thousand invitations can be open; renewing one is always possible', async ({ ask, server }) => {
  const { grace, orgId, path } = await aRunOrganization(server);
  await server.database.pool.query(
    `insert into invites (id, org_id, email, token_hash, invited_by, expires_at)
     select $1 || i, $1, 'person' || i || '@riverside.example', $1 || i, $2, now() + interval '14 days' from generate_series(1, 20000) i`,
    [orgId, grace.uid],
  );
  expect(await invite(ask, grace, path, [{ email: aStranger().email }])).toMatchObject({
    status: 409,
    body: { code: 'limit_reached' },
  });
  expect((await invite(ask, grace, path, [{ email: 'person7@riverside.example' }])).body.rows[0].outcome).toBe(
    'renewed',
  );
});

test.for([
  [{ rows: [] }, 'rows'],
  [{ rows: Array.from({ length: 201 }, () => ({ email: 'a@b.example' })) }, 'rows'],
  [{ rows: [{ email: 'a@b.example', role: 'ADMIN' }] }, 'rows.0.role'],
  [{ rows: [{ email: 'a@b.example', is_admin: true }] }, 'rows.0'],
] as const)('the request %j is refused', async ([body, path], { ask, server }) => {
  const { grace, path: url } = await aRunOrganization(server);
  const answer = await ask(grace, 'POST', url, body);
  expect(answer).toMatchObject({ status: 400, body: { details: [{ path }] } });
});

test('an invitation leads nowhere while its organization is suspended', async ({ ask, server }) => {
  const { grace, orgId, path } = await aRunOrganization(server);
  const ada = await aPerson(server.world.db);
  await invite(ask, grace, path, [{ email: ada.email }]);
  const token = tokenTo(server, ada.email);
  const accept = () => ask(ada, 'POST', '/api/v1/invites/accept', { token });
  const suspend = (isSuspended: boolean) =>
    server.world.db.update(organizations).set({ isSuspended }).where(eq(organizations.id, orgId));
  await suspend(true);
  expect(await accept()).toMatchObject({ status: 404, body: { code: 'invite_not_found' } });
  await suspend(false);
  expect((await accept()).body).toMatchObject({ organization_id: orgId, is_new: true });
});
