import type { Reference } from '@snapwell/contract/learning/content-head';
import { versionedKinds } from '@snapwell/contract/library/language-versions/versioned';
import { type Language, languages, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { organizationOf, organizations } from '#features/organizations/organizations.tables.ts';
import { moment } from '#platform/database/sql/columns.ts';
import { libraries } from './catalogue.tables.ts';

/**
 * What a library says in another language than its own: one row for each thing and language. Progress, points and
 * attempts hang on the thing itself, never on a version.
 */
export const languageVersions = pgTable(
  'language_versions',
  {
    orgId: organizationOf(),
    kind: text({ enum: versionedKinds }).notNull(),
    /** Of a chapter `module/chapter`; empty for the glossary and the organization, of which there is one. */
    id: text().notNull(),
    language: text({ enum: languages }).notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** Null: those of the original are shown. */
    references: jsonb().$type<readonly Reference[]>(),
    /** Of an item what its kind has; of the glossary its terms by their addresses; of the organization what it announces. */
    body: jsonb().$type<unknown>(),
    plainText: text().notNull().default(''),
    /** The media that the body names: the path of the asset by the name in the body. */
    media: jsonb().$type<Record<string, string>>().notNull().default({}),
    terms: text().array().notNull().default([]),
    source: text().notNull(),
    fingerprint: text().notNull(),
    mentions: jsonb()
      .$type<{ type: 'media' | 'term' | 'content' | 'module'; target: string; line: number }[]>()
      .notNull()
      .default([]),
    changedAt: moment().notNull(),
    /** When its file went: then nobody reads it any more. */
    archivedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.kind, table.id, table.language] }),
    index('language_versions_by_language').on(table.orgId, table.language, table.kind),
  ],
);

/** The language that the originals of an organization are written in. */
export const originalLanguage = (orgId: string) =>
  sql<Language>`coalesce((select ${libraries.language} from ${libraries} where ${libraries.orgId} = ${orgId}),
    (select ${organizations.language} from ${organizations} where ${organizations.id} = ${orgId}), ${SOURCE_LANGUAGE})`;
