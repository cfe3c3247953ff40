import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aLibraryFolder, anArticle, CHAPTER, giveLibrary } from '#features/library/library.factory.ts';
import { anArchive, claiming, encrypted, renamed } from './hostile-archives.factory.ts';

const MEGABYTE = 1024 * 1024;
const film = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomiso2avc1mp41'), Buffer.alloc(4096, 7)]);
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

/** Grace runs an organization with a small library. */
const test = base.extend('place', async ({ server, ask }) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const grace = await aPerson(server.world.db, { name: 'Grace Kim' });
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  await giveLibrary(server.world, orgId);
  const library = `/api/v1/organizations/${orgId}/library`;
  return {
    upload(archive: Buffer, query = '') {
      const form = new FormData();
      form.set('archive', new Blob([new Uint8Array(archive)]), 'library.zip');
      return ask(grace, 'POST', `${library}/import${query}`, form);
    },
    async download() {
      const answer = await fetch(`${server.origin}${library}/export`, {
        headers: { authorization: `Bearer ${grace.token}` },
      });
      return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
    /** Everything that lies on the disk. */
    files: () => readdirSync(server.filesDir, { recursive: true }).toSorted(),
  };
});

const newLibrary = aLibraryFolder({
  '01-ask-first.md': anArticle({ text: 'Now with ![a picture](media/scale.svg).\n' }),
  '02-look-again.md': anArticle({ title: 'Look again' }),
  'media/scale.svg': drawing('<circle r="4"/>'),
});

test('an archive becomes the library, and the library the same archive', async ({ place }) => {
  const { status, body } = await place.upload(await anArchive(newLibrary));
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      is_dry_run: false,
      content: { added: ['look-again'], changed: ['ask-first'], removed: [], unchanged: 0 },
      media: { added: ['modules/pain/basics/media/scale.svg'], changed: [], removed: [], unchanged: 0 },
    }),
  ]);
  const first = await place.download();
  expect(first.headers.get('content-type')).toBe('application/zip');
  expect(first.headers.get('content-disposition')).toMatch(/^attachment; filename="org-.+-library\.zip"$/);
  const again = await place.upload(first.bytes);
  expect(again.body.content).toEqual({ added: [], changed: [], removed: [], unchanged: 2 });
  expect((await place.download()).bytes.equals(first.bytes)).toBe(true);
});

test('an archive of the folder itself is read as well, and what a system packs beside it is passed over', async ({
  place,
}) => {
  const inFolder = Object.entries(newLibrary).map(
    ([path, content]) => [`my-library/${path}`, content] as [string, string],
  );
  const { body } = await place.upload(
    await anArchive([...inFolder, ['__MACOSX/._my-library', 'x'], ['my-library/.DS_Store', 'x']]),
  );
  expect(body.content.added).toEqual(['look-again']);
});

test('a dry run tells what would change and changes nothing', async ({ place }) => {
  const [before, files] = [await place.download(), place.files()];
  const { body } = await place.upload(await anArchive(newLibrary), '?dry_run=true');
  expect(body).toMatchObject({ is_dry_run: true, content: { added: ['look-again'], changed: ['ask-first'] } });
  expect((await place.download()).bytes.equals(before.bytes)).toBe(true);
  expect(place.files()).toEqual(files);
});

const falls = {
  'modules/02-falls/module.yaml': 'title: Falls\n',
  'modules/02-falls/01-start/chapter.yaml': 'title: Start\n',
  'modules/02-falls/01-start/01-look-down.md': anArticle({ text: 'After [the first](content:ask-first).\n' }),
};

test.for([
  ['that lies in a library', falls, '?module=falls'],
  [
    'in its own folder',
    Object.fromEntries(Object.entries(falls).map(([path, text]) => [path.replace('modules/', ''), text])),
    '',
  ],
  [
    'without a folder, by its name',
    Object.fromEntries(Object.entries(falls).map(([path, text]) => [path.replace('modules/02-falls/', ''), text])),
    '?module=02-falls',
  ],
] as const)('one module %s is imported, and everything else stays', async ([, files, query], { place }) => {
  const archive = await anArchive(files);
  const dryRun = await place.upload(archive, `${query}${query ? '&' : '?'}dry_run=true`);
  expect(dryRun.body).toMatchObject({ is_dry_run: true, only_module: 'falls', content: { added: ['look-down'] } });
  expect((await place.upload(archive, query)).body).toMatchObject({
    only_module: 'falls',
    modules: { added: ['falls'], removed: [] },
    content: { added: ['look-down'], changed: [], removed: [] },
  });
  const all = { ...aLibraryFolder(), ...falls };
  expect((await place.upload(await anArchive(all), '?dry_run=true')).body).toMatchObject({
    only_module: null,
    content: { added: [], changed: [], removed: [], unchanged: 2 },
  });
});

test('a module named without its number comes last when another has its number here, and stays there', async ({
  place,
}) => {
  const first = Object.fromEntries(
    Object.entries(falls).map(([path, content]) => [path.replace('02-falls', '01-falls'), content]),
  );
  const archive = await anArchive(first);
  expect((await place.upload(archive, '?module=falls')).body).toMatchObject({ content: { added: ['look-down'] } });
  expect((await place.upload(archive, '?module=falls')).body).toMatchObject({
    modules: { changed: [], unchanged: 1 },
    content: { changed: [], unchanged: 1 },
  });
  const all = { ...aLibraryFolder(), ...falls };
  expect((await place.upload(await anArchive(all), '?dry_run=true')).body).toMatchObject({
    modules: { changed: [], removed: [], unchanged: 2 },
    content: { changed: [], removed: [] },
  });
});

test('a module that names nothing, or what belongs to another, is refused', async ({ place }) => {
  const plain = { 'module.yaml': 'title: Falls\n', '01-start/chapter.yaml': 'title: Start\n' };
  const taken = { ...plain, '01-start/01-ask-first.md': anArticle() };
  const told = async (files: Record<string, string | Buffer>, query: string) =>
    (await place.upload(await anArchive(files), query)).body.details[0].message;
  expect(await told(plain, '')).toMatch('Say which module this is');
  expect(await told(plain, '?module=01-falls')).toBe("The number 01 is that of the module 'pain'.");
  expect(await told(taken, '?module=falls')).toBe("The id 'ask-first' is also used in the module 'pain'.");
  expect(await told(falls, '?module=sepsis')).toBe("There is no module 'sepsis' here. There are 02-falls.");
});

const withFile = (path: string, content: string | Buffer) =>
  anArchive({ ...newLibrary, [`${CHAPTER}/${path}`]: content });

const hostile: [what: string, archive: () => Promise<Buffer> | Buffer, path: string, message: string][] = [
  [
    'a script in Markdown',
    () => withFile('03-x.md', anArticle({ text: 'Text.\n\n<script>alert(1)</script>\n' })),
    `${CHAPTER}/03-x.md:7`,
    'HTML is not shown',
  ],
  [
    'a link that runs a script',
    () => withFile('03-x.md', anArticle({ text: '[x](javascript:alert(1))\n' })),
    `${CHAPTER}/03-x.md:5`,
    'The link',
  ],
  [
    'a drawing with a handler',
    () => withFile('media/x.svg', drawing('<g onclick="alert(1)"/>')),
    `${CHAPTER}/media/x.svg:1`,
    'must not react to events',
  ],
  [
    'a drawing with a script',
    () => withFile('media/x.svg', drawing('<script>alert(1)</script>')),
    `${CHAPTER}/media/x.svg:1`,
    'must not hold a <script>',
  ],
  [
    'a path out of the archive',
    async () => renamed(await anArchive({ ...newLibrary, 'xx/evil.md': 'x' }), 'xx/evil.md', '../evil.md'),
    '../evil.md',
    'must not lead out of it',
  ],
  [
    'an absolute path',
    async () => renamed(await anArchive({ ...newLibrary, 'xetc/evil.md': 'x' }), 'xetc/evil.md', '/etc//evil.m'),
    '/etc//evil.m',
    'must not lead out',
  ],
  [
    'a path with backslashes',
    async () => renamed(await anArchive({ ...newLibrary, 'xx/evil.md': 'x' }), 'xx/evil.md', '..\\evil.md'),
    '..\\evil.md',
    'must not lead out',
  ],
  [
    'a link to another file',
    () => anArchive([['modules/passwd', '/etc/passwd', { mode: 0o120777 }]]),
    'modules/passwd',
    'This is a link, not a file',
  ],
  [
    'a name twice',
    () =>
      anArchive([
        ['organization.yaml', 'a: 1\n'],
        ['Organization.yaml', 'b: 1\n'],
      ]),
    'Organization.yaml',
    'stands twice',
  ],
  [
    'an encrypted file',
    async () => encrypted(await anArchive(newLibrary)),
    'modules/01-pain/module.yaml',
    'is encrypted',
  ],
  [
    'a bomb',
    () => withFile('media/x.mp4', Buffer.concat([film, Buffer.alloc(40 * MEGABYTE)])),
    `${CHAPTER}/media/x.mp4`,
    'more than 200 times its size',
  ],
  [
    'more text than a library has',
    () =>
      anArchive(
        Array.from({ length: 65 }, (_, i) => [`${CHAPTER}/${i}-x.md`, Buffer.alloc(MEGABYTE)] as [string, Buffer]),
      ),
    '',
    'unpack to more than 64 MB',
  ],
  [
    'a film that claims four gigabytes',
    async () => claiming(await anArchive([[`${CHAPTER}/media/x.mp4`, film]]), 0xf0000000),
    `${CHAPTER}/media/x.mp4`,
    'unpacks to 3840 MB; it may have 1024 MB',
  ],
  [
    'a film that is longer than it says',
    async () => claiming(await anArchive([[`${CHAPTER}/media/x.mp4`, film], ...Object.entries(newLibrary)]), 64),
    `${CHAPTER}/media/x.mp4`,
    'is broken in the archive',
  ],
];

test.for(hostile)(
  'an archive with %s is refused, and nothing has changed',
  async ([, archive, path, message], { place }) => {
    const [before, files] = [await place.download(), place.files()];
    const { status, body } = await place.upload(await archive());
    expect([status, body.code]).toEqual([422, 'library_mistakes']);
    expect(body.details).toContainEqual({ path, message: expect.stringContaining(message) });
    expect((await place.download()).bytes.equals(before.bytes)).toBe(true);
    expect(place.files()).toEqual(files);
  },
);

const others: [what: string, files: Record<string, string>, message: string][] = [
  [
    'a Word document',
    { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' },
    'Save its texts as Markdown',
  ],
  ['an H5P package', { 'h5p.json': '{}', 'content/content.json': '{}' }, 'Make its exercises anew'],
  [
    'a SCORM 1.2 course',
    { 'imsmanifest.xml': '<manifest><metadata><schema>ADL SCORM</schema></metadata></manifest>', 'a.html': 'x' },
    'Courses in this format are not read',
  ],
  ['a QTI package', { 'imsmanifest.xml': '<manifest/>', 'item.xml': '<assessmentItem/>' }, 'import of questions'],
  ['a folder of Markdown files', { 'notes/one.md': '# One', 'notes/two.md': '# Two' }, 'Put the files into modules/'],
];

test.for(others)('%s is named, with what can be done', async ([what, files, message], { place }) => {
  const { status, body } = await place.upload(await anArchive(files));
  expect([status, body.details]).toEqual([
    422,
    [{ path: '', message: expect.stringMatching(new RegExp(`^This is ${what}, not a library\\. .*${message}`)) }],
  ]);
});

test('a file that is no archive is refused', async ({ place }) => {
  expect(await place.upload(Buffer.from('PK this is no archive'))).toMatchObject({
    status: 415,
    body: { code: 'unreadable_archive' },
  });
});
