import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { Reference } from '@snapwell/contract/learning/content-head';
import { languages } from '@snapwell/contract/text/language';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { organizationOf, organizations } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const statusColumn = () =>
  text({ enum: ['draft', 'published', 'archived'] })
    .notNull()
    .default('published');
/**
 * The file as its author wrote it, comments and all. Null when the item was last changed here: then the export writes
 * it anew.
 */
const sourceColumn = () => text();
const tagsColumn = () => text().array().notNull().default([]);

/**
 * One row for each organization with content. `version` grows with every change: what is kept in memory is checked by
 * it.
 */
export const libraries = pgTable('libraries', {
  orgId: organizationOf().primaryKey(),
  version: integer().notNull().default(1),
  /** In which the originals are written; null for the language of the organization. */
  language: text({ enum: languages }),
  glossarySource: sourceColumn(),
  /** Kept for the export; what it announces is kept by the organization. */
  organizationSource: sourceColumn(),
  changedAt: moment().notNull().defaultNow(),
});

export const modules = pgTable(
  'modules',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** Path of an asset. */
    cover: text(),
    tags: tagsColumn(),
    status: statusColumn(),
    source: sourceColumn(),
    /** What its readers are expected to ask, as a file; null when there is none, or when it was changed here. */
    expectedSource: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);

export const chapters = pgTable(
  'chapters',
  {
    orgId: organizationOf(),
    moduleId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    source: sourceColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.moduleId, table.id] }),
    foreignKey({ columns: [table.orgId, table.moduleId], foreignColumns: [modules.orgId, modules.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What a file says of an item, and where it stands. */
export const writtenColumns = () => ({
  /** Null for what stands in no module: made for one member, or taken out of the library. */
  moduleId: text(),
  chapterId: text(),
  position: integer().notNull().default(0),
  kind: text().$type<ContentKind>().notNull(),
  title: text().notNull(),
  summary: text().notNull().default(''),
  minutes: integer().notNull(),
  status: statusColumn(),
  tags: tagsColumn(),
  references: jsonb().$type<Reference[]>().notNull().default([]),
  /** When an author last held it against its sources. */
  checkedOn: date(),
  isPublic: boolean().notNull().default(false),
  cover: text(),
  opens: text({ enum: ['always', 'after_previous'] })
    .notNull()
    .default('always'),
  body: jsonb().$type<unknown>().notNull(),
  /** The words of the body, for the search's excerpts. */
  plainText: text().notNull().default(''),
  /** The media that the body names: the path of the asset by the name in the body. */
  media: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Slugs of the glossary terms that the text names. */
  terms: tagsColumn(),
  source: sourceColumn(),
  /** Tells the import whether anything of the item is new. */
  fingerprint: text().notNull().default(''),
  /** Of the file and of what read it: a file with the same key need not be read again. */
  readingKey: text().notNull().default(''),
  /** What the file points to, with its lines: that must be there after each import. */
  mentions: jsonb()
    .$type<{ type: 'media' | 'term' | 'content' | 'module'; target: string; line: number }[]>()
    .notNull()
    .default([]),
});

export const contentItems = pgTable(
  'content_items',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    ...writtenColumns(),
    /** Grows with every change of what a learner sees. */
    version: integer().notNull().default(1),
    /**
     * A private item: only this member sees it. The column is named as everywhere where rows are a person's own, so
     * that export and deletion find it.
     */
    ownerUid: text('uid'),
    /** When learners could first see it. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    foreignKey({
      columns: [table.orgId, table.moduleId, table.chapterId],
      foreignColumns: [chapters.orgId, chapters.moduleId, chapters.id],
    }),
    index('content_items_of_chapter').on(table.orgId, table.moduleId, table.chapterId),
    index('content_items_of_owner')
      .on(table.orgId, table.ownerUid)
      .where(sql`uid is not null`),
  ],
);

/** What each version of an item said: attempts are pinned to one, and an author may go back. */
export const contentVersions = pgTable(
  'content_versions',
  {
    orgId: organizationOf(),
    contentId: text().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    /** Null when it came from files. */
    madeBy: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.contentId, table.version] }),
    foreignKey({
      columns: [table.orgId, table.contentId],
      foreignColumns: [contentItems.orgId, contentItems.id],
    }).onDelete('cascade'),
  ],
);

/**
 * What the search looks through. It has no `org_id` on purpose: under row-level security PostgreSQL may not use these
 * indexes. It therefore holds no text to show; every hit is joined with `content_items`, which is closed.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    library: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    contentId: text().notNull(),
    /** Of the texts: an item has a row for each of its languages. */
    language: text({ enum: languages }).notNull().default('en'),
    kind: text().$type<ContentKind>().notNull(),
    /** Apart from the others: what has the word in its title comes first, however many texts hold it. */
    titleWords: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    uniqueIndex('search_documents_of_item').on(table.library, table.contentId, table.language),
    index('search_documents_title_words').using('gin', table.titleWords),
    index('search_documents_words').using('gin', table.words),
  ],
);

/** Every word of a library, so that a mistyped one finds its neighbour. Closed by its column `library`. */
export const searchWords = pgTable(
  'search_words',
  {
    library: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.library, table.word] })],
);

/** A picture, video or caption file of the library. The bytes are in the file store. */
export const assets = pgTable(
  'assets',
  {
    orgId: organizationOf(),
    /**
     * Where it stands in the folder, without the order numbers: `modules/<module>/<chapter>/media/scale.svg`. Of a
     * private item: `own/<item>/...`.
     */
    path: text().notNull(),
    /** A file of a private item: its owner. */
    ownerUid: text('uid'),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    contentType: text().notNull(),
    /** The file as it came, for the export. */
    originalKey: text().notNull(),
    /** What browsers get: re-encoded and resized where that makes sense, otherwise the same. */
    servedKey: text().notNull(),
    servedType: text().notNull(),
    width: integer(),
    height: integer(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.path] })],
);

export const glossaryTerms = pgTable(
  'glossary_terms',
  {
    orgId: organizationOf(),
    slug: text().notNull(),
    term: text().notNull(),
    definition: text().notNull(),
    aliases: text().array().notNull().default([]),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.slug] })],
);

/** Words of a lesson with the questions that readers are expected to ask about them. */
export const expectedQuestions = pgTable(
  'expected_questions',
  {
    orgId: organizationOf(),
    contentId: text().notNull(),
    position: integer().notNull(),
    /** As they stand in the lesson. They hold in every version of it that keeps them, and rest while they are gone. */
    words: text().notNull(),
    questions: jsonb().$type<string[]>().notNull(),
    /** The assistant does not read them out. */
    isHidden: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.contentId, table.position] }),
    foreignKey({
      columns: [table.orgId, table.contentId],
      foreignColumns: [contentItems.orgId, contentItems.id],
    }).onDelete('cascade'),
  ],
);

export const courses = pgTable(
  'courses',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    status: statusColumn(),
    moduleIds: text().array().notNull(),
    /** The last day for everybody; single people and groups have assignments. */
    dueOn: date(),
    hasCertificate: boolean().notNull().default(false),
    source: sourceColumn(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);
