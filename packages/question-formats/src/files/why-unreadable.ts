import type { ArchiveKind, RecognizedArchive } from './recognize-archive.ts';

/** What somebody can do who has questions in such a file. */
const WAYS_OUT: Record<ArchiveKind, string> = {
  word: 'Save the questions as plain text in Aiken or GIFT, or as a table in CSV.',
  excel: 'Save the sheet as CSV: the first row names the columns (question, correct, option 1, ...).',
  powerpoint: 'Write the questions as plain text in Aiken or GIFT.',
  opendocument: 'Save the questions as plain text in Aiken or GIFT, or as a table in CSV.',
  h5p: 'Its questions cannot be read. Write them as GIFT, Aiken or CSV.',
  scorm_1_2:
    'Its questions are part of its program and cannot be read. Export them as QTI 2.1 from the tool it was made with.',
  scorm_2004:
    'Its questions are part of its program and cannot be read. Export them as QTI 2.1 from the tool it was made with.',
  aicc: 'Its questions are part of its program and cannot be read. Export them as QTI 2.1 from the tool it was made with.',
  common_cartridge:
    'No question of QTI 2.1 or newer is in it. Import it into Moodle, and export its questions as Moodle XML.',
  blackboard: 'Export the test or pool as QTI 2.1, or import it into Moodle and export its questions as Moodle XML.',
  canvas: 'Canvas writes QTI 1.2. Import it into Moodle, and export its questions as Moodle XML.',
  moodle_backup: 'Export the questions from the question bank as Moodle XML.',
  qti: 'No question of QTI 2.1, 2.2 or 3 is in it.',
  markdown: 'A library is brought in with: npm run content -- import DIR.',
  epub: 'Write its questions as plain text in Aiken or GIFT.',
  library: 'It is brought in with: npm run content -- import DIR.',
};

/** Says what an archive is that holds no question, and what can be done. */
export const whyNoQuestions = (archive: RecognizedArchive | null): string =>
  archive
    ? `This is ${archive.name}. ${WAYS_OUT[archive.kind]}`
    : 'This is a ZIP archive without questions of QTI. Unpack it and give its files of questions one by one.';

/** Archives in which it is of no use to look for items. */
export const HAS_NO_ITEMS: ReadonlySet<ArchiveKind> = new Set([
  'word',
  'excel',
  'powerpoint',
  'opendocument',
  'epub',
  'library',
  'h5p',
  'aicc',
  'moodle_backup',
  'markdown',
]);

const BLACKBOARD_POOL: RecognizedArchive = { kind: 'blackboard', name: 'a Blackboard pool' };

export const QTI_1 =
  'This is QTI 1. Export it as QTI 2.1 or newer; where that cannot be done, import it into Moodle and export its questions as Moodle XML.';

/** What a file is that holds no questions in a format that can be read; null when nothing is known about it. */
export function whyUnreadable(bytes: Buffer, start: string): string | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return 'This is a PDF. Copy its questions into plain text in Aiken or GIFT.';
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    return 'This is a document of an older Word, Excel or PowerPoint. Save it as plain text in Aiken or GIFT, or as CSV.';
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return 'This is a packed archive, perhaps a Moodle backup. Export the questions as Moodle XML.';
  if (/<POOL[\s>]/i.test(start)) return whyNoQuestions(BLACKBOARD_POOL);
  if (/<questestinterop[\s>]/i.test(start))
    return /bbmd_|blackboard/i.test(start) ? whyNoQuestions(BLACKBOARD_POOL) : QTI_1;
  return null;
}
