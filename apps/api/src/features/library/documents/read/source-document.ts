import type { DocumentFormat } from '@snapwell/contract/library/documents/documents.schemas';
import type { DocumentNoteCode, DocumentProblem } from '@snapwell/contract/library/documents/document-problems';
import type { RootContent } from 'mdast';

/** A block of a document, as Markdown knows it, and the page on which it begins. */
export interface SourceBlock {
  readonly node: RootContent;
  /** Page or slide; null where the format has none. */
  readonly page: number | null;
  /** A note to a slide or at the foot of a page, apart from the text. */
  readonly isNote?: boolean;
}

/** A picture that came with a document, decoded and written anew. */
export interface SourcePicture {
  /** As the blocks name it: `media/picture-1.webp`. */
  readonly name: string;
  /** Where it lies until it is stored. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface SourceDocument {
  readonly format: DocumentFormat;
  /** What it calls itself; null when it does not say. */
  readonly title: string | null;
  readonly pages: number | null;
  readonly blocks: readonly SourceBlock[];
}

/** The document is refused; the contract has the sentence. */
export class DocumentRefused extends Error {
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem) {
    super(problem);
    this.problem = problem;
  }
}

const MOST_PAGES = 12;

export interface CountedNote {
  readonly code: DocumentNoteCode;
  readonly count: number;
  readonly pages: readonly number[];
}

/** Counts what could not be taken over as it was. */
export class DocumentNotes {
  readonly #notes = new Map<DocumentNoteCode, { count: number; pages: Set<number> }>();

  add(code: DocumentNoteCode, count = 1, page: number | null = null): void {
    if (count === 0) return;
    const note = this.#notes.get(code) ?? { count: 0, pages: new Set() };
    note.count += count;
    if (page !== null && note.pages.size < MOST_PAGES) note.pages.add(page);
    this.#notes.set(code, note);
  }

  list(): CountedNote[] {
    return [...this.#notes].map(([code, { count, pages }]) => ({ code, count, pages: [...pages] }));
  }
}

/** What a reader is given besides the file. */
export interface ReadingTools {
  readonly notes: DocumentNotes;
  readonly pictures: PictureBox;
}

export interface PictureBox {
  /** Writes a picture anew; null when it is none that can be read. */
  add(bytes: Uint8Array): Promise<SourcePicture | null>;
  /** The same for what is decoded already: rows of pixels. */
  addPixels(pixels: {
    data: Uint8Array;
    width: number;
    height: number;
    channels: 1 | 3 | 4;
  }): Promise<SourcePicture | null>;
}
