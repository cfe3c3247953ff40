import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { aLibraryFolder, CHAPTER } from '#features/library/library.factory.ts';
import { importLibrary, openFolder } from '#features/library/index.ts';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { readQuestionFiles } from './read-question-files.ts';

/** A library on disk, and a place for files of other systems. */
const test = base.extend('place', ({}, { onCleanup }) => {
  const place = mkdtempSync(join(tmpdir(), 'question-files-'));
  onCleanup(() => rmSync(place, { recursive: true }));
  for (const [path, content] of Object.entries(aLibraryFolder())) {
    mkdirSync(join(place, 'library', path, '..'), { recursive: true });
    writeFileSync(join(place, 'library', path), content);
  }
  return place;
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const OTHER_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const moodle = (name: string, picture: Buffer) =>
  `<quiz><question type="truefalse"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[<p>Is it a bed? <img src="@@PLUGINFILE@@/bed.png" alt="A bed"></p>]]></text><file name="bed.png" encoding="base64">${picture.toString('base64')}</file></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;

test('the three documented steps: look, write into a chapter, import', async ({ place, server }) => {
  const gift = join(place, 'Hand hygiene.gift.txt');
  writeFileSync(gift, '::One::Is it so?{T}\n\n::Two::How many moments?{#5}\n\n::Three::Tell us.{}\n');
  const library = join(place, 'library');
  const chapter = join(library, CHAPTER);

  const looked = await readQuestionFiles([gift], { to: undefined, isTable: false });
  expect(looked.at(-1)).toBe('  As gift: 2 questions read, 0 of them changed; 1 refused.');
  expect(readdirSync(chapter)).toEqual(['01-ask-first.md', 'chapter.yaml']);

  const said = await readQuestionFiles([gift], { to: chapter, isTable: false });
  expect(said.at(-1)).toContain('02-hand-hygiene-gift.quiz.yaml');

  const { id: orgId } = await anOrganization(server.world.db);
  const { problems, plan } = await importLibrary(server.world, {
    orgId,
    folder: await openFolder(library),
    isDryRun: false,
  });
  expect(problems).toBeNull();
  expect(plan).not.toBeNull();
});

test('a file of 750 questions becomes quizzes that the importer takes', async ({ place, server }) => {
  const gift = join(place, 'many.txt');
  writeFileSync(
    gift,
    Array.from({ length: 750 }, (_, i) => `::Q${i}::Is ${i} even?{${i % 2 ? 'F' : 'T'}}`).join('\n\n'),
  );
  const library = join(place, 'library');
  await readQuestionFiles([gift], { to: join(library, CHAPTER), isTable: false });
  expect(
    readdirSync(join(library, CHAPTER)).filter((name) => name.endsWith('.yaml') && name !== 'chapter.yaml'),
  ).toEqual(['02-many-1-of-2.quiz.yaml', '03-many-2-of-2.quiz.yaml']);
  const { id: orgId } = await anOrganization(server.world.db);
  const folder = await openFolder(library);
  expect((await importLibrary(server.world, { orgId, folder, isDryRun: true })).problems).toBeNull();
});

test('a picture that is there is used again, another one of its name gets a name of its own', async ({ place }) => {
  const chapter = join(place, 'library', CHAPTER);
  const write = async (name: string, picture: Buffer) => {
    writeFileSync(join(place, `${name}.xml`), moodle(name, picture));
    return readQuestionFiles([join(place, `${name}.xml`)], { to: chapter, isTable: false });
  };
  await write('first', PNG);
  expect(await write('second', PNG)).toContainEqual(expect.stringContaining('there    media/bed.png'));
  expect(await write('third', OTHER_PNG)).toContainEqual(
    expect.stringContaining('renamed  media/bed.png is media/bed-2.png'),
  );
  expect(readdirSync(join(chapter, 'media'))).toEqual(['bed-2.png', 'bed.png']);
  expect(readFileSync(join(chapter, '04-third.quiz.yaml'), 'utf8')).toContain('image: media/bed-2.png');
});

test('a single item finds the pictures that lie beside it', async ({ place }) => {
  mkdirSync(join(place, 'images'));
  writeFileSync(join(place, 'images/sign.png'), PNG);
  const item = new URL('../../../../packages/question-formats/src/samples/qti2/choice-single.xml', import.meta.url);
  writeFileSync(join(place, 'item.xml'), readFileSync(item));
  const lines = await readQuestionFiles([join(place, 'item.xml')], {
    to: join(place, 'library', CHAPTER),
    isTable: false,
  });
  expect(lines.filter((line) => line.includes('Left out'))).toEqual([]);
  expect(readdirSync(join(place, 'library', CHAPTER, 'media'))).toEqual(['sign.png']);
});
