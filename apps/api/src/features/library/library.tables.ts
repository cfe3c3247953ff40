import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
