import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { AddedMedia, DraftText } from '@snapwell/contract/library/authoring.schemas';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { organizationOf } from '#features/organizations/organizations.tables.ts';
import { moment } from '#platform/database/sql/columns.ts';
import { writtenColumns } from '#features/catalogue/catalogue.tables.ts';

/** An import that is under way. One that nobody goes on with was cut off: it is finished, or taken away. */
export const libraryImports = pgTable(
  'library_imports',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    /** Learners see what it brought; only the search is still to be brought up to date. */
    isPublished: boolean().notNull().default(false),
    touchedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);

/** Items that an import has written and nobody sees yet. After it is published: those the search does not know yet. */
export const stagedItems = pgTable(
  'staged_items',
  {
    orgId: organizationOf(),
    importId: text().notNull(),
    id: text().notNull(),
    ...writtenColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.importId, table.id] }),
    foreignKey({
      columns: [table.orgId, table.importId],
      foreignColumns: [libraryImports.orgId, libraryImports.id],
    }).onDelete('cascade'),
  ],
);

/** A file that was added to a draft and is not part of the library yet. It lies in the store already. */
export interface DraftFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly originalKey: string;
  readonly servedKey: string;
  readonly servedType: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** What authors have written of an item and learners do not see yet. One at a time for each item. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    orgId: organizationOf(),
    contentId: text().notNull(),
    kind: text().$type<ContentKind>().notNull(),
    /** Where a new item will stand; a published one stands where it is. */
    moduleId: text(),
    chapterId: text(),
    position: integer().notNull().default(0),
    revision: integer().notNull(),
    head: jsonb().$type<DraftText['head']>().notNull(),
    body: jsonb().$type<DraftText['body']>().notNull(),
    /** What was published when this was begun; null for a new item. */
    base: jsonb().$type<DraftText>(),
    /** Files that were added, by the name in the body. */
    media: jsonb().$type<Record<string, DraftFile>>().notNull().default({}),
    changedBy: text().notNull(),
    changedAt: moment().notNull(),
    publishAt: moment(),
    /** Why it could not be published when it was time. */
    publishFailure: text(),
    /** It can be brought back for a while. */
    discardedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.contentId] })],
);

/** What drafts said before: those of the last minutes, then fewer and fewer. They outlive the draft. */
export const draftRevisions = pgTable(
  'draft_revisions',
  {
    orgId: organizationOf(),
    contentId: text().notNull(),
    revision: integer().notNull(),
    head: jsonb().$type<DraftText['head']>().notNull(),
    body: jsonb().$type<DraftText['body']>().notNull(),
    madeBy: text().notNull(),
    /** The window that it was written in. */
    editor: text().notNull(),
    madeAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.contentId, table.revision] })],
);

/** A large file that an author is uploading, part by part. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    contentId: text().notNull(),
    startedBy: text().notNull(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** When the file was changed last, in milliseconds: with name and size it tells whether it is the same file. */
    modified: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** The parts that have arrived, in order, by their keys in the store. */
    parts: jsonb().$type<string[]>().notNull().default([]),
    touchedAt: moment().notNull(),
    /** A call has begun to put the parts together. */
    finishingAt: moment(),
    /** What became of it: told again to whoever did not hear the answer. */
    added: jsonb().$type<AddedMedia>(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    uniqueIndex('media_uploads_same_file')
      .on(table.orgId, table.contentId, table.startedBy, table.name, table.bytes, table.modified)
      .where(sql`added is null`),
  ],
);
