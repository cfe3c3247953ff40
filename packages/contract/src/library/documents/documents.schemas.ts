import { z } from 'zod';
import { slug, timestamp } from '../../http/ids.ts';
import { label, sentences, words } from '../../text/words.ts';
import { documentNoteCodes, type DocumentProblem, documentProblems } from './document-problems.ts';
import { PASTED_CHARACTERS } from './documents.limits.ts';

export const documentFormat = z.enum(['word', 'slides', 'pdf', 'markdown', 'html', 'text']);
export type DocumentFormat = z.output<typeof documentFormat>;

export const documentId = z.string().min(1).max(60);
const lineNumber = z.int().min(1);

/** One line of a document: a heading, a sentence, a list item, a row. Counted through, from 1. */
export const documentLine = z.object({
  line: lineNumber,
  /** Page or slide; null where the format has none. */
  page: z.int().nullable(),
  /** Counted through the document: sentences of one paragraph share it. */
  paragraph: z.int(),
  kind: z.enum(['heading', 'sentence', 'item', 'row', 'note', 'code']),
  /** Of a heading 1 to 6, else 0. */
  depth: z.int(),
  text: z.string(),
});
export type DocumentLine = z.output<typeof documentLine>;

/** Something that could not be taken over as it was. */
export const documentNote = z.object({
  code: z.enum(documentNoteCodes),
  count: z.int(),
  /** The first pages or slides on which it happened. */
  pages: z.array(z.int()),
});
export type DocumentNote = z.output<typeof documentNote>;

/**
 * What a sentence of a draft says about its lines: it is one (`quoted`), it says what they say (`supported`), or the
 * check could not find it there.
 */
export const support = z.enum(['quoted', 'supported', 'unsupported']);

export const draftSentence = z.object({ text: z.string(), lines: z.array(lineNumber), support });
export type DraftSentence = z.output<typeof draftSentence>;

export const draftBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'list', 'table', 'picture', 'other']),
  markdown: z.string(),
  sentences: z.array(draftSentence),
});
export type DraftBlock = z.output<typeof draftBlock>;

export const draftItem = z.object({
  id: slug,
  title: label,
  /** The part of a long document that it belongs to. */
  chapter: label.nullable(),
  minutes: z.int(),
  blocks: z.array(draftBlock),
});
export type DraftItem = z.output<typeof draftItem>;

const draftedQuestionHead = { id: slug, lines: z.array(lineNumber), support };
export const draftQuestion = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('fill_in_the_blank'),
    ...draftedQuestionHead,
    prompt: z.string(),
    /** With `{{gap}}` in it. */
    text: z.string(),
    accept: z.array(z.string()).min(1),
  }),
  z.object({
    type: z.literal('single_choice'),
    ...draftedQuestionHead,
    prompt: z.string(),
    options: z.array(z.object({ text: z.string(), correct: z.boolean() })).min(2),
    explanation: z.string(),
  }),
]);
export type DraftQuestion = z.output<typeof draftQuestion>;

export const draftTerm = z.object({ term: label, definition: sentences, lines: z.array(lineNumber), support });
export type DraftTerm = z.output<typeof draftTerm>;

export const draftFlashcard = z.object({
  id: slug,
  front: z.string(),
  back: z.string(),
  lines: z.array(lineNumber),
  support,
});
export type DraftFlashcard = z.output<typeof draftFlashcard>;

/** What could become of a document: nothing of it is seen by learners until somebody has reviewed it. */
export const documentDraft = z.object({
  /** Made by rules from the document's own words, or written by a model. */
  origin: z.enum(['rules', 'model']),
  items: z.array(draftItem),
  questions: z.array(draftQuestion),
  terms: z.array(draftTerm),
  flashcards: z.array(draftFlashcard),
});
export type DocumentDraft = z.output<typeof documentDraft>;

export const documentState = z.enum(['waiting', 'reading', 'ready', 'failed']);
const problem = z.enum(Object.keys(documentProblems) as [DocumentProblem, ...DocumentProblem[]]);

export const documentCard = z.object({
  id: documentId,
  title: z.string(),
  /** Of the file. */
  name: z.string(),
  format: documentFormat.nullable(),
  version: z.int(),
  bytes: z.int(),
  state: documentState,
  /** Why it was not taken. */
  problem: problem.nullable(),
  lines: z.int(),
  items: z.int(),
  uploaded_at: timestamp,
});
export type DocumentCard = z.output<typeof documentCard>;

export const documentPicture = z.object({
  /** As the draft's Markdown names it: `media/picture-1.webp`. */
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

/** A run of words in the comparison of two versions of a line. */
export const changedWords = z.object({ text: z.string(), state: z.enum(['same', 'removed', 'added']) });

export const lineChange = z.object({
  kind: z.enum(['changed', 'added', 'removed']),
  /** The line of the version before; null for one that is new. */
  before: lineNumber.nullable(),
  after: lineNumber.nullable(),
  words: z.array(changedWords),
});
export type LineChange = z.output<typeof lineChange>;

/** What rests on a line: a sentence of an item, or a question of a quiz. */
export const lineLink = z.object({
  line: lineNumber,
  content_id: slug,
  content_title: z.string(),
  kind: z.string(),
  status: z.string(),
  question_id: z.string().nullable(),
  /** The sentence as it was drafted. */
  quote: z.string(),
  /** Its line said something else when it was drafted, or is gone. */
  is_changed: z.boolean(),
});
export type LineLink = z.output<typeof lineLink>;

/** An item that rests on changed lines, and who has learned it. */
export const touchedItem = z.object({
  content_id: slug,
  title: z.string(),
  kind: z.string(),
  lines: z.array(z.int()),
  /** Members who completed it while the old line stood. */
  learners: z.int(),
  /** How many of them have been asked, and how many have confirmed. */
  asked: z.int(),
  confirmed: z.int(),
});
export type TouchedItem = z.output<typeof touchedItem>;

export const documentDetail = documentCard.extend({
  pages: z.int().nullable(),
  notes: z.array(documentNote),
  document_lines: z.array(documentLine),
  draft: documentDraft.nullable(),
  pictures: z.array(documentPicture),
  /** Lines that an author has said there is nothing to teach in. */
  skipped: z.array(lineNumber),
  links: z.array(lineLink),
  /** Since the version before; empty for the first. */
  changes: z.array(lineChange),
  touched: z.array(touchedItem),
  /** A model is there that can write a draft. */
  can_write: z.boolean(),
  is_writing: z.boolean(),
});
export type DocumentDetail = z.output<typeof documentDetail>;

export const pastedDocument = z.strictObject({
  title: label,
  format: z.enum(['text', 'markdown', 'html']),
  text: words(PASTED_CHARACTERS),
});

/** What of a draft becomes items that authors go on writing. */
export const itemsToMake = z.strictObject({
  items: z.array(slug).max(200),
  /** A quiz of these questions. */
  questions: z.array(slug).max(200).default([]),
  flashcards: z.boolean().default(false),
  /** Null for a new module with the document's title. */
  module_id: slug.nullable(),
});
export type ItemsToMake = z.output<typeof itemsToMake>;

export const madeItems = z.object({ content_ids: z.array(slug), module_id: slug });

/** That who learned the old lines of an item confirm the new ones, or go through it once more. */
export const updateRequest = z.strictObject({ content_id: slug, mode: z.enum(['confirm', 'retake']) });

/** What a learner is asked to confirm: the lines as they learned them and as they are now. */
export const lineUpdate = z.object({
  id: z.string(),
  mode: z.enum(['confirm', 'retake']),
  content_id: slug,
  content_title: z.string(),
  document_title: z.string(),
  changes: z.array(z.object({ before: z.string(), after: z.string() })),
  asked_at: timestamp,
});
export type LineUpdate = z.output<typeof lineUpdate>;
