import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aFolder, aLibraryFolder, anArticle, giveLibrary } from '../library.factory.ts';
import type { ItemDraft } from '../read/draft.ts';
import { importLibrary } from './import-library.ts';
import { readStoredLibrary, touchLibrary } from './library.repository.ts';
import { describeProblem } from '../files/problem.ts';
import { readLibrary } from '../read/read-library.ts';
import { stageImport, startImport, sweepImports } from './stage-import.ts';
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
    /** With room for so many bytes of media. */
    importWithin: (mediaQuotaBytes: number, files: Record<string, string | Buffer>) =>
      importLibrary({ ...server.world, mediaQuotaBytes }, { orgId, folder: aFolder(files), isDryRun: false }),
    /** The files of the organization in the store. */
    files: () =>
      readdirSync(server.filesDir, { recursive: true }).filter((name) => `${String(name)}/`.includes(`/${orgId}/`)),
    /** What a folder says, as far as an import has to read it. */
    async draft(files: Record<string, string | Buffer>) {
      const { draft } = await readLibrary(aFolder(files), {
        ...(await stored()),
        elsewhere: { terms: [], content: new Map() },
      });
      return draft!;
    },
  };
});

const two = aLibraryFolder({
  '01-ask-first.md': anArticle({ title: 'Ask before' }),
  '02-look-again.md': anArticle({ title: 'Look again', text: 'A zebrafish, and [the first](content:ask-first).\n' }),
});

async function stage(items: readonly ItemDraft[], { world }: TestServer, orgId: string): Promise<string> {
  const importId = await startImport(world, orgId);
  await stageImport(world, { orgId, importId, items });
  return importId;
}

test('what an import has written before it was cut off is seen by nobody, and goes away', async ({
  place,
  server,
  clock,
}) => {
  await stage((await place.draft(two)).items, server, place.orgId);
  expect(await place.titleOf('ask-first')).toBe('Ask first');
  expect(await place.statusOf('look-again')).toBe(404);
  expect(await place.found('zebrafish')).toEqual([]);
  clock.set(new Date(Date.now() + 120 * 60_000).toISOString());
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
  const importId = await stage(items, server, place.orgId);
  await inOrganization(server.world.db, place.orgId, async (scope) => {
    await touchLibrary(scope, server.world.clock.now());
    await publishStaged(scope, importId, server.world.clock.now());
  });
  expect(await place.titleOf('look-again')).toBe('Look again');
  clock.set(new Date(Date.now() + 120 * 60_000).toISOString());
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

const withDrawing = (words: string) =>
  aLibraryFolder({
    '01-ask-first.md': anArticle({ text: '![A drawing](media/a.svg)\n' }),
    'media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>${words}</text></svg>`,
  });

test('an organization cannot have more pictures and films than its quota, and hears what it would come to', async ({
  place,
}) => {
  expect((await place.importWithin(1_048_576, withDrawing('One'))).problems).toBeNull();
  const { problems } = await place.importWithin(50, withDrawing('Two'));
  expect(problems!.map(describeProblem)).toEqual([
    ': The pictures and films of this organization would come to 1 MB; it may have 1 MB. Take some out, or ask whoever runs this server for more.',
  ]);
  expect((await place.importWithin(50, aLibraryFolder())).problems).toBeNull();
});

test('a file that nothing names any more goes away, and so does what a failed import has stored', async ({ place }) => {
  await place.import(withDrawing('One'));
  const one = place.files();
  await place.import(withDrawing('Two'));
  expect(place.files()).toHaveLength(one.length);
  expect(place.files()).not.toEqual(one);
  const before = place.files();
  const broken = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  const files = {
    ...withDrawing('Six'),
    'modules/01-pain/01-basics/media/b.png': broken.subarray(0, broken.length / 2),
  };
  const { problems } = await place.import(files);
  expect(problems!.map(describeProblem)).toEqual([
    'modules/01-pain/01-basics/media/b.png: The picture cannot be read.',
  ]);
  expect(place.files()).toEqual(before);
});

test('a film in parts is another film when one of its parts is, and then plays the new part', async ({ place }) => {
  const part = (fill: number) => Buffer.concat([Buffer.from([0x47]), Buffer.alloc(187, fill)]);
  const film = (fill: number) =>
    aLibraryFolder({
      '01-film.video.yaml': 'title: Film\nsource: media/x.m3u8\nduration: 5\ntranscript: Nobody says a word.\n',
      'media/x.m3u8': '#EXTM3U\n#EXTINF:5,\na.ts\n#EXT-X-ENDLIST\n',
      'media/a.ts': part(fill),
    });
  await place.import(film(1));
  const [again, changed] = [await place.import(film(1)), await place.import(film(2))];
  expect(again.plan?.media).toMatchObject({ changed: [], unchanged: 2 });
  expect(changed.plan?.media.changed.map(({ path }) => path.split('/').at(-1))).toEqual(['x.m3u8', 'a.ts']);
});
