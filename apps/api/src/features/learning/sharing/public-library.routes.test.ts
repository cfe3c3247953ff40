import { expect } from 'vitest';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { embeddersOf, describePublicLibrary, listPublicAddresses } from './public-library.ts';

const library = aLibraryFolder({
  '01-open.md': anArticle({ title: 'Open to all', head: 'is_public: true\nsummary: For everybody.\n' }),
  '02-closed.md': anArticle(),
  '03-unfinished.md': anArticle({ head: 'is_public: true\nstatus: draft\n' }),
});

const test = base.extend('make', async ({ server }) => async (settings: Parameters<typeof anOrganization>[1]) => {
  const { id } = await anOrganization(server.world.db, settings);
  await giveLibrary(server.world, id, library);
  return id;
});

test('an organization that wants it shows its public items to anybody, and search engines find them', async ({
  server,
  ask,
  make,
}) => {
  const orgId = await make({ name: 'Riverside', hasPublicLibrary: true });
  const { status, body } = await ask(null, 'GET', `/api/v1/public/${orgId}/library`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    organization_name: 'Riverside',
    modules: [{ items: [{ id: 'open', kind: 'article' }] }],
  });
  expect(body.modules[0].items).toHaveLength(1);
  expect(await describePublicLibrary(server.world, orgId)).toMatchObject({ title: 'Riverside', path: `/p/${orgId}` });
  const listed = (await listPublicAddresses(server.world))
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`/p/${orgId}`));
  expect(listed).toEqual([`/p/${orgId}`, `/p/${orgId}/content/open`]);
});

test.for([
  ['does not want it', {}],
  ['is suspended', { hasPublicLibrary: true, isSuspended: true }],
] as const)(
  'an organization that %s has no such page, and none of its addresses are listed',
  async ([, settings], { server, ask, make }) => {
    const orgId = await make(settings);
    expect((await ask(null, 'GET', `/api/v1/public/${orgId}/library`)).status).toBe(404);
    expect(await describePublicLibrary(server.world, orgId)).toBeNull();
    expect((await listPublicAddresses(server.world)).filter(({ path }) => path.startsWith(`/p/${orgId}`))).toEqual([]);
  },
);

test('only the sites that an organization names may frame its pages', async ({ server, make }) => {
  const orgId = await make({ embedOrigins: ['https://intranet.example.org'] });
  expect(await embeddersOf(server.world, orgId)).toEqual(['https://intranet.example.org']);
  expect(await embeddersOf(server.world, await make({}))).toEqual([]);
  expect(await embeddersOf(server.world, '../etc')).toEqual([]);
});
