import sharp from 'sharp';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aLibraryFolder, anArticle, CHAPTER } from './library.factory.ts';
import type * as hostile from '#platform/untrusted/hostile-tasks.factory.ts';
import { inProcess } from '#platform/untrusted/in-process.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached, tasksOf } from '#platform/untrusted/task.ts';
import { readingTask, TextReader } from './read/text-reader.ts';
import { anArchive } from './archive/hostile-archives.factory.ts';

/** Anybody may make an organization and upload into it. */
const test = base.extend('upload', async ({ server, ask }) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const mallory = await aPerson(server.world.db, { name: 'Mallory Vale' });
  await join(server.world.db, mallory, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  return (archive: Buffer) => {
    const form = new FormData();
    form.set('archive', new Blob([new Uint8Array(archive)]), 'library.zip');
    return ask(mallory, 'POST', `/api/v1/organizations/${orgId}/library/import?dry_run=true`, form);
  };
});

const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');
const nested = (levels: number) => lines(levels, (i) => `${' '.repeat(2 * i)}- a`);
const article = (text: string) => ({ '01-x.md': anArticle({ text }) });
const quiz = (text: string) => ({ '01-x.quiz.yaml': `title: X\nquestions: ${text}\n` });
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const groups = (levels: number) => `${'<g>'.repeat(levels)}${'</g>'.repeat(levels)}`;

const attacks: [what: string, files: Record<string, string>, message: string][] = [
  ['lists 45 deep, over and over', article(`${nested(45)}\n`.repeat(40)), '1500 list items'],
  ['lists 2,000 deep', article(nested(2000)), 'more than 200 times its size'],
  ['lists 250 deep', article(nested(250)), 'Use fewer levels'],
  ['deep quotes', article(`${'>'.repeat(20_000)} a`), 'Use fewer levels'],
  [
    'forty-five thousand cells',
    article(`|${'a|'.repeat(50)}\n|${'-|'.repeat(50)}\n${`|${'a|'.repeat(50)}\n`.repeat(900)}`),
    '5000 cells',
  ],
  [
    'a million cells',
    article(Array.from({ length: 1000 }, (_, i) => `|${`${i}|`.repeat(1000)}`).join('\n')),
    'more than 200 times its size',
  ],
  ['pictures in pictures', article('![a]('.repeat(12_800)), '1000 marks'],
  ['emphasis that never ends', article('a*_'.repeat(20_000)), '1000 marks'],
  ['brackets that are none', article(`[${'a\\]'.repeat(30_000)}]`), '1000 marks'],
  ['deep YAML in brackets', quiz('['.repeat(100_000)), 'Brackets may lie 50 deep'],
  ['deep YAML in braces', quiz(`${'{a: '.repeat(20_000)}1${'}'.repeat(20_000)}`), 'Brackets may lie 50 deep'],
  ['deep YAML lists on a line', quiz(`\n  ${'? '.repeat(2_000)}a`), 'Lists may lie 10 deep'],
  ['deep groups in a drawing', { 'media/x.svg': drawing(groups(100_000)) }, 'may lie 100 deep'],
  ['very many elements in a drawing', { 'media/x.svg': drawing('<g/>'.repeat(60_000)) }, '50000 elements'],
];

test.for(attacks)(
  'an archive with %s is refused with a sentence, and the server answers others meanwhile',
  async ([, files, message], { upload, server }) => {
    const archive = await anArchive(aLibraryFolder(files));
    const state = { isPending: true };
    const importing = upload(archive).finally(() => void (state.isPending = false));
    let longestMs = 0;
    do {
      const askedAt = performance.now();
      const { status } = await fetch(`${server.origin}/healthz`);
      longestMs = Math.max(longestMs, performance.now() - askedAt);
      expect(status).toBe(200);
    } while (state.isPending);
    const { status, body } = await importing;
    expect([status, body.code]).toEqual([422, 'library_mistakes']);
    expect(body.details).toContainEqual({
      path: expect.stringContaining(CHAPTER),
      message: expect.stringContaining(message),
    });
    // Far above what an answer takes, far below what the parsers would take for these files.
    expect(longestMs).toBeLessThan(1_000);
  },
);

const hostileTask = tasksOf<typeof hostile>(
  new URL('../../platform/untrusted/hostile-tasks.factory.ts', import.meta.url),
  30_000,
);

for (const [name, tags, attack] of [
  ['thread that fills its heap', ['ci'], () => inThread(hostileTask('fillHeap'), undefined)],
  ['thread that ends', [], () => inThread(hostileTask('leave'), undefined)],
  ['process that takes all memory', ['ci'], () => inProcess(hostileTask('fillBuffers'), undefined)],
  ['process that ends', [], () => inProcess(hostileTask('leave'), undefined)],
] as const)
  test(`a ${name} takes neither server nor database with it`, { tags: [...tags] }, async ({ upload, server }) => {
    await expect(attack()).rejects.toBeInstanceOf(LimitReached);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const text = '![A square](media/x.png)\n';
    const files = { '01-x.md': anArticle({ text }), 'media/x.png': picture };
    expect((await upload(await anArchive(aLibraryFolder(files)))).status).toBe(200);
  });

test('after a text that takes too long no other text of the library is read', async () => {
  const reader = new TextReader();
  const problems: string[] = [];
  const report = (_: number | null, message: string) => void problems.push(message);
  await reader.read({ ...hostileTask('sleepForever'), limitMs: 100 }, undefined, report);
  expect(await reader.read(readingTask('readPlaylist'), '#EXTM3U\na.ts\n', report)).toBeNull();
  expect(problems).toEqual([expect.stringContaining('took longer than 0.1 seconds')]);
});
