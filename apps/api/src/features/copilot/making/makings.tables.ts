import type { Film } from '@snapwell/contract/copilot/making.schemas';
import { index, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

/**
 * What the assistant makes for a member: written by a job, and afterwards the memory that it was made.
 */
export const makings = pgTable(
  'makings',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    uid: personOf(),
    kind: text({ enum: ['flashcards', 'game', 'video_short'] }).notNull(),
    /** The item that it is made from. */
    sourceId: text().notNull(),
    title: text().notNull(),
    /** `filming`: the film is planned, and a browser of its maker draws it. */
    state: text({ enum: ['waiting', 'working', 'filming', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    progress: real().notNull().default(0),
    film: jsonb().$type<Film>(),
    /** Key of the picture that stands for the film. */
    posterKey: text(),
    /** The private item that came of it. */
    contentId: text(),
    /** Why it failed, for the person. */
    message: text(),
    /** When somebody last worked on it. */
    touchedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('makings_of_person').on(table.orgId, table.uid, table.createdAt, table.id),
  ],
);
