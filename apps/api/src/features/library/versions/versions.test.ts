import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';
import { exportLibrary } from '../export/export-library.ts';
import { importLibrary } from '../import/import-library.ts';
import { aFolder, CHAPTER } from '../library.factory.ts';
import { bilingualLibrary, QUIZ_DE } from './versions.factory.ts';
import { readLibrary } from '../read/read-library.ts';
import { describeProblem } from '../files/problem.ts';

type Files = Record<string, string>;

async function exported(world: Parameters<typeof exportLibrary>[0], orgId: string): Promise<Files> {
  const files = await exportLibrary(world, orgId);
  const read = files.map(async ({ path, open }): Promise<[string, string]> => {
    const content = await open();
    return [path, content instanceof Readable ? (await buffer(content)).toString() : content];
  });
  return Object.fromEntries(await Promise.all(read));
}

const plan = (added: string[], changed: string[], removed: string[], unchanged: number) => ({
  added: added.map((language) => expect.objectContaining({ id: language })),
  changed: changed.map((id) => expect.objectContaining({ id })),
  removed,
  unchanged,
});

test('a library in two languages comes back byte for byte; a file that goes takes its version from readers', async ({
  server,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const give = (files: Files) => importLibrary(server.world, { orgId, folder: aFolder(files), isDryRun: false });
  const files = bilingualLibrary();
  expect((await give(files)).problems).toBeNull();
  expect(await exported(server.world, orgId)).toEqual(files);
  expect((await give(files)).plan?.versions).toEqual(plan([], [], [], Object.keys(files).length / 2));
  const path = `${CHAPTER}/02-scales.quiz.de.yaml`;
  const changed = { ...files, [path]: QUIZ_DE.replace('Womit', 'Womit nur') };
  expect((await give(changed)).plan).toMatchObject({
    versions: { changed: [{ id: 'scales' }] },
    items: { changed: [] },
  });
  expect(await exported(server.world, orgId)).toEqual(changed);
  const { [path]: _, ...without } = changed;
  expect((await give(without)).plan?.versions.removed).toEqual(['content:scales:de']);
  expect(await exported(server.world, orgId)).toEqual(without);
  await give(files);
  expect(await exported(server.world, orgId)).toEqual(files);
});

const quiz = (from: string, to: string): Files => ({ '02-scales.quiz.de.yaml': QUIZ_DE.replace(from, to) });

test.for<[what: string, files: Files, mistake: string]>([
  ['minutes', quiz('questions:', 'minutes: 5\nquestions:'), "quiz.de.yaml:2: 'minutes' holds for every language"],
  ['a pass mark', quiz('questions:', 'pass_mark: 60\nquestions:'), "2: 'pass_mark' holds for every language"],
  [
    'another key',
    quiz('Skala, correct: true }\n      - { text: Uhr', 'Skala }\n      - { text: Uhr, correct: true'),
    'quiz.de.yaml:7',
  ],
  [
    'an option more',
    quiz('      - { text: Uhr }\n', '      - { text: Uhr }\n      - { text: Puls }\n'),
    'questions[1].options: The original has 2 entries here',
  ],
  ['another id', quiz('id: which', 'id: welche'), "questions[1].id: This is 'which' in the original"],
  ['another number', quiz('answer: 18', 'answer: 19'), "questions[2].answer: This is '18' in the original"],
  [
    'blanks in another order',
    quiz('{{vein}} und {{tablet}}', '{{tablet}} und {{vein}}'),
    'questions[3].text: The blanks',
  ],
  ['a missing text', quiz('    explanation: Fragen zuerst.\n', ''), "questions[1]: 'explanation' is missing"],
  ['a lost version', { '09-none.de.md': '---\ntitle: X\n---\nX\n' }, "There is no '09-none.md' beside this file"],
  ['an unknown language', { '01-ask-first.fr.md': '---\ntitle: X\n---\nX\n' }, "There is no language 'fr' here."],
  ['the own language', { '01-ask-first.en.md': '---\ntitle: X\n---\nX\n' }, 'The library is written in English'],
  ['a question less', { '01-ask-first.de.md': '---\ntitle: X\n---\nX\n' }, 'The original asks 1 questions'],
  ['a missing picture', quiz('explanation: Fragen zuerst.', 'image: media/x.svg'), '02-scales.quiz.de.yaml:'],
])('a version with %s is refused with its place', async ([, files, mistake]) => {
  const inChapter = Object.fromEntries(Object.entries(files).map(([name, text]) => [`${CHAPTER}/${name}`, text]));
  const { problems } = await readLibrary(aFolder({ ...bilingualLibrary(), ...inChapter }));
  expect((problems ?? []).map(describeProblem).join('\n')).toContain(mistake);
});

test.for<[what: string, files: Files, mistake: string]>([
  ['glossary', { 'glossary.de.yaml': '[]\n' }, 'glossary.de.yaml: The glossary has 1 terms, and this version 0.'],
  ['module', { 'modules/01-pain/module.de.yaml': 'title: X\ntags: [x]\n' }, "module.de.yaml:2: 'tags' holds for every"],
  ['organization', { 'organization.de.yaml': 'announcements: []\n' }, 'The original has 1 announcements'],
])('a version of the %s that says other things than the original is refused', async ([, files, mistake]) => {
  const { problems } = await readLibrary(aFolder({ ...bilingualLibrary(), ...files }));
  expect((problems ?? []).map(describeProblem).join('\n')).toContain(mistake);
});
