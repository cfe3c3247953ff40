import { expect } from 'vitest';
import { sendReports } from '#composition/job-kinds.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';
import { queueReports } from './send-reports.ts';

/** A Monday morning at eight where the clock shows UTC. */
const MONDAY = '2026-03-09T08:00:00Z';

/** Grace runs an organization in which Ada came by three weeks ago and nobody else did. */
async function aQuietOrganization({ world, clock }: TestServer) {
  clock.set('2026-02-10T10:00:00Z');
  const { id: orgId } = await anOrganization(world.db, { timezone: 'UTC' });
  const [grace, ada] = [await aPerson(world.db), await aPerson(world.db)];
  const joinedAt = clock.now();
  await join(world.db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin', joinedAt });
  await join(world.db, ada, orgId, { joinedAt });
  clock.set(MONDAY);
  return { orgId, grace, ada, path: `/api/v1/organizations/${orgId}/insights` };
}

const mailsTo = ({ outbox }: TestServer, { email }: Person) => outbox.list().filter(({ to }) => to === email);

async function morning({ world }: TestServer) {
  await queueReports(world);
  await workOff(world, sendReports);
}

const settings = async (ask: Ask, person: Person, path: string) => (await ask(person, 'GET', `${path}/report`)).body;

test('on Monday those who run an organization get what matters, once', async ({ server, clock }) => {
  const { grace, ada, orgId } = await aQuietOrganization(server);
  clock.set('2026-03-09T06:30:00Z');
  await morning(server);
  expect(mailsTo(server, grace)).toEqual([]);
  clock.set(MONDAY);
  await Promise.all([morning(server), morning(server)]);
  await morning(server);
  const [mail, ...more] = mailsTo(server, grace);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('Riverside: ');
  expect(mail!.text).toContain(`/o/${orgId}/insights?from=2026-03-02&to=2026-03-08#at-risk`);
  expect(mailsTo(server, ada)).toEqual([]);
  clock.set('2026-03-16T08:00:00Z');
  await morning(server);
  expect(mailsTo(server, grace)).toHaveLength(2);
});

test('a server that was down on Monday makes up for it on Tuesday, and not on Wednesday', async ({ server, clock }) => {
  const { grace } = await aQuietOrganization(server);
  clock.set('2026-03-11T08:00:00Z');
  await morning(server);
  expect(mailsTo(server, grace)).toEqual([]);
  clock.set('2026-03-17T08:00:00Z');
  await morning(server);
  expect(mailsTo(server, grace)).toHaveLength(1);
});

test('the link in the mail ends the report without signing in; a changed link does nothing', async ({
  server,
  ask,
  clock,
}) => {
  const { grace, path } = await aQuietOrganization(server);
  expect((await settings(ask, grace, path)).is_weekly_on).toBe(true);
  await morning(server);
  const token = /reports\/stop\?token=(\S+)/.exec(mailsTo(server, grace)[0]!.text)![1]!;
  const forged = await ask(null, 'POST', '/api/v1/reports/stop', { token: `${token.slice(0, -2)}xx` });
  expect(forged.status).toBe(404);
  expect((await settings(ask, grace, path)).is_weekly_on).toBe(true);
  const stopped = await ask(null, 'POST', '/api/v1/reports/stop', { token });
  expect(stopped.body).toEqual({ organization_name: 'Riverside' });
  clock.set('2026-03-16T08:00:00Z');
  await morning(server);
  expect(mailsTo(server, grace)).toHaveLength(1);
  const on = await ask(grace, 'PUT', `${path}/report`, { is_weekly_on: true });
  expect(on.body.is_weekly_on).toBe(true);
  await morning(server);
  expect(mailsTo(server, grace)).toHaveLength(2);
});

test('a member on leave or without a group to lead gets no report', async ({ server, ask }) => {
  const { grace, orgId, path } = await aQuietOrganization(server);
  const mia = await aPerson(server.world.db);
  await join(server.world.db, mia, orgId, { systemLevel: 'manager' });
  await ask(grace, 'PUT', `/api/v1/organizations/${orgId}/status`, { status: 'on_leave' });
  await morning(server);
  expect(mailsTo(server, grace)).toEqual([]);
  expect(mailsTo(server, mia)).toEqual([]);
  expect((await ask(mia, 'GET', `${path}/report`)).status).toBe(200);
});

test('an alert writes once, on the first morning on which too few have learned', async ({ server, ask, clock }) => {
  const { grace, path } = await aQuietOrganization(server);
  await ask(grace, 'PUT', `${path}/report`, { is_weekly_on: false });
  const alert = { measure: 'active', below: 0.5, by: '2026-03-20', group_id: null, module_id: null };
  const { status, body } = await ask(grace, 'POST', `${path}/alerts`, alert);
  expect(status).toBe(201);
  expect(body.alerts).toEqual([expect.objectContaining({ ...alert, share: null, sent_at: null })]);
  clock.set('2026-03-20T08:00:00Z');
  await morning(server);
  expect(mailsTo(server, grace)).toEqual([]);
  expect((await settings(ask, grace, path)).alerts[0]).toMatchObject({ share: 0, sent_at: null });
  clock.set('2026-03-21T08:00:00Z');
  await Promise.all([morning(server), morning(server)]);
  clock.set('2026-03-22T08:00:00Z');
  await morning(server);
  const mails = mailsTo(server, grace);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toBe('Riverside: All groups: 0% learned in the last seven days, fewer than 50%.');
  expect((await settings(ask, grace, path)).alerts[0].sent_at).toBe('2026-03-21T08:00:00.000Z');
});

test('alerts are their owner’s: nobody else sees or deletes them, and a learner makes none', async ({
  server,
  ask,
}) => {
  const { grace, ada, orgId, path } = await aQuietOrganization(server);
  const hana = await aPerson(server.world.db);
  await join(server.world.db, hana, orgId, { role: 'ORG_ADMIN' });
  const alert = { measure: 'active', below: 0.5, by: null, group_id: null, module_id: null };
  const { id } = (await ask(grace, 'POST', `${path}/alerts`, alert)).body.alerts[0];
  expect((await settings(ask, hana, path)).alerts).toEqual([]);
  expect((await ask(hana, 'DELETE', `${path}/alerts/${id}`)).status).toBe(404);
  expect((await ask(ada, 'POST', `${path}/alerts`, alert)).status).toBe(403);
  expect((await ask(grace, 'POST', `${path}/alerts`, { ...alert, group_id: 'nobodys' })).status).toBe(404);
  expect((await ask(grace, 'POST', `${path}/alerts`, { ...alert, measure: 'finished' })).status).toBe(400);
  expect((await ask(grace, 'DELETE', `${path}/alerts/${id}`)).body.alerts).toEqual([]);
});

test('at most twenty alerts', async ({ server, ask }) => {
  const { grace, path } = await aQuietOrganization(server);
  const alert = { measure: 'active', below: 0.5, by: null, group_id: null, module_id: null };
  for (let i = 0; i < 20; i++) expect((await ask(grace, 'POST', `${path}/alerts`, alert)).status).toBe(201);
  expect((await ask(grace, 'POST', `${path}/alerts`, alert)).body.code).toBe('too_many_alerts');
});

test('what a nudge will say can be read before it is sent', async ({ server, ask }) => {
  const { grace, path } = await aQuietOrganization(server);
  const { body } = await ask(grace, 'GET', `${path}/nudges/preview?about=return`);
  expect(body.subject).toContain('Riverside');
  expect(body.text).toContain('Hello …,');
});
