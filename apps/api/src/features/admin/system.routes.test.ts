import { expect } from 'vitest';
import { runErasure, runExport, sendQueuedMail } from './index.ts';
import { checkHealth } from './running/health.ts';
import { seal } from '@snapwell/identity-service/tokens/seal';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { FinalFailure } from '#platform/jobs/job-kind.ts';
import { jobs } from '#platform/jobs/jobs.tables.ts';
import { verifyAuditLog } from '#platform/audit/audit-log.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';

const root = ({ world: { db } }: TestServer) => aPerson(db, { name: 'Root Admin', role: 'ADMIN' });

test('an organization that is full takes nobody more, until its quota is raised', async ({ ask, server }) => {
  const { db } = server.world;
  const [admin, ada, ben] = [await root(server), await aPerson(db), await aPerson(db, { name: 'Ben Ito' })];
  const { id } = await anOrganization(db, { joinPolicy: 'open' });
  const path = `/api/v1/admin/organizations/${id}`;
  const changed = await ask(admin, 'PATCH', `${path}/quotas`, { members: 1 });
  expect(changed.body).toMatchObject({ quotas: { members: 1, storage_mb: null }, usage: { members: 0 } });
  const enter = async (person: typeof ada) => (await ask(person, 'POST', `/api/v1/organizations/${id}/join`)).body;
  expect((await enter(ada)).code).toBeUndefined();
  expect((await enter(ben)).code).toBe('member_quota_reached');
  expect((await ask(admin, 'GET', '/api/v1/admin/overview')).body.full_organizations).toContainEqual(
    expect.objectContaining({ id, what: 'members' }),
  );
  await ask(admin, 'PATCH', `${path}/quotas`, { members: null });
  expect((await enter(ben)).code).toBeUndefined();
  expect((await ask(admin, 'GET', path)).body.usage.members).toBe(2);
  expect((await ask(admin, 'PATCH', `${path}/quotas`, { members: 0 })).status).toBe(400);
});

test('an organization is made for others, who are invited to run it', async ({ ask, server }) => {
  const admin = await root(server);
  const email = `olu-${crypto.randomUUID()}@example.com`;
  const made = await ask(admin, 'POST', '/api/v1/admin/organizations', { name: 'Harbour Clinic', admin_email: email });
  expect(made).toMatchObject({ status: 201, body: { name: 'Harbour Clinic', usage: { members: 0 }, admins: [] } });
  expect(server.outbox.list().some(({ to }) => to === email)).toBe(true);
  const acts = (await ask(admin, 'GET', `/api/v1/admin/audit-log?target=${made.body.id}`)).body.items;
  expect(acts).toMatchObject([{ act: 'organization_created', target_name: 'Harbour Clinic', address: '127.0.0.1' }]);
});

test('a service that is down says so in its own words, since when, and what was done before', async ({
  ask,
  server,
  clock,
}) => {
  const admin = await root(server);
  let isDown = false;
  const probe = {
    service: 'mail' as const,
    check: () => (isDown ? Promise.reject(new Error('535 credentials invalid')) : Promise.resolve({ detail: '' })),
  };
  const world = { ...server.world, system: { ...server.world.system, probes: [probe] } };
  const mail = async () =>
    (await ask(admin, 'GET', '/api/v1/admin/overview')).body.health.services.find(
      ({ service }: { service: string }) => service === 'mail',
    );
  clock.set('2030-03-01T10:00:00Z');
  await checkHealth(world);
  expect(await mail()).toMatchObject({ state: 'well', since: null });
  clock.set('2030-03-01T10:04:00Z');
  await ask(admin, 'PUT', '/api/v1/admin/retention', {
    audit_log: 1095,
    security_events: 365,
    errors: 90,
    finished_jobs: 7,
  });
  isDown = true;
  for (const minute of ['05', '10']) {
    clock.set(`2030-03-01T10:${minute}:00Z`);
    await checkHealth(world);
  }
  expect(await mail()).toMatchObject({
    state: 'down',
    since: '2030-03-01T10:05:00.000Z',
    detail: '535 credentials invalid',
  });
  const { before } = (await ask(admin, 'GET', '/api/v1/admin/overview')).body;
  expect(before).toMatchObject({ service: 'mail', act: { act: 'retention_changed', actor_name: 'Root Admin' } });
});

test('a mailbox that refuses is marked and not tried again; the mark goes with the next mail', async ({
  ask,
  server,
}) => {
  const admin = await root(server);
  const to = `gone-${crypto.randomUUID()}@example.com`;
  const payload = { sealed: seal(server.world.mailKey, JSON.stringify({ to, subject: 'Hello', text: 'Hello' })) };
  const refusing = {
    send: () => Promise.reject(Object.assign(new Error('550 No such user'), { responseCode: 550, command: 'RCPT TO' })),
  };
  const bounces = async () =>
    (await ask(admin, 'GET', '/api/v1/admin/mail-summary')).body.bounces.filter(
      ({ email }: { email: string }) => email === to,
    );
  await expect(sendQueuedMail({ ...server.world, mailTransport: refusing }, payload)).rejects.toThrow(FinalFailure);
  expect(await bounces()).toMatchObject([{ reason: '550 No such user', times: 1 }]);
  const busy = { send: () => Promise.reject(Object.assign(new Error('450 Later'), { responseCode: 450 })) };
  await expect(sendQueuedMail({ ...server.world, mailTransport: busy }, payload)).rejects.not.toThrow(FinalFailure);
  await sendQueuedMail(server.world, payload);
  expect(await bounces()).toEqual([]);
});

test('the mail queue shows as much of an address as is needed, and nothing of what a mail says', async ({
  ask,
  server,
}) => {
  const admin = await root(server);
  const mail = { to: 'linh.nguyen@riverside.example', subject: 'Your link', text: 'https://secret.example/token' };
  const id = crypto.randomUUID();
  await acrossOrganizations(server.world.db, (tx) =>
    tx.insert(jobs).values({
      id,
      kind: 'send-mail',
      payload: { sealed: seal(server.world.mailKey, JSON.stringify(mail)) },
      state: 'failed',
      dueAt: new Date(),
      error: '535 no',
    }),
  );
  const { items } = (await ask(admin, 'GET', '/api/v1/admin/mails?state=failed&limit=100')).body;
  const shown = items.find((item: { id: string }) => item.id === id);
  expect(shown).toMatchObject({ to: 'l…n@riverside.example', subject: 'Your link', state: 'failed', error: '535 no' });
  expect(JSON.stringify(items)).not.toContain('secret.example');
});

test('the configuration says where each value comes from, and no secret', async ({ ask, server }) => {
  const admin = await root(server);
  const settings = async () => (await ask(admin, 'GET', '/api/v1/admin/configuration')).body.items;
  const find = (items: { name: string }[], name: string) => items.find((item) => item.name === name);
  const items = await settings();
  expect(find(items, 'SECRET')).toMatchObject({ is_secret: true, value: '' });
  expect(find(items, 'AUTH_API_KEY')).toMatchObject({ is_secret: true, value: '••••••' });
  expect(find(items, 'PORT')).toMatchObject({ value: '3000', source: 'default' });
  await ask(admin, 'PUT', '/api/v1/admin/retention', {
    audit_log: 30,
    security_events: 365,
    errors: 90,
    finished_jobs: 7,
  });
  expect(find(await settings(), 'AUDIT_LOG_DAYS')).toMatchObject({ value: '30', source: 'panel' });
});

test('a notice is shown to strangers from a day before it begins until it ends', async ({ ask, server, clock }) => {
  const admin = await root(server);
  const notice = { text: 'Away for an update', from: '2031-05-02T20:00:00.000Z', until: '2031-05-02T21:00:00.000Z' };
  expect((await ask(admin, 'PUT', '/api/v1/admin/notice', { notice: { ...notice, until: notice.from } })).status).toBe(
    400,
  );
  await ask(admin, 'PUT', '/api/v1/admin/notice', { notice });
  const shown = async (time: string) => {
    clock.set(time);
    return (await ask(null, 'GET', '/api/v1/notice')).body.notice;
  };
  expect(await shown('2031-05-01T12:00:00Z')).toBeNull();
  expect(await shown('2031-05-01T21:00:00Z')).toEqual(notice);
  expect(await shown('2031-05-02T21:00:01Z')).toBeNull();
  await ask(admin, 'PUT', '/api/v1/admin/notice', { notice: null });
  expect(await shown('2031-05-02T20:30:00Z')).toBeNull();
});

test('a person is copied and erased by jobs; the copy goes with them, and the audit log stays whole', async ({
  ask,
  server,
}) => {
  const { world } = server;
  const [admin, ada] = [await root(server), await aPerson(world.db)];
  const { id: orgId } = await anOrganization(world.db);
  await join(world.db, ada, orgId);
  const request = async (kind: string) =>
    (await ask(admin, 'POST', `/api/v1/admin/users/${ada.uid}/data-requests`, { kind })).body;
  const job = (id: string) => ({ payload: { request_id: id }, report: async () => undefined });
  const copy = await request('export');
  await runExport(world, job(copy.id));
  const file = `/api/v1/admin/data-requests/${copy.id}/file`;
  const opened = await ask(admin, 'GET', file);
  expect(opened.body.tables.users).toMatchObject([{ email: ada.email }]);
  expect((await ask(ada, 'GET', file)).status).toBe(403);
  const erasure = await request('erasure');
  await runErasure(world, job(erasure.id));
  await runErasure(world, job(erasure.id));
  expect((await ask(admin, 'GET', file)).status).toBe(404);
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).status).toBe(401);
  const requests = (await ask(admin, 'GET', '/api/v1/admin/data-requests?limit=100')).body.items;
  expect(requests.find(({ id }: { id: string }) => id === erasure.id)).toMatchObject({ state: 'done', progress: 1 });
  const acts = (await ask(admin, 'GET', '/api/v1/admin/audit-log?limit=100')).body.items;
  expect(JSON.stringify(acts)).not.toContain(ada.uid);
  expect((await verifyAuditLog(world)).problems).toEqual([]);
  const own = await ask(admin, 'POST', `/api/v1/admin/users/${admin.uid}/data-requests`, { kind: 'erasure' });
  expect(own.body.code).toBe('own_account');
});

test('the audit log is proved and exported with what proves it', async ({ ask, server }) => {
  const [admin, ada] = [await root(server), await aPerson(server.world.db)];
  await ask(admin, 'PATCH', `/api/v1/admin/users/${ada.uid}`, { is_disabled: true });
  expect((await ask(admin, 'POST', '/api/v1/admin/audit-log/verification')).body.problems).toEqual([]);
  const exported = await fetch(`${server.origin}/api/v1/admin/audit-log/export?target=${ada.uid}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const lines = (await exported.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines[0]).toMatchObject({
    act: 'user_changed',
    target: ada.uid,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(lines.at(-1)).toHaveProperty('public_key');
});
