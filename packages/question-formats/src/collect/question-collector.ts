import type { ImportNote } from '@snapwell/contract/quizzes/exchange.schemas';
import { mediaPathsIn } from '@snapwell/contract/learning/media-path';
import { type Question, question } from '@snapwell/contract/quizzes/question-types';
import type { z } from 'zod';
import type { PlainText } from '#text/html-text.ts';

/** A file's name is at the end of what a document says of it; that may be long. */
const MOST_OF_NAME = 200;

/** A picture that came with the questions. */
export interface FoundMedia {
  readonly path: string;
  readonly bytes: Buffer;
}

/** What a file of questions held. */
export interface ReadQuestions {
  readonly title: string | null;
  readonly questions: readonly Question[];
  readonly notes: readonly ImportNote[];
  readonly media: readonly FoundMedia[];
}

/** Where something stands in the file. */
export interface Place {
  /** What the file calls the question, or its beginning. */
  readonly name: string;
  readonly line: number | null;
}

/** A question as a format's reader makes it, without the id. */
export type Candidate = { readonly type: Question['type']; readonly prompt: string } & Record<string, unknown>;

/** Shorter than what schemas allow, so that a number still fits behind it. */
const ID_LENGTH = 60;
const NAME_LENGTH = 80;

/** Gathers what a reader finds: questions that pass the schema, and a note for all that does not come over. */
export class QuestionCollector {
  title: string | null = null;
  readonly #questions: Question[] = [];
  readonly #notes: ImportNote[] = [];
  readonly #media = new Map<string, FoundMedia>();
  readonly #ids = new Set<string>();

  /** Takes a question over, or refuses it with what its type does not allow. */
  add(place: Place, candidate: Candidate): void {
    const id = this.#idFor(place.name || candidate.prompt);
    const result = question.safeParse({ ...withoutEmpty(candidate), id });
    if (result.success) {
      this.#ids.add(id);
      this.#questions.push(result.data);
    } else {
      this.refuse(place, describeIssue(result.error.issues[0]!));
    }
  }

  refuse(place: Place, message: string): void {
    this.#note(place, 'refused', message);
  }

  /** Something small that is different now; the question itself came over. */
  change(place: Place, message: string): void {
    this.#note(place, 'changed', message);
  }

  /** Keeps a picture and answers the name under which questions speak of it. */
  keepPicture(fileName: string, bytes: Buffer): string {
    const [, stem = 'picture', extension = 'png'] = /([^/\\]*)\.(\w+)$/.exec(fileName.slice(-MOST_OF_NAME)) ?? [];
    const clean = asSlug(stem) || 'picture';
    for (let number = 1; ; number++) {
      const path = `media/${number === 1 ? clean : `${clean}-${number}`}.${extension.toLowerCase()}`;
      const there = this.#media.get(path);
      if (there && !there.bytes.equals(bytes)) continue;
      this.#media.set(path, { path, bytes });
      return path;
    }
  }

  /** Notes what plain text cannot hold. */
  noteLosses(place: Place, { losses }: PlainText): void {
    for (const loss of losses) this.change(place, `Left out: ${loss}.`);
  }

  /** What was gathered; only the pictures that a question names. */
  result(): ReadQuestions {
    const named = new Set(mediaPathsIn(this.#questions));
    return {
      title: this.title,
      questions: this.#questions,
      notes: this.#notes,
      media: [...this.#media.values()].filter(({ path }) => named.has(path)),
    };
  }

  #note({ name: given, line }: Place, severity: ImportNote['severity'], message: string): void {
    const name = given || 'Without a name';
    const short = name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…` : name;
    const isSaid = this.#notes.some(
      (note) => note.question === short && note.line === line && note.message === message,
    );
    if (!isSaid) this.#notes.push({ question: short, line, severity, message });
  }

  #idFor(name: string): string {
    const stem = asSlug(name).slice(0, ID_LENGTH).replace(/-$/, '') || 'question';
    for (let number = 1; ; number++) {
      const id = number === 1 ? stem : `${stem}-${number}`;
      if (!this.#ids.has(id)) return id;
    }
  }
}

/** What a type does not allow, in words. */
function describeIssue(issue: z.core.$ZodIssue): string {
  const where = issue.path.filter((part) => typeof part === 'string').join(' ');
  if (issue.code === 'too_small' && issue.origin === 'array') return `At least ${issue.minimum} ${where} are needed.`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `There can be ${issue.maximum} ${where} at most.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `A text is missing: ${where}.`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `A text is longer than ${issue.maximum} characters: ${where}.`;
  if (issue.code === 'invalid_type') return `This is missing: ${where}.`;
  return issue.message;
}

export function asSlug(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The tags of other systems as slugs. */
export function asTags(names: readonly string[]): string[] {
  return [...new Set(names.map(asSlug).filter((name) => name !== '' && name.length <= 80))].slice(0, 10);
}

/** Joins what is there into paragraphs. */
export const paragraphs = (...parts: (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n\n');

const withoutEmpty = (candidate: Candidate) =>
  Object.fromEntries(
    Object.entries(candidate).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  );
