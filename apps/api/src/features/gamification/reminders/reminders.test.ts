import { expect, onTestFinished } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { type Ask, test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { startPushService } from '#testing/stand-ins/push-service.ts';
import { comeBy, daysFrom } from '../gamification.factory.ts';
import { sendReminders } from '#composition/job-kinds.ts';
import { workOff } from '#testing/work-off.ts';

/** People of other tests may be due too, whose browsers are gone: what matters is what arrives. */
const remind = ({ world }: TestServer) => workOff(world, sendReminders);

/** Ada with a streak of three days, on the evening of the fourth, in a place where the clock shows UTC. */
async function aStreakAtRisk(server: TestServer) {
  const { world, clock } = server;
  const { id: orgId } = await anOrganization(world.db, { timezone: 'UTC' });
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  await comeBy(world, orgId, ada, daysFrom('2026-03-02', 3));
  clock.set('2026-03-05T10:00:00Z');
  return { orgId, ada, path: `/api/v1/organizations/${orgId}/reminders` };
}

const mailsTo = ({ outbox }: TestServer, { email }: Person) => outbox.list().filter(({ to }) => to === email);

async function aPushService({ world }: TestServer) {
  const service = await startPushService(world.push.publicKey);
  onTestFinished(() => service.close());
  return service;
}

async function turnOn(ask: Ask, ada: Person, path: string, change: object) {
  const answer = await ask(ada, 'PATCH', path, change);
  expect(answer.status).toBe(200);
  return answer.body;
}

test('reminders are off until somebody turns them on', async ({ server, ask, clock }) => {
  const { ada, path } = await aStreakAtRisk(server);
  const { body } = await ask(ada, 'GET', path);
  expect(body).toEqual({ is_push_on: false, is_mail_on: false, hour: 21, push_key: server.world.push.publicKey });
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  expect(mailsTo(server, ada)).toEqual([]);
});

test('at the hour one chose a mail says how long the streak lasts, once', async ({ server, ask, clock }) => {
  const { ada, path, orgId } = await aStreakAtRisk(server);
  await turnOn(ask, ada, path, { is_mail_on: true });
  clock.set('2026-03-05T20:59:50Z');
  await remind(server);
  expect(mailsTo(server, ada)).toEqual([]);
  clock.set('2026-03-05T21:00:10Z');
  await Promise.all([remind(server), remind(server), remind(server)]);
  await remind(server);
  const [mail, ...more] = mailsTo(server, ada);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Your streak ends in three hours',
    text: expect.stringContaining('a streak of 3 days'),
  });
  expect(mail!.text).toContain(`/o/${orgId}/home`);
});

test('turning it off and on again on the same evening does not remind twice', async ({ server, ask, clock }) => {
  const { ada, path } = await aStreakAtRisk(server);
  await turnOn(ask, ada, path, { is_mail_on: true });
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  await turnOn(ask, ada, path, { is_mail_on: false });
  await turnOn(ask, ada, path, { is_mail_on: true, hour: 22 });
  clock.set('2026-03-05T22:00:10Z');
  await remind(server);
  expect(mailsTo(server, ada)).toHaveLength(1);
});

test('a server that was down at the hour reminds when it is back, with the hours that are left', async ({
  server,
  ask,
  clock,
}) => {
  const { ada, path } = await aStreakAtRisk(server);
  await turnOn(ask, ada, path, { is_mail_on: true, hour: 18 });
  clock.set('2026-03-05T22:05:00Z');
  await remind(server);
  expect(mailsTo(server, ada).map(({ subject }) => subject)).toEqual(['Your streak ends in two hours']);
});

test('a day later nobody is told of the day before', async ({ server, ask, clock }) => {
  const { ada, path } = await aStreakAtRisk(server);
  await turnOn(ask, ada, path, { is_mail_on: true });
  clock.set('2026-03-06T09:00:00Z');
  await remind(server);
  expect(mailsTo(server, ada)).toEqual([]);
});

test('who came by today is left in peace', async ({ server, ask, clock }) => {
  const { ada, path, orgId } = await aStreakAtRisk(server);
  await turnOn(ask, ada, path, { is_mail_on: true });
  await comeBy(server.world, orgId, ada, ['2026-03-05']);
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  expect(mailsTo(server, ada)).toEqual([]);
});

test('nobody is reminded while on leave, and again after it', async ({ server, ask, clock }) => {
  const { ada, path, orgId } = await aStreakAtRisk(server);
  await turnOn(ask, ada, path, { is_mail_on: true });
  await ask(ada, 'PUT', `/api/v1/organizations/${orgId}/status`, { status: 'on_leave' });
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  expect(mailsTo(server, ada)).toEqual([]);
  clock.set('2026-03-06T08:00:00Z');
  await ask(ada, 'PUT', `/api/v1/organizations/${orgId}/status`, { status: 'active' });
  clock.set('2026-03-07T21:00:10Z');
  await remind(server);
  expect(mailsTo(server, ada)).toHaveLength(1);
});

test('who has left is not written to', async ({ server, ask, clock }) => {
  const { ada, path, orgId } = await aStreakAtRisk(server);
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  await turnOn(ask, ada, path, { is_mail_on: true });
  const left = await ask(ada, 'DELETE', `/api/v1/organizations/${orgId}/membership`);
  expect(left.status).toBe(200);
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  expect(mailsTo(server, ada)).toEqual([]);
});

test('the link in a mail ends them without signing in, and takes that back; a changed link does nothing', async ({
  server,
  ask,
  clock,
}) => {
  const { ada, path, orgId } = await aStreakAtRisk(server);
  await turnOn(ask, ada, path, { is_mail_on: true, is_push_on: true });
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  const token = /reminders\/stop\?token=(\S+)/.exec(mailsTo(server, ada)[0]!.text)![1]!;
  const forged = await ask(null, 'POST', '/api/v1/reminders/stop', { token: `${token.slice(0, -2)}xx` });
  expect(forged.status).toBe(404);
  expect((await ask(ada, 'GET', path)).body.is_mail_on).toBe(true);
  const stopped = await ask(null, 'POST', '/api/v1/reminders/stop', { token });
  expect(stopped.body).toEqual({ organization_name: 'Riverside', is_mail_on: true, is_push_on: true });
  expect((await ask(ada, 'GET', path)).body).toMatchObject({ is_mail_on: false, is_push_on: false });
  const resumed = await ask(null, 'POST', '/api/v1/reminders/resumption', {
    token,
    is_mail_on: true,
    is_push_on: false,
  });
  expect(resumed.body).toEqual({ organization_name: 'Riverside' });
  expect((await ask(ada, 'GET', path)).body).toMatchObject({ is_mail_on: true, is_push_on: false });
  clock.set('2026-03-06T21:00:10Z');
  await comeBy(server.world, orgId, ada, ['2026-03-05']);
  await remind(server);
  expect(mailsTo(server, ada)).toHaveLength(2);
});

test('each browser of a person gets the message, encrypted for it and signed by this server', async ({
  server,
  ask,
  clock,
}) => {
  const { ada, path, orgId } = await aStreakAtRisk(server);
  const service = await aPushService(server);
  for (const device of ['/phone', '/laptop'])
    expect((await ask(ada, 'POST', '/api/v1/push-devices', service.deviceAt(device))).status).toBe(200);
  await turnOn(ask, ada, path, { is_push_on: true });
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  await remind(server);
  expect(service.arrived.map((arrived) => arrived.path).toSorted()).toEqual(['/laptop', '/phone']);
  expect(service.arrived[0]).toMatchObject({
    contact: 'mailto:tests@snapwell.example',
    ttl: '10800',
    message: {
      title: 'Your streak ends in three hours',
      body: 'You have a streak of 3 days. Five minutes keep it going.',
      path: `/o/${orgId}/home`,
    },
  });
});

test('a browser that does not want any more is forgotten, and keeps nobody else from being told', async ({
  server,
  ask,
  clock,
}) => {
  const { ada, path } = await aStreakAtRisk(server);
  const service = await aPushService(server);
  for (const device of ['/old', '/new']) await ask(ada, 'POST', '/api/v1/push-devices', service.deviceAt(device));
  service.end('/old');
  await turnOn(ask, ada, path, { is_push_on: true });
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  expect(service.arrived.map((arrived) => arrived.path)).toEqual(['/new']);
  const again = await ask(ada, 'DELETE', '/api/v1/push-devices', { endpoint: service.deviceAt('/old').endpoint });
  expect(again.body).toEqual({ is_removed: false });
});

test('a shared browser belongs to whoever signed in last', async ({ server, ask, clock }) => {
  const { ada, path } = await aStreakAtRisk(server);
  const eve = await aPerson(server.world.db);
  const service = await aPushService(server);
  await ask(ada, 'POST', '/api/v1/push-devices', service.deviceAt('/shared'));
  await ask(eve, 'POST', '/api/v1/push-devices', service.deviceAt('/shared'));
  await turnOn(ask, ada, path, { is_push_on: true });
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  expect(service.arrived).toEqual([]);
});

test.for([
  'https://intranet.example/push',
  'http://127.0.0.2/push',
  'https://fcm.googleapis.com.example/push',
  'https://user@127.0.0.1/push',
])('nothing is ever posted to %s, which is no push service', async (endpoint, { server, ask }) => {
  const ada = await aPerson(server.world.db);
  const service = await aPushService(server);
  const answer = await ask(ada, 'POST', '/api/v1/push-devices', { ...service.deviceAt('/'), endpoint });
  expect(answer.body).toMatchObject({ code: 'unknown_push_service' });
});

test('a reminder is written in the language of the account', async ({ server, ask, clock }) => {
  const { ada, path } = await aStreakAtRisk(server);
  const service = await aPushService(server);
  await ask(ada, 'POST', '/api/v1/push-devices', service.deviceAt('/phone'));
  await turnOn(ask, ada, path, { is_mail_on: true, is_push_on: true });
  await ask(ada, 'PUT', '/api/v1/users/profile', { language: 'de' });
  clock.set('2026-03-05T21:00:10Z');
  await remind(server);
  expect(service.arrived[0]).toMatchObject({
    message: {
      title: 'Deine Serie endet in drei Stunden',
      body: 'Deine Serie zählt 3 Tage. Fünf Minuten halten sie am Laufen.',
    },
  });
  const [mail] = mailsTo(server, ada);
  expect(mail!.subject).toBe('Deine Serie endet in drei Stunden');
  expect(mail!.text).toMatch(/^Hallo Ada,\n\nDeine Serie bei Riverside zählt 3 Tage, /);
});
