import type {
  DocumentDraft,
  DocumentFormat,
  DocumentLine,
  DocumentNote,
  LineChange,
} from '@snapwell/contract/library/documents/documents.schemas';
import type { DocumentProblem } from '@snapwell/contract/library/documents/document-problems';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

/** A policy, a handout, a presentation that lessons are made from. */
export const documents = pgTable(
  'documents',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    title: text().notNull(),
    /** The newest. */
    version: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);

/** A picture of a document in the store. */
export interface StoredPicture {
  /** As the draft's Markdown names it. */
  readonly name: string;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** A document as it was uploaded once, and what was read in it. */
export const documentVersions = pgTable(
  'document_versions',
  {
    orgId: organizationOf(),
    documentId: text().notNull(),
    version: integer().notNull(),
    /** Of the file, as its author called it. */
    name: text().notNull(),
    format: text().$type<DocumentFormat>(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** The file as it came. */
    fileKey: text().notNull(),
    state: text({ enum: ['waiting', 'reading', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    problem: text().$type<DocumentProblem>(),
    pages: integer(),
    lines: jsonb().$type<DocumentLine[]>().notNull().default([]),
    draft: jsonb().$type<DocumentDraft>(),
    notes: jsonb().$type<DocumentNote[]>().notNull().default([]),
    pictures: jsonb().$type<StoredPicture[]>().notNull().default([]),
    /** Lines in which there is nothing to teach, by an author's word. */
    skipped: integer().array().notNull().default([]),
    /** What is other than in the version before. */
    changes: jsonb().$type<LineChange[]>().notNull().default([]),
    /** Since when a model writes a draft; null while none does. */
    writingSince: moment(),
    uploadedBy: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.documentId, table.version] }),
    foreignKey({ columns: [table.orgId, table.documentId], foreignColumns: [documents.orgId, documents.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What rests on a line: a sentence of an item, or a question of a quiz. It stays when the item is edited. */
export const documentLinks = pgTable(
  'document_links',
  {
    orgId: organizationOf(),
    documentId: text().notNull(),
    contentId: text().notNull(),
    position: integer().notNull(),
    /** The version that the line is counted in; a new version moves the link along. */
    version: integer().notNull(),
    line: integer().notNull(),
    questionId: text(),
    quote: text().notNull(),
    /** The newest version in which this line was changed or taken out; null while it says the same. */
    changedIn: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.documentId, table.contentId, table.position] }),
    foreignKey({ columns: [table.orgId, table.documentId], foreignColumns: [documents.orgId, documents.id] }).onDelete(
      'cascade',
    ),
    index('document_links_of_item').on(table.orgId, table.contentId),
  ],
);

/** That who learned an old line shall confirm the new one, or take the item once more. */
export const lineUpdates = pgTable(
  'line_updates',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    documentId: text().notNull(),
    version: integer().notNull(),
    contentId: text().notNull(),
    mode: text({ enum: ['confirm', 'retake'] }).notNull(),
    /** The old and the new words, for the card that learners get. */
    changes: jsonb().$type<{ before: string; after: string }[]>().notNull(),
    askedBy: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    foreignKey({ columns: [table.orgId, table.documentId], foreignColumns: [documents.orgId, documents.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A learner who is asked to confirm a changed line. */
export const lineConfirmations = pgTable(
  'line_confirmations',
  {
    orgId: organizationOf(),
    updateId: text().notNull(),
    uid: personOf(),
    confirmedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.updateId, table.uid] }),
    foreignKey({
      columns: [table.orgId, table.updateId],
      foreignColumns: [lineUpdates.orgId, lineUpdates.id],
    }).onDelete('cascade'),
    index('line_confirmations_of_person').on(table.orgId, table.uid),
  ],
);
