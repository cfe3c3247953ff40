import type { ImportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import { isZip } from '#archive/unzip.ts';
import { hasCloze } from '#cloze/cloze.ts';
import { decode } from '#text/decode.ts';

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
