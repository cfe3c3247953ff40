import { contentHead } from '@snapwell/contract/learning/content-head';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { parse } from 'yaml';
import { expect } from 'vitest';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';
import { aFolder, aLibraryFolder, anArticle, CHAPTER, giveLibrary } from './library.factory.ts';
import { exportLibrary } from './export/export-library.ts';
import { importLibrary } from './import/import-library.ts';
import { inArticles, inFiles } from './mistakes.factory.ts';
import { describeProblem } from './files/problem.ts';
import { readLibrary } from './read/read-library.ts';
import { readStarters } from './starter.ts';

async function mistakesIn(files: Record<string, string | Buffer>): Promise<string[]> {
  const { problems } = await readLibrary(aFolder(files));
  return (problems ?? []).map((problem) => describeProblem(problem).replace(`${CHAPTER}/`, ''));
}

test.for(inArticles)('an article with %s is refused at its place', async ([, text, mistake]) => {
  expect(await mistakesIn(aLibraryFolder({ '01-x.md': text }))).toContainEqual(expect.stringContaining(mistake));
});

test.for(inFiles)('a library with %s is refused at its place', async ([, files, mistake]) => {
  expect(await mistakesIn(files)).toContainEqual(expect.stringContaining(mistake));
});

test('a video of four gigabytes is refused before it is read', async () => {
  const head = Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomiso2avc1mp41');
  const folder = aFolder(aLibraryFolder({ 'media/x.mp4': head })).map((file) =>
    file.path.endsWith('.mp4') ? { ...file, bytes: 4 * 1024 ** 3 } : file,
  );
  const { problems } = await readLibrary(folder);
  expect(problems?.map(({ message }) => message)).toEqual([expect.stringContaining('The file has 4096 MB')]);
});

test('an import with more than forty kinds of mistakes tells each at its place and changes nothing', async ({
  server,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  await giveLibrary(server.world, orgId);
  const library = async () =>
    Promise.all(
      (await exportLibrary(server.world, orgId)).map(async ({ path, open }) => `${path}\n${String(await open())}`),
    );
  const before = await library();
  // One module for each kind of mistake, all in one folder.
  const cases = [
    ...inArticles.map(([what, text, mistake]) => [what, aLibraryFolder({ '01-x.md': text }), mistake] as const),
    ...inFiles,
  ];
  const inModule = (i: number) => `modules/${String(i + 10)}-m${i}`;
  const files = cases.flatMap(([, own], i) =>
    Object.entries(own).map(([path, content]) => [path.replace(/^modules\/\d\d-\w+/, inModule(i)), content] as const),
  );
  const { plan, problems } = await importLibrary(server.world, {
    orgId,
    folder: aFolder(Object.fromEntries(files)),
    isDryRun: false,
  });
  expect(plan).toBeNull();
  const modulesWithMistakes = new Set(
    (problems ?? []).map(({ path }) => /^modules\/\d\d-m\d+/.exec(path)?.[0]).filter(Boolean),
  );
  expect(modulesWithMistakes.size).toBeGreaterThan(40);
  expect(await library()).toEqual(before);
});

test('every mistake of a library is told at once', async () => {
  const found = await mistakesIn(
    aLibraryFolder({ '01-x.md': anArticle({ head: 'titel: X\nminutes: 0\n', text: '# A\n' }), 'y.md': '' }),
  );
  expect(found).toHaveLength(4);
});

test.for(readStarters().filter(([kind]) => kind in contentKinds))(
  'the example of the documentation for %s is right',
  ([kind, text]) => {
    if (kind === 'article') return;
    const value = parse(text) as Record<string, unknown>;
    const { title, minutes, opens, ...body } = value;
    expect(contentHead.safeParse({ title, minutes, opens }).success).toBe(true);
    expect(contentKinds[kind as ContentKind].body.safeParse(body).error?.issues).toBeUndefined();
  },
);
