import { open } from 'node:fs/promises';
import type { DocumentFormat } from '@snapwell/contract/library/documents/documents.schemas';
import type { DocumentProblem } from '@snapwell/contract/library/documents/document-problems';
import { openOfficeArchive } from './office-archive.ts';
import { DocumentRefused } from './source-document.ts';

const HEAD_BYTES = 8192;

/** What a file is, by its content; its name only tells Markdown from plain text. A kind that is not read is refused. */
export async function recognizeDocument(path: string, name: string): Promise<DocumentFormat> {
  const head = await readHead(path);
  if (head.length === 0) throw new DocumentRefused('empty');
  const problem = refusedBy(head, name);
  if (problem) throw new DocumentRefused(problem);
  const latin = head.toString('latin1');
  if (latin.startsWith('PK\u0003\u0004') || latin.startsWith('PK\u0005\u0006')) return recognizeArchive(path);
  // Readers of PDF look for the mark in the first kilobyte.
  if (latin.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (isBinary(head)) throw new DocumentRefused('unknown_format');
  return recognizeText(textOf(head), name);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const startsWith =
  (...marks: string[]) =>
  (head: string) =>
    marks.some((mark) => head.startsWith(mark));

/** How files begin that people send and that are no documents. */
const REFUSED: [DocumentProblem, (head: string) => boolean][] = [
  ['rich_text', startsWith('{\\rtf')],
  ['postscript', startsWith('%!PS', '\u00c5\u00d0\u00d3\u00c6')],
  ['picture', startsWith('\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'II*\0', 'MM\0*', 'BM')],
  ['picture', (head) => /^RIFF....WEBP/s.test(head) || /^....ftyp(heic|heix|mif1|avif)/s.test(head)],
  ['picture', (head) => /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/s.test(head)],
  ['recording', startsWith('ID3', 'OggS', '\u001aE\u00df\u00a3', 'fLaC')],
  ['recording', (head) => /^....ftyp/s.test(head) || /^RIFF....(WAVE|AVI )/s.test(head)],
  ['program', startsWith('MZ', '\u007fELF', '#!', '\u00ca\u00fe\u00ba\u00be', '\u00cf\u00fa\u00ed\u00fe', '\0asm')],
  ['archive', startsWith('Rar!', '7z\u00bc\u00af', '\u001f\u008b', 'BZh', '\u00fd7zXZ')],
  ['archive', (head) => head.slice(257, 262) === 'ustar'],
  ['data', startsWith('SQLite format 3')],
];

const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

function refusedBy(head: Buffer, name: string): DocumentProblem | null {
  const latin = head.toString('latin1');
  if (latin.startsWith(OLE)) return oldOffice(latin, name);
  return REFUSED.find(([, matches]) => matches(latin))?.[0] ?? refusedText(textOf(head), name);
}

/** Old Office files are small file systems; a protected new one lies inside of such a one. */
function oldOffice(latin: string, name: string): DocumentProblem {
  const wide = (text: string) => [...text].join('\0');
  if (latin.includes(wide('EncryptedPackage')) || /\.(docx|pptx)$/i.test(name)) return 'protected';
  if (latin.includes(wide('WordDocument')) || /\.(doc|dot)$/i.test(name)) return 'old_word';
  if (latin.includes(wide('PowerPoint Document')) || /\.(ppt|pps|pot)$/i.test(name)) return 'old_slides';
  if (latin.includes(wide('Workbook')) || /\.(xls|xlt)$/i.test(name)) return 'spreadsheet';
  return /\.msg$/i.test(name) ? 'mail' : 'old_office';
}

/** Texts that are none to read. */
function refusedText(text: string, name: string): DocumentProblem | null {
  if (/^(From |Return-Path:|Received:|MIME-Version:|Message-ID:)/i.test(text) || /\.eml$/i.test(name)) return 'mail';
  if (/\.(csv|tsv)$/i.test(name)) return 'spreadsheet';
  if (/\.(json|xml|ya?ml|log|sql|ics|vcf)$/i.test(name)) return 'data';
  if (/\.(js|ts|py|java|c|cpp|sh|bat|ps1|vbs|php|css)$/i.test(name)) return 'program';
  if (/^\s*<\?xml/.test(text) && !/<html[\s>]/i.test(text)) return 'data';
  return /^\s*[{[]\s*("|\{|\[|\])/.test(text) && !/^\s*\[[^\]]*\]\(/.test(text) ? 'data' : null;
}

async function recognizeArchive(path: string): Promise<DocumentFormat> {
  const archive = await openOfficeArchive(path);
  try {
    if (archive.has('word/document.xml')) return 'word';
    if (archive.has('ppt/presentation.xml')) return 'slides';
    const refusal = await refusedArchive(archive);
    throw new DocumentRefused(refusal);
  } finally {
    archive.close();
  }
}

async function refusedArchive(archive: Awaited<ReturnType<typeof openOfficeArchive>>): Promise<DocumentProblem> {
  if (archive.has('xl/workbook.xml') || archive.has('xl/workbook.bin')) return 'spreadsheet';
  const type = ((await archive.text('mimetype')) ?? '').trim();
  if (type.includes('opendocument.spreadsheet')) return 'spreadsheet';
  if (type.includes('opendocument')) return 'open_document';
  if (type.includes('epub')) return 'e_book';
  if (archive.names.some((name) => /^Index\/.*\.iwa$|^Index\.zip$/.test(name))) return 'pages';
  // Some programs name the main part otherwise; then the types say so, and we cannot read it.
  if (archive.has('[Content_Types].xml')) return 'damaged';
  return archive.names.length === 0 ? 'empty' : 'archive';
}

/** Control characters that no text has. */
const isBinary = (head: Buffer): boolean => {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return false;
  return head.some((byte) => byte === 0 || (byte < 9 && byte > 0) || (byte > 13 && byte < 27));
};

const textOf = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head);
  return head.toString('utf8').replace(/^\uFEFF/, '');
};

function recognizeText(text: string, name: string): DocumentFormat {
  if (text.trim() === '') throw new DocumentRefused('empty');
  if (/\.(md|markdown|mdown)$/i.test(name)) return 'markdown';
  if (/\.x?html?$/i.test(name) || /^\s*(<!--.*?-->\s*)*(<!doctype html|<html[\s>])/is.test(text)) return 'html';
  return /\.txt$/i.test(name) || !hasMarks(text) ? 'text' : 'markdown';
}

/** Pasted text with headings, emphasis or links as Markdown writes them. */
const hasMarks = (text: string): boolean =>
  /^#{1,6} \S/m.test(text) ||
  /\*\*\S[^*\n]*\*\*/.test(text) ||
  /\[[^\]\n]+\]\(https?:/.test(text) ||
  /^\|.+\|$/m.test(text);
