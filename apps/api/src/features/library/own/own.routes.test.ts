import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { exportLibrary } from '../export/export-library.ts';
import { aLibraryFolder, giveLibrary } from '../library.factory.ts';
import { addOwnContent } from './add-own-content.ts';
import { listOwnFiles } from './own.repository.ts';

interface OwnFixture {
  readonly orgId: string;
  readonly ada: Person;
  readonly grace: Person;
  readonly api: string;
  /** Makes a video for Ada and answers its id. */
  make(): Promise<string>;
}

const test = base.extend('place', async ({ server }): Promise<OwnFixture> => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const [ada, grace] = [await aPerson(db), await aPerson(db, { name: 'Grace Kim' })];
  await join(db, ada, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  await giveLibrary(server.world, orgId);
  return { orgId, ada, grace, api: `/api/v1/organizations/${orgId}`, make: () => makeVideo(server, orgId, ada) };
});

async function makeVideo({ world }: TestServer, orgId: string, { uid }: Person): Promise<string> {
  const key = `own/${orgId}/${crypto.randomUUID()}.mp4`;
  const bytes = Buffer.from('a film');
  await world.files.put(key, bytes, 'video/mp4');
  return inOrganization(world.db, orgId, (scope) =>
    addOwnContent(scope, {
      uid,
      kind: 'video',
      title: 'Zebra crossings in a minute',
      summary: 'Made for you.',
      minutes: 1,
      body: { source: 'media/short.mp4', duration: 20, transcript: 'Look left.' },
      files: [{ name: 'media/short.mp4', key, contentType: 'video/mp4', body: bytes }],
      at: new Date(),
    }),
  );
}

test('what was made for somebody plays for them and is not there for anybody else', async ({
  ask,
  place: { ada, grace, api, make },
}) => {
  const id = await make();
  const own = await ask(ada, 'GET', `${api}/content/${id}`);
  expect(own.body).toMatchObject({
    type: 'video',
    module: null,
    points: null,
    body: { duration: 20 },
    media: { 'media/short.mp4': { content_type: 'video/mp4' } },
  });
  for (const [method, path] of [
    ['GET', `${api}/content/${id}`],
    ['POST', `${api}/content/${id}/completion`],
    ['PUT', `${api}/content/${id}/bookmark`],
    ['DELETE', `${api}/own-content/${id}`],
  ] as const)
    expect((await ask(grace, method, path, method === 'POST' ? { furthest: 1 } : undefined)).status).toBe(404);
  expect((await ask(null, 'GET', `/api/v1/public/${api.split('/').at(-1)}/content/${id}`)).status).toBe(404);
  expect((await ask(grace, 'GET', `${api}/own-content`)).body.items).toEqual([]);
});

test('it stands neither in the catalogue nor in the search nor in the export, also not for its owner', async ({
  ask,
  server,
  place,
}) => {
  const { ada, api, orgId, make } = place;
  const id = await make();
  const seen = await Promise.all(
    ['home', 'modules', 'progress', 'search?q=zebra'].map(async (path) =>
      JSON.stringify((await ask(ada, 'GET', `${api}/${path}`)).body),
    ),
  );
  const files = await exportLibrary(server.world, orgId);
  expect([...seen, JSON.stringify(files.map(({ path }) => path))].join()).not.toMatch(new RegExp(`${id}|Zebra`));
});

test('an import leaves it as it is', async ({ ask, server, place: { ada, api, orgId, make } }) => {
  const id = await make();
  await giveLibrary(
    server.world,
    orgId,
    aLibraryFolder({ '01-new.md': '---\nkind: article\ntitle: New\n---\nText.\n' }),
  );
  const { body } = await ask(ada, 'GET', `${api}/content/${id}`);
  expect((await fetch(server.origin + body.media['media/short.mp4'].url)).status).toBe(200);
});

test('completing it is noted, pays nothing, and nobody hears of it', async ({
  ask,
  server,
  place: { ada, api, make },
}) => {
  const id = await make();
  const done = await ask(ada, 'POST', `${api}/content/${id}/completion`, { furthest: 1 });
  expect(done.body).toMatchObject({ is_completed: true, awards: [] });
  expect((await ask(ada, 'GET', `${api}/history`)).body.items).toMatchObject([{ content_id: id }]);
  expect((await ask(ada, 'GET', `${api}/own-content`)).body.items).toMatchObject([{ id, is_completed: true }]);
  const heard = await acrossOrganizations(server.world.db, (tx) =>
    tx.execute<{ type: string }>(sql`select type from activity_log where uid = ${ada.uid}`),
  );
  expect(heard.rows.map(({ type }) => type)).not.toContain('content_completed');
  await ask(ada, 'POST', `${api}/content/ask-first/completion`, { furthest: 1 });
  const then = await acrossOrganizations(server.world.db, (tx) =>
    tx.execute<{ type: string }>(sql`select type from activity_log where uid = ${ada.uid}`),
  );
  expect(then.rows.map(({ type }) => type)).toContain('content_completed');
});

test('its owner can delete it, with its files', async ({ ask, server, place: { ada, api, make } }) => {
  const id = await make();
  const { body } = await ask(ada, 'GET', `${api}/content/${id}`);
  expect((await ask(ada, 'DELETE', `${api}/own-content/${id}`)).status).toBe(200);
  expect((await ask(ada, 'GET', `${api}/content/${id}`)).status).toBe(404);
  expect((await fetch(server.origin + body.media['media/short.mp4'].url)).status).toBe(404);
});

test('a person takes it along in their export, and it goes with their account', async ({
  ask,
  server,
  place: { ada, make },
}) => {
  const id = await make();
  const exported = await ask(ada, 'GET', '/api/v1/users/me/export');
  expect(exported.body.tables.content_items).toMatchObject([{ id, uid: ada.uid }]);
  const [key] = await acrossOrganizations(server.world.db, (tx) => listOwnFiles(tx, ada.uid));
  await ask(ada, 'DELETE', '/api/v1/users/me');
  expect(await server.world.files.find(key!)).toBeNull();
  expect(await acrossOrganizations(server.world.db, (tx) => listOwnFiles(tx, ada.uid))).toEqual([]);
});

test('the list goes on where it stopped', async ({ ask, place: { ada, api, make } }) => {
  const ids = [await make(), await make(), await make()];
  const first = (await ask(ada, 'GET', `${api}/own-content?limit=2`)).body;
  const rest = (await ask(ada, 'GET', `${api}/own-content?limit=2&cursor=${first.next_cursor}`)).body;
  expect([...first.items, ...rest.items].map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  expect(rest.next_cursor).toBeNull();
});
