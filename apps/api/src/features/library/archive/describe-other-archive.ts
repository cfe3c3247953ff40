import type { ArchiveKind, RecognizedArchive } from '@snapwell/question-formats/files/recognize-archive';

const TEXTS = 'Save its texts as Markdown files in the folders of a library.';
const QUESTIONS = 'Its questions can be brought in by the import of questions.';
const COURSE = `Courses in this format are not read. ${TEXTS} Questions come in as QTI, GIFT, Moodle XML or CSV, if the program that made it exports them.`;

const advice: Record<Exclude<ArchiveKind, 'library'>, string> = {
  word: TEXTS,
  opendocument: TEXTS,
  powerpoint: TEXTS,
  epub: TEXTS,
  excel: 'Save a table of questions as CSV, and bring it in by the import of questions.',
  h5p: 'Make its exercises anew as games or quizzes of a library.',
  scorm_1_2: COURSE,
  scorm_2004: COURSE,
  aicc: COURSE,
  common_cartridge: `${QUESTIONS} ${TEXTS}`,
  canvas: `${QUESTIONS} ${TEXTS}`,
  blackboard: `${QUESTIONS} ${TEXTS}`,
  qti: QUESTIONS,
  moodle_backup: 'Export the questions as Moodle XML, and bring them in by the import of questions.',
  markdown:
    'Put the files into modules/01-name/01-chapter/ as 01-title.md, with module.yaml and chapter.yaml beside them.',
};

/** What to say of an archive that is no library; null when it may be one. */
export function describeOtherArchive(recognized: RecognizedArchive | null): string | null {
  if (!recognized || recognized.kind === 'library') return null;
  return `This is ${recognized.name}, not a library. ${advice[recognized.kind]}`;
}
