// Run in a process of its own: documents of others are read by large programs, and may be made to harm.
import type {
  DocumentFormat,
  DocumentLine,
  DraftItem,
  DraftQuestion,
  DraftTerm,
} from '@snapwell/contract/library/documents/documents.schemas';
import type { DocumentProblem } from '@snapwell/contract/library/documents/document-problems';
import { numberLines } from './draft/document-lines.ts';
import { outlineOf, shorten } from './draft/outline.ts';
import { askForGaps, findTerms } from './draft/raw-questions.ts';
import { readHtml, readMarkdownFile, readPlainText } from './read/marked-text.ts';
import { readPdf } from './read/pdf.ts';
import { createPictureBox } from './read/picture-box.ts';
import { recognizeDocument } from './read/recognize.ts';
import { readSlides } from './read/slides.ts';
import {
  type CountedNote,
  DocumentNotes,
  DocumentRefused,
  type ReadingTools,
  type SourceDocument,
  type SourcePicture,
} from './read/source-document.ts';
import { readWord } from './read/word.ts';

export interface DocumentToRead {
  readonly path: string;
  /** Of the file, as its author called it. */
  readonly name: string;
  /** Where its pictures are written. */
  readonly folder: string;
  /** Said by whoever pasted it; else it is recognized. */
  readonly format: DocumentFormat | null;
}

export interface ReadDocument {
  readonly format: DocumentFormat;
  readonly title: string;
  readonly pages: number | null;
  readonly lines: DocumentLine[];
  readonly items: DraftItem[];
  readonly questions: DraftQuestion[];
  readonly terms: DraftTerm[];
  readonly notes: CountedNote[];
  readonly pictures: SourcePicture[];
}

export type ReadingOutcome = { readonly document: ReadDocument } | { readonly problem: DocumentProblem };

/** Reads a document and drafts what could become of it. What is refused is said by its code. */
export async function readDocument(given: DocumentToRead): Promise<ReadingOutcome> {
  try {
    return { document: await read(given) };
  } catch (error) {
    if (error instanceof DocumentRefused) return { problem: error.problem };
    throw error;
  }
}

const readers: Record<DocumentFormat, (path: string, tools: ReadingTools) => Promise<SourceDocument>> = {
  word: readWord,
  slides: readSlides,
  pdf: readPdf,
  markdown: readMarkdownFile,
  html: readHtml,
  text: readPlainText,
};

async function read({ path, name, folder, format: given }: DocumentToRead): Promise<ReadDocument> {
  const notes = new DocumentNotes();
  const pictures = createPictureBox(folder, notes);
  const format = given ?? (await recognizeDocument(path, name));
  const source = await readers[format](path, { notes, pictures });
  const numbered = numberLines(source.blocks);
  const lines = numbered.flatMap((block) => block.lines);
  const { title, items } = outlineOf(numbered, { title: source.title, name });
  if (items.every(({ blocks }) => blocks.length === 0)) throw new DocumentRefused('no_text');
  const terms = findTerms(lines);
  const used = pictures.list().filter((picture) => JSON.stringify(items).includes(picture.name));
  notes.add('pictures_without_text', countWithoutText(items));
  return {
    format,
    title: shorten(title),
    pages: source.pages,
    lines,
    items,
    questions: askForGaps(lines, terms),
    terms,
    notes: notes.list(),
    pictures: used,
  };
}

const countWithoutText = (items: readonly DraftItem[]): number =>
  items
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, { markdown }) => sum + (markdown.match(/!\[\]\(/g)?.length ?? 0), 0);
