import { expect, onTestFinished } from 'vitest';
import { createQueuedMailer } from '#adapters/mail/queued-mailer.ts';
import { findWork, sendMail } from '#composition/job-kinds.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { enqueue, listenToQueue } from '#platform/jobs/enqueue.ts';
import { type Ask, test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';

const path = '/api/v1/admin/jobs';
const START = Date.parse('2026-03-02T10:00:00Z');

/** Other tests share the database and the queue: nobody else is written to at this address. */
const recipientOf = (orgId: string) => `ada@${orgId}.example`;

/** A mail of an organization that no attempt could hand over. */
async function aLostMail({ world, clock }: TestServer) {
  const { id: orgId } = await anOrganization(world.db);
  const mailer = createQueuedMailer({ ...world, key: world.mailKey, kind: sendMail });
  clock.set(new Date(START).toISOString());
  await inOrganization(world.db, orgId, (scope) =>
    mailer.send({ to: recipientOf(orgId), subject: 'Hello', text: 'A link that opens an account' }, scope),
  );
  const away = { send: () => Promise.reject(new Error('The mail server is away.')) };
  for (let hour = 0; hour < sendMail.attempts; hour++) {
    clock.set(new Date(START + hour * 3_600_000).toISOString());
    await workOff({ ...world, mailTransport: away }, sendMail);
  }
  return { orgId };
}

/** The failed mails of an organization: those of other tests lie between, over many pages. */
async function listOf(ask: Ask, root: Person, orgId: string) {
  const own = [];
  for (let after = ''; ;) {
    const { items, next_cursor } = (await ask(root, 'GET', `${path}?kind=send-mail&state=failed&limit=100${after}`))
      .body;
    own.push(...items.filter((job: { org_id: string }) => job.org_id === orgId));
    if (next_cursor === null) return own;
    after = `&cursor=${next_cursor}`;
  }
}

const aSystemAdmin = ({ world: { db } }: TestServer) => aPerson(db, { name: 'Root', role: 'ADMIN' });

test('what failed is found with its reason, and done when it is asked for again', async ({ ask, server, clock }) => {
  const root = await aSystemAdmin(server);
  const { orgId } = await aLostMail(server);
  const failed = () => listOf(ask, root, orgId);
  const [job] = await failed();
  expect(job).toMatchObject({
    kind: 'send-mail',
    state: 'failed',
    attempts: sendMail.attempts,
    org_name: 'Riverside',
    error: 'The mail server is away.',
    created_at: '2026-03-02T10:00:00.000Z',
  });
  expect(JSON.stringify(job)).not.toContain(recipientOf(orgId));
  const told: Date[] = [];
  onTestFinished(listenToQueue(server.world.db, { enqueued: (at) => void told.push(at), soon: () => undefined }));
  const retried = await ask(root, 'POST', `${path}/${job.id}/retry`);
  expect(retried).toMatchObject({ status: 200, body: { id: job.id, state: 'waiting', attempts: 0 } });
  expect(told).toContainEqual(clock.now());
  const sent: string[] = [];
  const mailTransport = { send: async ({ to }: { to: string }) => void sent.push(to) };
  await workOff({ ...server.world, mailTransport }, sendMail);
  expect(sent.filter((to) => to === recipientOf(orgId))).toHaveLength(1);
  expect(await failed()).toEqual([]);
  const audit = (await ask(root, 'GET', `/api/v1/admin/audit-log?target=${job.id}`)).body.items;
  expect(audit).toMatchObject([{ act: 'job_retried', target: job.id, details: { kind: 'send-mail' } }]);
});

test('where the same work waits already, asking again brings that forward', async ({ ask, server, clock }) => {
  const root = await aSystemAdmin(server);
  const { world } = server;
  clock.set('2026-03-03T10:00:00Z');
  const add = (dueAt: Date) =>
    acrossOrganizations(world.db, (tx) =>
      enqueue({ tx, orgId: null }, findWork, {}, { at: clock.now(), dueAt, key: 'of this test' }),
    );
  await add(new Date('2026-03-03T12:00:00Z'));
  const listed = async () =>
    (await ask(root, 'GET', `${path}?kind=find-work&limit=100`)).body.items.filter(
      (job: { created_at: string }) => job.created_at === '2026-03-03T10:00:00.000Z',
    );
  const [first] = await listed();
  expect((await ask(root, 'POST', `${path}/${first.id}/cancel`)).body).toMatchObject({ state: 'cancelled' });
  await add(new Date('2026-03-03T13:00:00Z'));
  const retried = (await ask(root, 'POST', `${path}/${first.id}/retry`)).body;
  expect(retried).toMatchObject({ state: 'waiting', due_at: '2026-03-03T10:00:00.000Z' });
  expect(retried.id).not.toBe(first.id);
});

test('what comes by itself comes again after it was cancelled', async ({ ask, server, clock }) => {
  const root = await aSystemAdmin(server);
  clock.set('2026-03-04T10:00:00Z');
  await acrossOrganizations(server.world.db, (tx) =>
    enqueue({ tx, orgId: null }, findWork, {}, { at: clock.now(), key: '' }),
  );
  const waiting = async () =>
    (await ask(root, 'GET', `${path}?kind=find-work&state=waiting&limit=100`)).body.items as {
      id: string;
      due_at: string;
    }[];
  for (const { id } of await waiting()) await ask(root, 'POST', `${path}/${id}/cancel`);
  expect((await waiting()).map(({ due_at }) => due_at)).toEqual(['2026-03-04T11:00:00.000Z']);
});

test('the queue is for system administrators only; what is not there is not found', async ({ ask, server }) => {
  const root = await aSystemAdmin(server);
  const grace = await aPerson(server.world.db, { name: 'Grace Kim' });
  const { id } = await anOrganization(server.world.db);
  await join(server.world.db, grace, id, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  for (const [method, address] of [
    ['GET', path],
    ['POST', `${path}/x/retry`],
    ['POST', `${path}/x/cancel`],
  ] as const) {
    expect((await ask(grace, method, address)).status).toBe(403);
    expect((await ask(null, method, address)).status).toBe(401);
  }
  expect((await ask(root, 'POST', `${path}/x/retry`)).status).toBe(404);
  expect((await ask(root, 'GET', `${path}?state=lost`)).status).toBe(400);
});
