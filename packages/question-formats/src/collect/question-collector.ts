import { createHash } from 'node:crypto';
import { mediaPathsIn } from '@snapwell/contract/text/media-path';
import type { ImportNote, ImportTotals } from '@snapwell/contract/quizzes/exchange.schemas';
import { type Question, question } from '@snapwell/contract/quizzes/question-types';
import type { PlainText } from '#text/html-text.ts';
import { asSlug } from '#text/slugs.ts';
import { describeIssue } from './describe-issue.ts';

/** A file's name is at the end of what a document says of it; that may be long. */
const MOST_OF_NAME = 200;

/** Questions in one file, read or refused. What comes after is not looked at. */
const MOST_ITEMS = 5000;

/** Entries of any list of a question. More than any type allows, so that its schema need not look at a million. */
const MOST_ENTRIES = 200;

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
  readonly totals: ImportTotals;
}

/** Where something stands in the file. Each question has one of its own: two with the same name stay two. */
export interface QuestionPosition {
  /** What the file calls the question, or its beginning. */
  readonly name: string;
  readonly line: number | null;
}

/** A question as a format's reader makes it, without the id. */
export type Candidate = { readonly type: Question['type']; readonly prompt: string } & Record<string, unknown>;

/** Shorter than what schemas allow, so that a number still fits behind it. */
const ID_LENGTH = 60;
const NAME_LENGTH = 80;

const THE_FILE: QuestionPosition = { name: 'The file', line: null };

/** The rest of a file is not looked at. */
export class TooManyItems extends Error {}

/** Gathers what a reader finds: questions that pass the schema, and a note for all that does not come over. */
export class QuestionCollector {
  title: string | null = null;
  /** The file of a package that is being read; null when there is only one. */
  file: string | null = null;
  readonly #questions: Question[] = [];
  readonly #notes: ImportNote[] = [];
  readonly #said = new Map<QuestionPosition, Set<string>>();
  readonly #refused = new Set<QuestionPosition>();
  readonly #changed = new Set<QuestionPosition>();
  readonly #withoutPicture = new Set<QuestionPosition>();
  readonly #media = new Map<string, FoundMedia>();
  readonly #pathOfContent = new Map<string, string>();
  readonly #lastNumber = new Map<string, number>();

  /** Takes a question over, or refuses it with what its type does not allow. */
  add(place: QuestionPosition, candidate: Candidate): void {
    const tooLong = Object.entries(candidate).find(([, value]) => sizeOf(value) > MOST_ENTRIES);
    if (tooLong) return this.refuse(place, `There can be ${MOST_ENTRIES} ${tooLong[0]} at most.`);
    const result = question.safeParse({ ...withoutEmpty(candidate), id: 'question' });
    if (!result.success) return this.refuse(place, describeIssue(result.error.issues[0]!));
    this.#countItem();
    this.#questions.push({ ...result.data, id: this.#idFor(place.name || candidate.prompt) });
  }

  refuse(place: QuestionPosition, message: string): void {
    if (!this.#refused.has(place)) this.#countItem();
    this.#refused.add(place);
    this.#note(place, 'refused', message);
  }

  /** Something small that is different now; the question itself came over. */
  change(place: QuestionPosition, message: string): void {
    this.#changed.add(place);
    this.#note(place, 'changed', message);
  }

  /** Something about the file as a whole; no question is counted. */
  noteFile(severity: ImportNote['severity'], message: string, place: QuestionPosition = THE_FILE): void {
    this.#note(place, severity, message);
  }

  /** A picture of a question is not there. */
  losePicture(place: QuestionPosition, message: string): void {
    this.#withoutPicture.add(place);
    this.change(place, message);
  }

  /** Keeps a picture and answers the name under which questions speak of it. */
  keepPicture(fileName: string, bytes: Buffer): string {
    const [, stem = 'picture', extension = 'png'] = /([^/\\]*)\.(\w+)$/.exec(fileName.slice(-MOST_OF_NAME)) ?? [];
    const name = `${asSlug(stem).slice(0, NAME_LENGTH) || 'picture'}.${extension.toLowerCase()}`;
    const content = `${name} ${createHash('sha256').update(bytes).digest('base64')}`;
    const known = this.#pathOfContent.get(content);
    if (known) return known;
    const path = `media/${this.#numbered(name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.')))}`;
    this.#pathOfContent.set(content, path);
    this.#media.set(path, { path, bytes });
    return path;
  }

  /** Notes what plain text cannot hold. */
  noteLosses(place: QuestionPosition, { losses }: PlainText): void {
    for (const loss of losses) this.change(place, `Left out: ${loss}.`);
  }

  /** Items so far, read and refused. */
  get count(): number {
    return this.#questions.length + this.#refused.size;
  }

  get hasNotes(): boolean {
    return this.#notes.length > 0;
  }

  /** What was gathered; only the pictures that a question names. */
  result(): ReadQuestions {
    const named = new Set(mediaPathsIn(this.#questions));
    const cameOver = (places: ReadonlySet<QuestionPosition>) =>
      [...places].filter((place) => !this.#refused.has(place)).length;
    return {
      title: this.title,
      questions: this.#questions,
      notes: this.#notes,
      media: [...this.#media.values()].filter(({ path }) => named.has(path)),
      totals: {
        read: this.#questions.length,
        refused: this.#refused.size,
        changed: cameOver(this.#changed),
        without_picture: cameOver(this.#withoutPicture),
      },
    };
  }

  #countItem(): void {
    if (this.count >= MOST_ITEMS)
      throw new TooManyItems(`A file can hold ${MOST_ITEMS} questions. The rest was not read: split the file.`);
  }

  #note(place: QuestionPosition, severity: ImportNote['severity'], message: string): void {
    const said = this.#said.get(place) ?? new Set<string>();
    this.#said.set(place, said);
    if (said.has(message)) return;
    said.add(message);
    const name = place.name || 'Without a name';
    const short = name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…` : name;
    this.#notes.push({ file: this.file, question: short, line: place.line, severity, message });
  }

  #idFor(name: string): string {
    return this.#numbered(asSlug(name).slice(0, ID_LENGTH).replace(/-$/, '') || 'question', '');
  }

  /** A name that no other thing has: the second `rate` is `rate-2`. */
  #numbered(stem: string, ending: string): string {
    for (let number = (this.#lastNumber.get(stem + ending) ?? 0) + 1; ; number++) {
      const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
      this.#lastNumber.set(stem + ending, number);
      if (number > 1 && this.#lastNumber.has(name)) continue;
      if (number > 1) this.#lastNumber.set(name, 1);
      return name;
    }
  }
}

const sizeOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

const withoutEmpty = (candidate: Candidate) =>
  Object.fromEntries(
    Object.entries(candidate).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  );
