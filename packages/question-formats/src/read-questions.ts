import type { ImportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import { readAiken } from './aiken.ts';
import { hasCloze } from '#cloze/cloze.ts';
import { readCsv } from '#csv/csv.ts';
import { decode } from '#text/decode.ts';
import { readGift } from '#gift/read-gift.ts';
import { readMoodleXml } from '#moodle-xml/read-moodle-xml.ts';
import { readQti } from '#qti/read-qti.ts';
import { QuestionCollector, type ReadQuestions } from '#collect/question-collector.ts';
import { readClozeFile } from '#cloze/read-cloze-file.ts';
import { isZip, ZipMistake } from '#archive/unzip.ts';
import { XmlMistake } from '#text/xml.ts';

/** Tells by what stands in a file which format it is; null when it is none that can be read. */
export function detectFormat(bytes: Buffer, fileName = ''): ImportFormat | null {
  if (isZip(bytes)) return 'qti';
  const text = decode(bytes);
  const start = text.slice(0, 20_000);
  if (/^\s*(<\?xml|<!--|<!DOCTYPE|<[a-z])/i.test(start)) {
    if (/<quiz[\s>]/.test(start)) return 'moodle_xml';
    return /<(\w+:)?(qti-assessment-item|assessmentItem|questestinterop|qti-assessment-test|assessmentTest)\b/.test(
      start,
    )
      ? 'qti'
      : null;
  }
  if (/^ANSWER\s*:/im.test(text) && /^[A-Z]\s*[.)]/im.test(text)) return 'aiken';
  if (/\.csv$|\.tsv$/i.test(fileName)) return 'csv';
  if (hasCloze(text)) return 'cloze';
  if (/(^|[^\\])\{[^{}]*([=~#]|\}|T|F)/s.test(text)) return 'gift';
  const [head = ''] = text.split('\n', 1);
  return /\b(question|prompt)\b/i.test(head) && /[,;\t]/.test(head) ? 'csv' : null;
}

/** Reads a file of questions. A file that is broken as a whole is one refusal, not a failure. */
export async function readQuestions(bytes: Buffer, format: ImportFormat): Promise<ReadQuestions> {
  try {
    return await readAs(bytes, format);
  } catch (error) {
    if (!(error instanceof XmlMistake) && !(error instanceof ZipMistake)) throw error;
    const collector = new QuestionCollector();
    const line = error instanceof XmlMistake ? error.line : null;
    collector.refuse(
      { name: 'The file', line },
      error instanceof XmlMistake ? `This is not valid XML: ${error.message}` : error.message,
    );
    return collector.result();
  }
}

async function readAs(bytes: Buffer, format: ImportFormat): Promise<ReadQuestions> {
  switch (format) {
    case 'gift':
      return readGift(decode(bytes));
    case 'aiken':
      return readAiken(decode(bytes));
    case 'moodle_xml':
      return readMoodleXml(decode(bytes));
    case 'cloze':
      return readClozeFile(decode(bytes));
    case 'qti':
      return readQti(bytes);
    case 'csv':
      return readCsv(decode(bytes));
  }
}
