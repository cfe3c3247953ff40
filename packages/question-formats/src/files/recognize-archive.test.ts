import { expect, test } from 'vitest';
import { recognizeArchive } from './recognize-archive.ts';

const scorm = (version: string) => `<manifest><metadata><schema>ADL SCORM</schema>${version}</metadata></manifest>`;

test.for([
  ['a Word document', ['[Content_Types].xml', 'word/document.xml', 'docProps/app.xml']],
  ['an Excel workbook', ['[Content_Types].xml', 'xl/workbook.xml']],
  ['a PowerPoint presentation', ['[Content_Types].xml', 'ppt/presentation.xml']],
  ['an OpenDocument file', ['mimetype', 'content.xml', 'styles.xml']],
  ['an EPUB book', ['mimetype', 'META-INF/container.xml', 'content.opf']],
  ['an H5P package', ['h5p.json', 'content/content.json']],
  ['a Moodle backup', ['moodle_backup.xml', 'course/course.xml']],
  ['a SCORM 1.2 course', ['imsmanifest.xml', 'adlcp_rootv1p2.xsd', 'index.html']],
  ['a SCORM 1.2 course', ['imsmanifest.xml', 'index.html'], scorm('<schemaversion>1.2</schemaversion>')],
  ['a SCORM 2004 course', ['course/imsmanifest.xml', 'course/adlcp_v1p3.xsd']],
  ['a SCORM 2004 course', ['imsmanifest.xml'], scorm('<schemaversion>2004 3rd Edition</schemaversion>')],
  [
    'a Common Cartridge',
    ['imsmanifest.xml', 'i1/qti.xml'],
    '<manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p3/x">',
  ],
  ['a Canvas export', ['imsmanifest.xml', 'g1/assessment_meta.xml', 'g1/g1.xml']],
  ['a Blackboard export', ['imsmanifest.xml', 'res00001.dat'], '<manifest/>'],
  ['a QTI package', ['imsmanifest.xml', 'items/one.xml'], '<manifest/>'],
  ['an AICC course', ['course.crs', 'course.au', 'course.des', 'course.cst']],
  ['a folder of Markdown files', ['notes/intro.md', 'notes/more.md']],
  ['a library', ['organization.yaml', 'modules/01-a/module.yaml']],
  ['a library', ['01-a/module.yaml', '01-a/01-b/01-c.md']],
] as const)('%s is recognized by its files', ([name, names, manifest]) => {
  expect(recognizeArchive(names, manifest)?.name).toBe(name);
});

test('an archive of pictures is nothing that is known', () => {
  expect(recognizeArchive(['a.jpg', 'b/c.jpg'])).toBeNull();
});
