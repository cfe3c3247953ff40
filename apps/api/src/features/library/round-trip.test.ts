import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aLibraryFolder, anArticle, giveLibrary } from './library.factory.ts';
import { exportLibrary } from './export/export-library.ts';
import { openFolder } from './files/folder.ts';
import { saveExpected } from './import/expected.repository.ts';
import { importLibrary } from './import/import-library.ts';
import { describeProblem } from './files/problem.ts';

type World = Parameters<typeof exportLibrary>[0];

async function exported(world: World, orgId: string): Promise<Map<string, string>> {
  const files = await exportLibrary(world, orgId);
  const read = files.map(async ({ path, open }): Promise<[string, string]> => {
    const content = await open();
    return [path, (content instanceof Readable ? await buffer(content) : Buffer.from(content)).toString('base64')];
  });
  return new Map(await Promise.all(read));
}

test.for(['riverside', 'academy'])(
  'the sample library %s comes back byte for byte',
  { tags: ['ci'] },
  async (name, { server }) => {
    const { id: orgId } = await anOrganization(server.world.db);
    const folder = await openFolder(`${ORGANIZATIONS_DIR}/${name}`);
    const { problems } = await importLibrary(server.world, { orgId, folder, isDryRun: false });
    expect(problems?.map(describeProblem) ?? []).toEqual([]);
    const original = await Promise.all(
      folder.map(async (file) => [file.path, (await file.read()).toString('base64')] as const),
    );
    expect(await exported(server.world, orgId)).toEqual(new Map(original));
  },
);

test('importing the same folder again changes nothing', async ({ server }) => {
  const { id: orgId } = await anOrganization(server.world.db);
  await giveLibrary(server.world, orgId);
  const plan = await giveLibrary(server.world, orgId);
  expect(plan).toMatchObject({
    items: { added: [], changed: [], removed: [], unchanged: 1 },
    modules: { unchanged: 1 },
    chapters: { unchanged: 1 },
  });
});

test('what readers are expected to ask belongs to the module: a file that goes takes it along, and what the panel wrote is exported', async ({
  server: { world },
}) => {
  const [{ id: orgId }, { id: elsewhere }] = [await anOrganization(world.db), await anOrganization(world.db)];
  const path = 'modules/01-pain/expected-questions.yaml';
  const words = 'Pain is what the person says it is.';
  const source = `# by hand\nask-first:\n  - words: ${words}\n    questions: [ whom do i believe ]\n`;
  await giveLibrary(world, orgId, aLibraryFolder(undefined, { [path]: source }));
  const textOf = async (org: string) => {
    const content = (await exported(world, org)).get(path);
    return content && Buffer.from(content, 'base64').toString();
  };
  expect(await textOf(orgId)).toBe(source);
  await inOrganization(world.db, orgId, (scope) =>
    saveExpected(scope, 'ask-first', [{ words, questions: ['who knows if it hurts'], isHidden: true }]),
  );
  const written = await textOf(orgId);
  expect(written).toContain('who knows if it hurts');
  expect(written).toContain('hidden: true');
  await giveLibrary(world, elsewhere, aLibraryFolder(undefined, { [path]: written! }));
  expect(await textOf(elsewhere)).toBe(written);
  await giveLibrary(world, elsewhere);
  expect(await textOf(elsewhere)).toBeUndefined();
});

test('renumbering, retitling a chapter and rewriting a comment keep the version of an item; new text makes a new one', async ({
  server,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  await giveLibrary(
    server.world,
    orgId,
    aLibraryFolder({ '01-one.md': anArticle(), '02-two.md': anArticle({ title: 'Two' }) }),
  );
  await giveLibrary(
    server.world,
    orgId,
    aLibraryFolder({
      '02-two.md': anArticle({ title: 'Two', head: '# a comment\n' }),
      '03-one.md': anArticle({ text: 'New.\n' }),
    }),
  );
  const versions = await versionsOf(server.world, orgId);
  expect(versions).toEqual({ one: 2, two: 1 });
});

async function versionsOf(world: World, orgId: string): Promise<Record<string, number>> {
  const { inOrganization } = await import('#platform/database/transaction.ts');
  const { readLibraryFiles } = await import('./export/export.read-model.ts');
  const { items } = await inOrganization(world.db, orgId, readLibraryFiles);
  return Object.fromEntries(items.map(({ id, version }) => [id, version]));
}

const ORGANIZATION = `# Who we are
name: Riverside # and nobody else
announcements:
  - title: Welcome
    body: Five minutes a day.
  - { title: Second, body: Comes below., pinned: true, date: 2026-02-01 }
`;

test('announcements come with the folder, change with it, and leave with it; those written in the product stay', async ({
  server,
  ask,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  const api = `/api/v1/organizations/${orgId}/announcements`;
  const listed = async () =>
    (await ask(grace, 'GET', api)).body.items.map(
      ({ title, body }: { title: string; body: string }) => `${title}: ${body}`,
    );
  await giveLibrary(server.world, orgId, aLibraryFolder(undefined, { 'organization.yaml': ORGANIZATION }));
  expect(await listed()).toEqual(['Second: Comes below.', 'Welcome: Five minutes a day.']);
  await ask(grace, 'POST', api, { title: 'Own', body: 'Typed here.' });
  const changed = 'announcements: [{ title: Welcome, body: Ten minutes. }]\n';
  await giveLibrary(server.world, orgId, aLibraryFolder(undefined, { 'organization.yaml': changed }));
  // What was written in the same moment stands in any order.
  expect((await listed()).toSorted()).toEqual(['Own: Typed here.', 'Welcome: Ten minutes.']);
  await giveLibrary(server.world, orgId);
  expect(await listed()).toEqual(['Own: Typed here.']);
});

test('the export writes announcements that were changed in the product, and leaves every other line of the file', async ({
  server,
  ask,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  const api = `/api/v1/organizations/${orgId}/announcements`;
  const folder = aLibraryFolder(undefined, { 'organization.yaml': ORGANIZATION });
  await giveLibrary(server.world, orgId, folder);
  const read = async () =>
    Buffer.from((await exported(server.world, orgId)).get('organization.yaml')!, 'base64').toString();
  expect(await read()).toBe(ORGANIZATION);
  await ask(grace, 'POST', api, { title: 'Own', body: 'Typed here.' });
  const written = await read();
  expect(written).toContain('# Who we are\nname: Riverside # and nobody else\n');
  expect(written).toMatch(/- title: Own\n {4}body: Typed here\.\n {4}date: \d{4}-/);
  const before = (await ask(grace, 'GET', api)).body.items.map(({ title }: { title: string }) => title);
  await giveLibrary(server.world, orgId, { ...folder, 'organization.yaml': written });
  expect((await ask(grace, 'GET', api)).body.items.map(({ title }: { title: string }) => title)).toEqual(before);
  expect(await read()).toBe(written);
});

const CARING = `# Who we are
care:
  country: DE # in Berlin
  house_call: Dial 2222
  texts: { grief: Come to the chapel. }
name: Riverside
`;

test('what is said to who needs help first comes with the folder and goes out with it; a silent folder leaves it', async ({
  server,
  ask,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const grace = await aPerson(server.world.db);
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  const api = `/api/v1/organizations/${orgId}/assistant/care`;
  const set = async () => {
    const { country, house_call, support, texts } = (await ask(grace, 'GET', api)).body;
    return { country, house_call, support, texts };
  };
  const give = (file: string) =>
    giveLibrary(server.world, orgId, aLibraryFolder(undefined, { 'organization.yaml': file }));
  const read = async () =>
    Buffer.from((await exported(server.world, orgId)).get('organization.yaml')!, 'base64').toString();
  const inFile = { country: 'DE', house_call: 'Dial 2222', support: '', texts: { grief: 'Come to the chapel.' } };
  await give(CARING);
  expect(await set()).toEqual(inFile);
  expect(await read()).toBe(CARING);
  await give('name: Riverside\n');
  expect(await set()).toEqual(inFile);
  const typed = { country: 'CH', house_call: '', support: 'the pastor', texts: { emergency: 'Shout.' } };
  await ask(grace, 'PUT', api, typed);
  const written = await read();
  expect(written).toMatch(
    /^name: Riverside\ncare:\n {2}country: CH\n {2}support: the pastor\n {2}texts:\n {4}emergency: Shout\.\n/,
  );
  await ask(grace, 'PUT', api, inFile);
  await give(written);
  expect(await set()).toEqual(typed);
  expect(await read()).toBe(written);
  await ask(grace, 'PUT', api, { country: null, house_call: '', support: '', texts: {} });
  expect(await read()).toContain('care: {}');
});

test('a folder that names a country in words is refused, with the line', async ({ server }) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const folder = aLibraryFolder(undefined, { 'organization.yaml': 'name: Riverside\ncare:\n  country: Germany\n' });
  await expect(giveLibrary(server.world, orgId, folder)).rejects.toThrow(/organization\.yaml:3.*two capital letters/);
});
