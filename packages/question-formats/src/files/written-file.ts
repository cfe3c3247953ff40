import type { ImportNote } from '@snapwell/contract/quizzes/exchange.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';

/** What is to be written: a quiz with a way to its pictures. */
export interface QuizToWrite {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
  /** The bytes of a picture that a question names; null when they are gone. */
  readonly readPicture: (path: string) => Promise<Buffer | null>;
}

export interface WrittenFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string | Buffer;
  readonly notes: readonly ImportNote[];
}

/** Notes what a format cannot say of a question. */
export class ExportNotes {
  readonly all: ImportNote[] = [];

  refuse(question: Question, message: string): null {
    this.#add(question, 'refused', message);
    return null;
  }

  change(question: Question, message: string): void {
    this.#add(question, 'changed', message);
  }

  #add({ id }: Question, severity: ImportNote['severity'], message: string): void {
    this.all.push({ file: null, question: id, line: null, severity, message });
  }
}

export const writtenNumber = (value: number): string => String(Number(value.toPrecision(12)));
