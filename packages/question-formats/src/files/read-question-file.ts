import type { ImportFormat, ImportNote, ImportTotals } from '@snapwell/contract/quizzes/exchange.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { QUESTION_FILE_BYTES } from '@snapwell/contract/quizzes/quizzes.limits';
import { isZip, ZipMistake } from '#archive/unzip.ts';
import { readAiken } from '../aiken.ts';
import { readClozeFile } from '#cloze/read-cloze-file.ts';
import { QuestionCollector, TooManyItems } from '#collect/question-collector.ts';
import { readCsv } from '#csv/csv.ts';
import { readGift } from '#gift/read-gift.ts';
import { readMoodleXml } from '#moodle-xml/read-moodle-xml.ts';
import { readQti } from '#qti/read-qti.ts';
import { decode } from '#text/decode.ts';
import { XmlMistake } from '#text/xml.ts';
import { detectFormat } from './detect-format.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** All that goes in and comes out can be handed to a worker as it is. */
export interface QuestionFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Absent: it is told by the content. */
  readonly format?: ImportFormat | undefined;
  /** Pictures that lie beside the file, by the address under which it may name them. */
  readonly beside?: Readonly<Record<string, Uint8Array>> | undefined;
}

export interface QuestionFileReading {
  /** Null when the file is none of the formats; a note says what it is. */
  readonly format: ImportFormat | null;
  readonly title: string | null;
  readonly questions: readonly Question[];
  readonly notes: readonly ImportNote[];
  readonly totals: ImportTotals;
  readonly media: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

const UNKNOWN =
  'This is none of the formats that can be read: GIFT, Aiken, Moodle XML, cloze, QTI 2.1, 2.2 and 3, CSV.';

/** Reads a file of questions. Whatever it holds, it is read or refused in words; nothing is thrown. */
export async function readQuestionFile({
  name,
  bytes,
  format: given,
  beside,
}: QuestionFile): Promise<QuestionFileReading> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const collector = new QuestionCollector();
  if (file.length > QUESTION_FILE_BYTES) {
    collector.noteFile('refused', `A file can have ${QUESTION_FILE_BYTES / 1024 / 1024} MB. Split it.`);
    return { format: given ?? null, ...collector.result() };
  }
  const format = given ?? detectFormat(file, name);
  const known = whyUnreadable(file, decode(file.subarray(0, 20_000)));
  if (!format || known !== null) {
    collector.noteFile('refused', known ?? UNKNOWN);
    return { format: null, ...collector.result() };
  }
  await readInto(collector, { file, format, beside });
  if (collector.count === 0 && !collector.hasNotes) collector.noteFile('refused', 'There is no question in this file.');
  const isNone = isZip(file) && collector.count === 0;
  return { format: isNone ? null : format, ...collector.result() };
}

interface Source {
  readonly file: Buffer;
  readonly format: ImportFormat;
  readonly beside: QuestionFile['beside'];
}

/** A file that is broken, or too large, is one note with what was read until then. */
async function readInto(collector: QuestionCollector, source: Source): Promise<void> {
  try {
    await readAs(collector, source);
  } catch (error) {
    collector.file = null;
    if (error instanceof XmlMistake)
      collector.noteFile('refused', `This is not valid XML: ${error.message}`, { name: 'The file', line: error.line });
    else if (error instanceof ZipMistake || error instanceof TooManyItems) collector.noteFile('refused', error.message);
    else throw error;
  }
}

async function readAs(collector: QuestionCollector, { file, format, beside }: Source): Promise<void> {
  switch (format) {
    case 'gift':
      return readGift(collector, decode(file));
    case 'aiken':
      return readAiken(collector, decode(file));
    case 'moodle_xml':
      return readMoodleXml(collector, decode(file));
    case 'cloze':
      return readClozeFile(collector, decode(file));
    case 'qti':
      return readQti(collector, file, beside);
    case 'csv':
      return readCsv(collector, decode(file));
  }
}
