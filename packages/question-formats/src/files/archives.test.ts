import { expect, test } from 'vitest';
import { readQuestionFile } from './read-question-file.ts';
import { anItem, messagesOf, zipOf } from '../testing/zip-of.ts';

const manifest = (inside: string) => `<manifest ${inside}><resources/></manifest>`;

const kinds: [what: string, files: Record<string, string>, name: string, wayOut: string][] = [
  ['a Word document', { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }, 'Word', 'Aiken or GIFT'],
  ['an Excel workbook', { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<w/>' }, 'Excel', 'CSV'],
  ['slides', { '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' }, 'PowerPoint', 'Aiken or GIFT'],
  ['an H5P package', { 'h5p.json': '{}', 'content/content.json': '{}' }, 'H5P', 'GIFT, Aiken or CSV'],
  [
    'a SCORM 1.2 course',
    { 'imsmanifest.xml': manifest('xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'), 'a.html': '' },
    'SCORM 1.2',
    'Export them as QTI 2.1',
  ],
  [
    'a SCORM 2004 course',
    { 'imsmanifest.xml': manifest('xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"'), 'a.html': '' },
    'SCORM 2004',
    'Export them as QTI 2.1',
  ],
  ['an AICC course', { 'c.crs': '', 'c.au': '', 'c.des': '', 'c.cst': '' }, 'AICC', 'Export them as QTI 2.1'],
  [
    'a Common Cartridge',
    { 'imsmanifest.xml': manifest('xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1"'), 'a.html': '' },
    'Common Cartridge',
    'Moodle XML',
  ],
  ['a Moodle backup', { 'moodle_backup.xml': '<moodle_backup/>' }, 'Moodle backup', 'Moodle XML'],
  ['a Blackboard pool', { 'imsmanifest.xml': manifest(''), 'res00001.dat': '<POOL/>' }, 'Blackboard', 'QTI 2.1'],
  [
    'a Canvas quiz',
    { 'imsmanifest.xml': manifest(''), 'g1/assessment_meta.xml': '<quiz/>', 'g1/g1.xml': '<x/>' },
    'Canvas',
    'Moodle XML',
  ],
  ['a folder of Markdown', { 'intro.md': '# Hello' }, 'Markdown', 'content -- import'],
  ['anything else', { 'a.txt': 'Is it?{T}' }, 'ZIP archive', 'Unpack it'],
];

test.for(kinds)('a ZIP that is %s is named, with what can be done', async ([, files, name, wayOut]) => {
  const { questions, notes } = await readQuestionFile({ name: 'a.zip', bytes: await zipOf(files) });
  expect(questions).toEqual([]);
  expect(messagesOf(notes).join(' ')).toContain(name);
  expect(messagesOf(notes).join(' ')).toContain(wayOut);
});

test('files that are no questions are named: PDF, an old Word document, QTI 1, a Blackboard pool', async () => {
  const say = async (bytes: Buffer) => messagesOf((await readQuestionFile({ name: 'x', bytes })).notes);
  expect(await say(Buffer.from('%PDF-1.7 ...'))).toEqual([expect.stringContaining('PDF')]);
  expect(await say(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual([expect.stringContaining('older Word')]);
  expect(await say(Buffer.from('<questestinterop><assessment/></questestinterop>'))).toEqual([
    expect.stringContaining('This is QTI 1'),
  ]);
  expect(await say(Buffer.from('<?xml version="1.0"?><POOL><TITLE value="x"/></POOL>'))).toEqual([
    expect.stringContaining('Blackboard'),
  ]);
  expect(
    await say(Buffer.from('<questestinterop><assessment><bbmd_asi_object_id/></assessment></questestinterop>')),
  ).toEqual([expect.stringContaining('Blackboard')]);
});

test('each item of a package that does not come over is named with its file, also where titles are equal', async () => {
  const essay = anItem('Question', { body: '<extendedTextInteraction responseIdentifier="R"/>' });
  const truth = anItem('Question', {
    declarations:
      '<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>',
    body: '<choiceInteraction responseIdentifier="R"><prompt>Wet?</prompt><simpleChoice identifier="A">True</simpleChoice><simpleChoice identifier="B">False</simpleChoice></choiceInteraction>',
  });
  const bytes = await zipOf({ 'items/1.xml': essay, 'items/2.xml': essay, 'items/3.xml': truth, 'items/4.xml': essay });
  const { notes, totals } = await readQuestionFile({ name: 'a.zip', bytes });
  expect(notes.map(({ file, question, severity }) => `${severity} ${file} ${question}`)).toEqual([
    'refused items/1.xml Question',
    'refused items/2.xml Question',
    'refused items/4.xml Question',
  ]);
  expect(totals).toEqual({ read: 1, refused: 3, changed: 0, without_picture: 0 });
});
