import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aFolder, aLibraryFolder, anArticle, giveLibrary } from '../learning.factory.ts';
import { importLibrary } from './import-library.ts';
import { readStoredLibrary, touchLibrary } from './library.repository.ts';
import { describeProblem } from './problem.ts';
import { readLibrary } from './read-library.ts';
import { stageImport, sweepImports } from './stage-import.ts';
import { publishStaged } from './staging.repository.ts';

/** Ada learns in an organization with a small library. */
const test = base.extend('place', async ({ server, ask }) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const ada = await aPerson(server.world.db);
  await join(server.world.db, ada, orgId);
  await giveLibrary(server.world, orgId);
  const get = (path: string) => ask(ada, 'GET', `/api/v1/organizations/${orgId}/${path}`);
  const stored = () => inOrganization(server.world.db, orgId, readStoredLibrary);
  return {
    orgId,
    stored,
    titleOf: async (id: string) => (await get(`content/${id}`)).body.title,
    statusOf: async (id: string) => (await get(`content/${id}`)).status,
    found: async (q: string) => (await get(`search?q=${q}`)).body.items.map(({ id }: { id: string }) => id),
    import: (files: Record<string, string | Buffer>) =>
      importLibrary(server.world, { orgId, folder: aFolder(files), isDryRun: false }),
    /** What a folder says, as far as an import has to read it. */
    async draft(files: Record<string, string | Buffer>) {
      const { draft } = await readLibrary(aFolder(files), {
        ...(await stored()),
        elsewhere: { terms: [], content: [] },
      });
      return draft!;
    },
  };
});

const two = aLibraryFolder({
  '01-ask-first.md': anArticle({ title: 'Ask before' }),
  '02-look-again.md': anArticle({ title: 'Look again', text: 'A zebrafish, and [the first](content:ask-first).\n' }),
});

test('what an import has written before it was cut off is seen by nobody, and goes away', async ({
  place,
  server,
  clock,
}) => {
  await stageImport(server.world, place.orgId, (await place.draft(two)).items);
  expect(await place.titleOf('ask-first')).toBe('Ask first');
  expect(await place.statusOf('look-again')).toBe(404);
  expect(await place.found('zebrafish')).toEqual([]);
  clock.set(new Date(Date.now() + 10 * 60_000).toISOString());
  await sweepImports(server.world);
  clock.set('');
  expect((await place.import(two)).plan?.items.added.map(({ id }) => id)).toEqual(['look-again']);
});

test('an import that was cut off after it was shown is found by the search when it has been gone on with', async ({
  place,
  server,
  clock,
}) => {
  const items = (await place.draft(two)).items.map((item) => ({ ...item, position: item.position + 10 }));
  const importId = await stageImport(server.world, place.orgId, items);
  await inOrganization(server.world.db, place.orgId, async (scope) => {
    await touchLibrary(scope, server.world.clock.now());
    await publishStaged(scope, importId, server.world.clock.now());
  });
  expect(await place.titleOf('look-again')).toBe('Look again');
  clock.set(new Date(Date.now() + 10 * 60_000).toISOString());
  await sweepImports(server.world);
  clock.set('');
  expect(await place.found('zebrafish')).toEqual(['look-again']);
});

test('two imports at the same time leave the library that one of them said', async ({ place }) => {
  const named = (title: string) => ({ ...two, [Object.keys(two).at(-1)!]: anArticle({ title }) });
  const outcomes = await Promise.all([
    place.import(named('One')),
    place.import(named('Two')),
    place.import(named('Six')),
  ]);
  expect(outcomes.map(({ problems }) => problems)).toEqual([null, null, null]);
  expect(['One', 'Two', 'Six']).toContain(await place.titleOf('look-again'));
  expect((await place.stored()).items.size).toBe(2);
});

test('files that have not changed are not read again, and still may point to nothing that is gone', async ({
  place,
}) => {
  await place.import(two);
  expect(await place.draft(two)).toMatchObject({ items: [], unreadItems: ['ask-first', 'look-again'] });
  const withoutFirst = Object.fromEntries(Object.entries(two).filter(([path]) => !path.includes('ask-first')));
  const { problems } = await place.import(withoutFirst);
  expect(problems!.map(describeProblem)).toEqual([
    "modules/01-pain/01-basics/02-look-again.md:5: There is no content item 'ask-first'.",
  ]);
});

test('a film whose captions have changed is read again, and found by the new words', async ({ place }) => {
  const head = '\0\0\0\x20ftypisom\0\0\0\0isomiso2avc1mp41';
  const film = (said: string) =>
    aLibraryFolder({
      '01-film.video.yaml':
        'title: Film\nsource: media/x.mp4\nduration: 5\ncaptions:\n  - { language: en, label: English, source: media/x.vtt }\n',
      'media/x.mp4': head,
      'media/x.vtt': `WEBVTT\n\n00:01.000 --> 00:04.000\n${said}\n`,
    });
  expect((await place.import(film('A zebrafish.'))).problems).toBeNull();
  expect(await place.found('zebrafish')).toEqual(['film']);
  await place.import(film('A kingfisher.'));
  expect(await place.found('kingfisher')).toEqual(['film']);
  expect(await place.found('zebrafish')).toEqual([]);
});
