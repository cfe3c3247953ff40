import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { finishArticles } from '#features/gamification/gamification.factory.ts';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { AppError } from '#platform/http/app-error.ts';
import { isSecret, listPersonalTables } from '#platform/database/personal-rows.ts';
import { acrossOrganizations, inTransaction } from '#platform/database/transaction.ts';
import { type TestServer, test } from '#testing/api-test.ts';
import { aPerson, aStranger, tokenOf } from '#testing/people.ts';
import { whatDeletionDoes } from './what-deletion-does.ts';

async function aLearner({ world: { db } }: TestServer) {
  const [ada, grace] = [await aPerson(db), await aPerson(db, { name: 'Grace Kim' })];
  const { id: orgId } = await anOrganization(db, { name: 'Riverside' });
  await join(db, ada, orgId, { jobRole: 'Registered nurse' });
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  return { ada, grace, orgId, path: `/api/v1/organizations/${orgId}` };
}

test('the export holds everything that is kept under the account, in every organization, and nothing of others', async ({
  ask,
  server,
}) => {
  const { ada, orgId, path } = await aLearner(server);
  const other = await anOrganization(server.world.db);
  await join(server.world.db, ada, other.id);
  await ask(ada, 'GET', `${path}/profile`);
  const { body } = await ask(ada, 'GET', '/api/v1/users/me/export');
  expect(body).toMatchObject({
    uid: ada.uid,
    incomplete: [],
    tables: { users: [{ email: ada.email, display_name: 'Ada Okafor' }] },
  });
  expect(body.tables.memberships.map((row: { org_id: string }) => row.org_id).sort()).toEqual([orgId, other.id].sort());
  expect(body.tables.points_ledger).toMatchObject([{ points: 30, source: 'visit' }]);
  expect(body.tables.activity_log.map((row: { type: string }) => row.type)).toContain('visited');
  const rows = Object.values<{ uid: string }[]>(body.tables).flat();
  expect(new Set(rows.map(({ uid }) => uid))).toEqual(new Set([ada.uid]));
});

test('the export holds what a browser told of them and what was added up of their days', async ({ ask, server }) => {
  const { ada, grace, orgId, path } = await aLearner(server);
  const events = (of: string) =>
    ['page_view', 'page_view'].map((type, n) => ({
      type,
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      path: `/o/${orgId}/${of}-${n}`,
    }));
  for (const [person, of] of [
    [ada, 'hers'],
    [grace, 'another'],
  ] as const)
    await ask(person, 'POST', '/api/v1/events', { session_id: 'a-session-of-ours', events: events(of) });
  await finishArticles(server.world, orgId, ada);
  await ask(grace, 'GET', `${path}/insights/summary`);
  const { body } = await ask(ada, 'GET', '/api/v1/users/me/export');
  const paths = body.tables.client_events.map((row: { path: string }) => row.path).sort();
  expect(paths).toEqual([`/o/${orgId}/hers-0`, `/o/${orgId}/hers-1`]);
  expect(body.tables.activity_days).toMatchObject([{ org_id: orgId, uid: ada.uid }]);
  expect(body.tables.activity_days[0].points.content).toBeGreaterThan(0);
});

test('what protects the account is not in the export', async ({ ask, server }) => {
  const { ada } = await aLearner(server);
  await server.database.pool.query(
    `insert into identity_accounts (uid, email, password_hash, valid_since, created_at) values ($1, $2, 'the-hash-of-the-password', now(), now())`,
    [ada.uid, ada.email],
  );
  const { tables } = (await ask(ada, 'GET', '/api/v1/users/me/export')).body;
  expect(tables.identity_accounts).toMatchObject([{ email: ada.email }]);
  expect(JSON.stringify(tables)).not.toContain('the-hash-of-the-password');

  const { rows } = await server.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and table_name in
      (select table_name from information_schema.columns where table_schema = 'public' and column_name = 'uid') order by 1`,
  );
  // Named one by one, so that somebody looks at what a new table withholds from its owner.
  expect(rows.map(({ name }) => name).filter((name) => isSecret(name.split('.')[1]!))).toEqual([
    'api_tokens.token_hash',
    'audit_facts.salt',
    'identity_accounts.has_custom_token',
    'identity_accounts.password_hash',
    'identity_codes.code_hash',
    'identity_sessions.token_hash',
    'push_devices.auth_secret',
    'quiz_answers.question_hash',
    'quiz_answers.sealed_answer',
    'quiz_attempts.device_hash',
    'quiz_attempts.sealed_plan',
    'review_cards.shuffle_salt',
    'simulation_attempts.device_hash',
  ]);
});

test('deleting the account takes the person out of every row, and leaves the points', async ({ ask, server }) => {
  const { ada, grace, orgId, path } = await aLearner(server);
  const { db, identityProvider } = server.world;
  const deleteAccount = vi.spyOn(identityProvider, 'deleteAccount');
  await aGroup(db, orgId, { people: [ada] });
  await ask(ada, 'GET', `${path}/profile`);
  await ask(grace, 'POST', `${path}/invites`, { rows: [{ email: ada.email }] });
  const form = new FormData();
  form.set(
    'profile_picture',
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ]),
  );
  const { photo_url: picture } = (await ask(ada, 'PUT', `${path}/profile-picture`, form)).body;

  expect((await ask(ada, 'DELETE', '/api/v1/users/me')).body).toEqual({ is_deleted: true, is_sign_in_deleted: true });
  expect(deleteAccount).toHaveBeenCalledWith(ada.uid);
  deleteAccount.mockRestore();
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).body.code).toBe('account_disabled');
  expect((await fetch(server.origin + picture)).status).toBe(404);
  const everything = await server.database.pool.query(
    `select row_to_json(u)::text as row from users u where uid = $1
    union all select row_to_json(m)::text from memberships m where uid = $1 union all select row_to_json(i)::text from invites i where org_id = $2`,
    [ada.uid, orgId],
  );
  expect(everything.rows.map(({ row }) => row).join(' ')).not.toMatch(/okafor|nurse|example\.com/i);
  expect((await ask(grace, 'GET', `${path}/members`)).body.items).toHaveLength(1);
  const client = await server.database.pool.connect();
  await client.query(`begin; select set_config('app.org_id', '${orgId}', true)`);
  expect((await client.query('select points from points_ledger where uid = $1', [ada.uid])).rows).toEqual([
    { points: 30 },
  ]);
  await client.query('rollback');
  client.release();
});

test('what was for the own eyes only goes, and what was reported names nobody', async ({ ask, server }) => {
  const { ada, orgId, path } = await aLearner(server);
  const [session_id, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const at = new Date().toISOString();
  await ask(ada, 'PUT', `${path}/status`, { status: 'on_leave' });
  await ask(ada, 'POST', '/api/v1/events', {
    session_id,
    events: [{ type: 'page_view', id, path: `/o/${orgId}/home`, at }],
  });
  await ask(ada, 'POST', '/api/v1/error-reports', {
    errors: [{ id, category: 'render', message: 'It broke', path: '/home', at }],
  });
  await ask(ada, 'DELETE', '/api/v1/users/me');
  const { db } = server.world;
  const kept = await acrossOrganizations(db, async (tx) => ({
    leaves: (await tx.execute(sql`select uid from leaves where uid = ${ada.uid}`)).rows,
    events: (await tx.execute(sql`select uid from client_events where id = ${id}`)).rows,
    errors: (await tx.execute(sql`select uid from error_occurrences where id = ${id}`)).rows,
  }));
  expect(kept).toEqual({ leaves: [], events: [{ uid: null }], errors: [{ uid: null }] });
});

test('of every table about a person it is written what a deletion does to it', async ({ server }) => {
  const tables = await inTransaction(server.world.db, listPersonalTables);
  expect(Object.keys(whatDeletionDoes).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('a deletion that broke off is finished by asking again', async ({ ask, server }) => {
  const { ada } = await aLearner(server);
  const failing = vi
    .spyOn(server.world.identityProvider, 'deleteAccount')
    .mockRejectedValueOnce(new Error('The provider is away.'));
  expect((await ask(ada, 'DELETE', '/api/v1/users/me')).status).toBe(500);
  expect((await ask(ada, 'DELETE', '/api/v1/users/me')).body).toEqual({ is_deleted: true, is_sign_in_deleted: true });
  failing.mockRestore();
});

test('where accounts are administered elsewhere, the person is told to delete theirs there', async ({
  ask,
  server,
}) => {
  const { ada } = await aLearner(server);
  const elsewhere = vi
    .spyOn(server.world.identityProvider, 'deleteAccount')
    .mockRejectedValueOnce(new AppError('managed_by_provider'));
  expect((await ask(ada, 'DELETE', '/api/v1/users/me')).body).toEqual({ is_deleted: true, is_sign_in_deleted: false });
  elsewhere.mockRestore();
});

test('the export needs a recent sign-in', async ({ ask, server }) => {
  const { ada } = await aLearner(server);
  const signedIn = (secondsAgo: number) => {
    const authenticatedAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
    return { ...ada, token: tokenOf({ ...ada, authenticatedAt }) };
  };
  const answer = await ask(signedIn(5 * 60 + 1), 'GET', '/api/v1/users/me/export');
  expect(answer).toMatchObject({ status: 409, body: { code: 'recent_sign_in_required' } });
  expect((await ask(signedIn(4 * 60), 'GET', '/api/v1/users/me/export')).body).toMatchObject({ uid: ada.uid });
});

test('deleting needs a recent sign-in', async ({ ask, server }) => {
  const { ada } = await aLearner(server);
  const authenticatedAt = new Date(Date.now() - 5 * 60 * 1000 - 1000).toISOString();
  const answer = await ask({ ...ada, token: tokenOf({ ...ada, authenticatedAt }) }, 'DELETE', '/api/v1/users/me');
  expect(answer).toMatchObject({ status: 409, body: { code: 'recent_sign_in_required' } });
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).status).toBe(200);
});

test('the only administrator of others must hand over first, and keeps everything until then', async ({
  ask,
  server,
}) => {
  const { grace, orgId } = await aLearner(server);
  const second = await anOrganization(server.world.db);
  await join(server.world.db, grace, second.id);
  const answer = await ask(grace, 'DELETE', '/api/v1/users/me');
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'last_admin', details: [{ path: orgId, message: 'You are the only administrator of Riverside.' }] },
  });
  expect((await ask(grace, 'GET', '/api/v1/organizations')).body.items).toHaveLength(2);
});

test('somebody who never registered can delete the account they signed in with', async ({ ask }) => {
  expect((await ask(aStranger(), 'DELETE', '/api/v1/users/me')).body).toEqual({
    is_deleted: true,
    is_sign_in_deleted: true,
  });
});

test('who deletes their account leaves the ranks: the others move up', async ({ ask, server }) => {
  const { ada, grace, orgId, path } = await aLearner(server);
  for (const person of [ada, grace]) await ask(person, 'GET', `${path}/profile`);
  await finishArticles(server.world, orgId, ada);
  const rank = async () => (await ask(grace, 'GET', `${path}/standing?include_rank=true`)).body.snap_points_rank;
  expect(await rank()).toBe(2);
  await ask(ada, 'DELETE', '/api/v1/users/me');
  expect(await rank()).toBe(1);
});
