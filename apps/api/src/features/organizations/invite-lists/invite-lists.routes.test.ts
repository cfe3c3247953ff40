import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createQueuedMailer, openSealedMail } from '#adapters/mail/queued-mailer.ts';
import { sendInviteList as job, sendMail } from '#composition/job-kinds.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Ask, TestServer } from '#testing/api-test.ts';
import { test } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';
import { aGroup, anOrganization, join } from '../organizations.factory.ts';
import { queueInviteLists, sendInviteList } from './send-invite-list.ts';

/** Older than a week, so that it may send many mails. */
async function aHospital({ world: { db } }: TestServer) {
  const grace = await aPerson(db, { name: 'Grace Kim' });
  const { id: orgId } = await anOrganization(db, { name: 'Riverside', createdAt: new Date('2026-01-01') });
  await join(db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  await aGroup(db, orgId, { name: 'Ward 4B' });
  const path = `/api/v1/organizations/${orgId}`;
  return { grace, orgId, path, lists: `${path}/invite-lists` };
}

async function upload(ask: Ask, by: Person, lists: string, text: string | Buffer) {
  const name = 'starters.csv';
  const form = new FormData();
  form.set('list', new Blob([new Uint8Array(Buffer.from(text))]), name);
  return ask(by, 'POST', `${lists}?name=${name}`, form);
}

const addressesOf = (org: string, count: number) => Array.from({ length: count }, (_, i) => `${org}-${i}@ward.example`);
const fileOf = (addresses: readonly string[]) => `email,groups\n${addresses.map((one) => `${one},Ward 4B`).join('\n')}`;

test('a spreadsheet is looked at, three rows are mended, and everybody gets one mail', async ({ ask, server }) => {
  const { grace, lists, path, orgId } = await aHospital(server);
  const at = (name: string) => `${name}@${orgId}.example`;
  const file = [
    'E-Mail;Name;Station;Rolle',
    `${at('ada')};Ada;Ward 4B;`,
    `${at('noor')};Noor;Ward 4B;manager`,
    `;Nora West;Ward 4B;`,
    `${at('tom')};Tom;Ward 4D;`,
    `${at('uma').replace('@', ' @')};Uma;Ward 4B;`,
    `${grace.email};Grace;Ward 4B;`,
  ].join('\r\n');
  const { status, body } = await upload(ask, grace, lists, file);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    file_name: 'starters.csv',
    state: 'draft',
    squares: 'iipppk',
    counts: { rows: 6, invited: 2, known: 1, problem: 3 },
    mails_left: 1000,
  });
  expect(body.to_mend.map(({ line, problems }: never) => [line, (problems as { code: string }[])[0]!.code])).toEqual([
    [4, 'email_missing'],
    [5, 'group_unknown'],
    [6, 'email_is_no_address'],
  ]);
  const row = (line: number, change: object) => ask(grace, 'PATCH', `${lists}/${body.id}/rows/${line}`, change);
  await row(4, { email: at('nora') });
  await row(5, { groups: ['Ward 4B'] });
  expect((await row(6, { email: body.to_mend[2].problems[0].suggestion })).body).toMatchObject({
    squares: 'iiiiik',
    counts: { invited: 5, problem: 0 },
  });
  const sent = await ask(grace, 'POST', `${lists}/${body.id}/send`);
  expect(sent).toMatchObject({ status: 202, body: { state: 'sending', rest_id: null } });
  expect((await row(4, { email: 'x@y.example' })).body.code).toBe('list_is_sent');
  await ask(grace, 'POST', `${lists}/${body.id}/send`);
  await workOff(server.world, job);
  expect((await ask(grace, 'GET', `${lists}/${body.id}`)).body).toMatchObject({
    state: 'done',
    done: 6,
    counts: { rows: 6, invited: 5, known: 1 },
  });
  const mails = server.outbox.list().filter(({ to }) => to.endsWith(`${orgId}.example`));
  expect(mails.map(({ to }) => to.split('@')[0]).sort()).toEqual(['ada', 'noor', 'nora', 'tom', 'uma']);
  const invites = (await ask(grace, 'GET', `${path}/invites?search=noor`)).body.items;
  expect(invites).toMatchObject([{ system_level: 'manager', groups: [{ name: 'Ward 4B' }] }]);
  // Who is a member already joins the groups that the file names.
  expect((await ask(grace, 'GET', `${path}/members/${grace.uid}`)).body.groups).toMatchObject([{ name: 'Ward 4B' }]);
});

test('what has to be mended stays behind as a list of its own', async ({ ask, server }) => {
  const { grace, lists, orgId } = await aHospital(server);
  const { body } = await upload(ask, grace, lists, `email\na@${orgId}.example\nnobody\nb@${orgId}.example`);
  const sent = (await ask(grace, 'POST', `${lists}/${body.id}/send`)).body;
  await workOff(server.world, job);
  expect((await ask(grace, 'GET', `${lists}/${sent.rest_id}`)).body).toMatchObject({
    state: 'draft',
    counts: { rows: 1, problem: 1 },
    to_mend: [{ line: 3, email: 'nobody' }],
  });
  expect((await ask(grace, 'POST', `${lists}/${sent.rest_id}/send`)).body.code).toBe('nobody_to_invite');
  expect((await ask(grace, 'DELETE', `${lists}/${sent.rest_id}/rows/3`)).body.counts.rows).toBe(0);
  expect((await ask(grace, 'DELETE', `${lists}/${sent.rest_id}`)).body).toEqual({ is_cancelled: true });
  expect((await ask(grace, 'GET', `${lists}/${sent.rest_id}`)).status).toBe(404);
});

test.for([
  ['list_is_workbook', Buffer.from('PK\u0003\u0004')],
  ['list_is_no_text', Buffer.from('\0\0\0')],
  ['list_is_empty', 'email\n'],
  ['list_without_addresses', 'name\nAda'],
] as const)('a file that is no list is refused: %s', async ([code, file], { ask, server }) => {
  const { grace, lists } = await aHospital(server);
  expect((await upload(ask, grace, lists, file)).body.code).toBe(code);
});

test('nobody gets a second mail when a process dies in the middle', async ({ ask, server }) => {
  const { grace, lists, orgId } = await aHospital(server);
  const { db, clock, mailKey: key } = server.world;
  const addresses = addressesOf(orgId, 350);
  const { body } = await upload(ask, grace, lists, fileOf(addresses));
  await ask(grace, 'POST', `${lists}/${body.id}/send`);
  // Mails are queued in the transaction of their step, as on a real server.
  const mailer = createQueuedMailer({ db, clock, key, kind: sendMail });
  const send = (dieAfter: number) => {
    let left = dieAfter;
    return sendInviteList(
      {
        ...server.world,
        mailer: {
          send: (mail, scope) => (left-- > 0 ? mailer.send(mail, scope) : Promise.reject(new Error('killed'))),
        },
      },
      { orgId, id: body.id, signal: new AbortController().signal, report: async () => undefined },
    );
  };
  await expect(send(130)).rejects.toThrow('killed');
  expect((await ask(grace, 'GET', `${lists}/${body.id}`)).body).toMatchObject({ state: 'sending', done: 100 });
  await expect(send(150)).rejects.toThrow('killed');
  await send(1000);
  expect((await ask(grace, 'GET', `${lists}/${body.id}`)).body).toMatchObject({
    state: 'done',
    done: 350,
    counts: { invited: 350 },
  });
  const { rows } = await inOrganization(db, orgId, ({ tx }) =>
    tx.execute(sql`select payload from jobs where kind = 'send-mail'`),
  );
  const sentTo = rows.map(({ payload }) => openSealedMail(key, payload as { sealed: string }).to);
  expect(sentTo.toSorted()).toEqual(addresses.toSorted());
});

test('what a day allows is sent that day; the rest goes out by itself on the next', async ({ ask, server, clock }) => {
  const { grace, lists, path, orgId } = await aHospital(server);
  const world = { ...server.world, inviteMails: { perDay: 120, perDayWhileYoung: 10 } };
  const { body } = await upload(ask, grace, lists, fileOf(addressesOf(orgId, 150)));
  await ask(grace, 'POST', `${lists}/${body.id}/send`);
  const openInvites = async () => (await ask(grace, 'GET', `${path}/member-counts`)).body.open_invites;
  await workOff(world, job);
  expect((await ask(grace, 'GET', `${lists}/${body.id}`)).body).toMatchObject({ state: 'waiting', done: 120 });
  await queueInviteLists(world);
  await workOff(world, job);
  expect(await openInvites()).toBe(120);
  clock.set(new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString());
  await queueInviteLists(world);
  await workOff(world, job);
  expect((await ask(grace, 'GET', `${lists}/${body.id}`)).body).toMatchObject({ state: 'done', done: 150 });
  expect(await openInvites()).toBe(150);
});

test('a list that is thrown away while it is sent stops, and what was sent stays sent', async ({ ask, server }) => {
  const { grace, lists, orgId, path } = await aHospital(server);
  const { body } = await upload(ask, grace, lists, fileOf(addressesOf(orgId, 150)));
  await ask(grace, 'POST', `${lists}/${body.id}/send`);
  await workOff({ ...server.world, inviteMails: { perDay: 100, perDayWhileYoung: 100 } }, job);
  await ask(grace, 'DELETE', `${lists}/${body.id}`);
  await queueInviteLists(server.world);
  await workOff(server.world, job);
  expect((await ask(grace, 'GET', `${lists}/${body.id}`)).body).toMatchObject({ state: 'cancelled', done: 100 });
  expect((await ask(grace, 'GET', `${path}/invites?limit=100`)).body.items).toHaveLength(100);
});

test('a list is the organization’s own, and its administrators’', async ({ ask, server }) => {
  const [here, there] = [await aHospital(server), await aHospital(server)];
  const member = await aPerson(server.world.db);
  await join(server.world.db, member, here.orgId);
  const { body } = await upload(ask, here.grace, here.lists, 'email\na@b.example');
  expect((await ask(there.grace, 'GET', `${there.lists}/${body.id}`)).status).toBe(404);
  expect((await ask(there.grace, 'POST', `${there.lists}/${body.id}/send`)).status).toBe(404);
  expect((await upload(ask, member, here.lists, 'email\na@b.example')).status).toBe(403);
  expect((await ask(here.grace, 'GET', here.lists)).body.items).toMatchObject([{ id: body.id }]);
});

test('an open invitation is sent again, once a day', async ({ ask, server, clock }) => {
  const { grace, path, orgId } = await aHospital(server);
  const email = `late@${orgId}.example`;
  clock.set('2026-03-01T08:00:00Z');
  await ask(grace, 'POST', `${path}/invites`, { rows: [{ email, groups: ['Ward 4B'], job_role: 'Nurse' }] });
  const [invite] = (await ask(grace, 'GET', `${path}/invites`)).body.items;
  const resend = () => ask(grace, 'POST', `${path}/invites/resend`, { invite_ids: [invite.id, 'gone'] });
  expect((await resend()).body.rows).toEqual([{ email, outcome: 'mailed_today', is_mail_sent: null }]);
  clock.set('2026-03-12T08:00:00Z');
  expect((await resend()).body.rows).toEqual([{ email, outcome: 'renewed', is_mail_sent: true }]);
  expect((await ask(grace, 'GET', `${path}/invites`)).body.items).toMatchObject([
    { email, job_role: 'Nurse', groups: [{ name: 'Ward 4B' }], expires_at: '2026-03-26T08:00:00.000Z' },
  ]);
});
