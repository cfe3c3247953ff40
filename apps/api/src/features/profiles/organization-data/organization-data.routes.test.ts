import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { deleteOrganization, exportOrganization } from '#composition/job-kinds.ts';
import { comeBy } from '#features/gamification/gamification.factory.ts';
import { giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';

/** Grace and Ben run an organization with a small library; Ada learns in it and has earned something. */
const test = base.extend('place', async ({ server, clock }) => {
  const { db } = server.world;
  clock.set('2026-03-02T08:00:00Z');
  const { id: orgId } = await anOrganization(db, { name: 'Riverside Hospitals' });
  const [ada, grace, ben] = [await aPerson(db, { name: 'Ada Okafor' }), await aPerson(db), await aPerson(db)];
  await join(db, ada, orgId);
  for (const admin of [grace, ben]) await join(db, admin, orgId, { role: 'ORG_ADMIN' });
  await giveLibrary(server.world, orgId);
  await comeBy(server.world, orgId, ada, ['2026-03-01']);
  return { orgId, ada, grace, ben, api: `/api/v1/organizations/${orgId}` };
});

const openZip = promisify(fromBuffer) as unknown as (bytes: Buffer, options: Options) => Promise<ZipFile>;

async function filesIn(archive: Buffer): Promise<Record<string, string>> {
  const zip = await openZip(archive, { lazyEntries: true });
  const read = promisify(zip.openReadStream.bind(zip)) as unknown as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const files: Record<string, string> = {};
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      read(entry)
        .then(text)
        .then((content) => {
          files[entry.fileName] = content;
          zip.readEntry();
        }, reject);
    });
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.readEntry();
  });
}

test('an archive holds the library, the people and what they earned, and no secrets', async ({
  ask,
  server,
  place,
}) => {
  const { ada, grace, api } = place;
  const { body: asked, status } = await ask(grace, 'POST', `${api}/exports`);
  expect([status, asked.state]).toEqual([202, 'queued']);
  // Asked twice, it is made once.
  expect((await ask(grace, 'POST', `${api}/exports`)).body.id).toBe(asked.id);
  expect((await ask(grace, 'GET', `${api}/exports/${asked.id}/archive`)).status).toBe(404);
  await workOff(server.world, exportOrganization);
  const { items } = (await ask(grace, 'GET', `${api}/exports`)).body;
  expect(items).toMatchObject([{ id: asked.id, state: 'ready', progress: 100, bytes: expect.any(Number) }]);
  const address = `${server.origin}${api}/exports/${asked.id}/archive`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${grace.token}` } });
  const files = await filesIn(Buffer.from(await answer.arrayBuffer()));
  const rows = (name: string) =>
    files[`data/${name}.jsonl`]!.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  expect(rows('people')).toContainEqual({ uid: ada.uid, email: ada.email, display_name: 'Ada Okafor' });
  expect(rows('points_ledger')).toMatchObject([{ uid: ada.uid, source: 'visit', points: 30 }]);
  expect(Object.keys(files).some((name) => /^library\/modules\/.*\.md$/.test(name))).toBe(true);
  expect(Object.values(files).join('')).not.toContain('token_hash');
  expect((await ask(ada, 'POST', `${api}/exports`)).status).toBe(403);
});

test("somebody else's administrator fetches no archive", async ({ ask, server, place: { grace, api } }) => {
  const { body } = await ask(grace, 'POST', `${api}/exports`);
  await workOff(server.world, exportOrganization);
  const { id: otherId } = await anOrganization(server.world.db);
  const eve = await aPerson(server.world.db);
  await join(server.world.db, eve, otherId, { role: 'ORG_ADMIN' });
  expect((await ask(eve, 'GET', `${api}/exports/${body.id}/archive`)).status).toBe(404);
  expect((await ask(eve, 'GET', `/api/v1/organizations/${otherId}/exports/${body.id}/archive`)).status).toBe(404);
});

test('an organization goes when its day has come, unless somebody takes that back', async ({
  ask,
  clock,
  server,
  place,
}) => {
  const { ada, grace, ben, orgId, api } = place;
  const wish = (name: string) => ask(grace, 'POST', `${api}/deletion`, { name });
  expect((await wish('Riverside')).body.details).toMatchObject([{ path: 'name' }]);
  expect((await wish('Riverside Hospitals')).body).toEqual({ deleted_at: '2026-03-16T08:00:00.000Z' });
  const mails = server.outbox.list().filter(({ to }) => [grace.email, ben.email, ada.email].includes(to));
  expect(mails.map(({ to }) => to).toSorted()).toEqual([grace.email, ben.email].toSorted());
  expect(mails[0]!.text).toContain('/admin-panel/settings/data');
  expect((await ask(ben, 'DELETE', `${api}/deletion`)).body).toEqual({ deleted_at: null });
  clock.set('2026-03-17T08:00:00Z');
  await workOff(server.world, deleteOrganization);
  expect((await ask(ada, 'GET', api)).status).toBe(200);
  await wish('Riverside Hospitals');
  expect((await ask(ada, 'GET', `/api/v1/organizations/${orgId}`)).status).toBe(200);
  clock.set('2026-04-01T08:00:00Z');
  await workOff(server.world, deleteOrganization);
  expect((await ask(ada, 'GET', api)).status).toBe(404);
  // The person stays, with everything elsewhere.
  expect((await ask(ada, 'GET', '/api/v1/users/profile')).status).toBe(200);
});
