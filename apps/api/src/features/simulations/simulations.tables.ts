import type { SimulationOutcome, SimulationPlay } from '@snapwell/contract/simulations/attempts.schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#features/identity/identity.tables.ts';
import { organizationOf } from '#features/organizations/organizations.tables.ts';
import { moment } from '#platform/database/sql/columns.ts';

/** A file as it was served when an attempt began. */
export interface ServedFile {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

const person = () => text().references(() => users.uid, { onDelete: 'cascade' });

/**
 * A person's, or a stranger's device's, run through a simulation, whichever way it is played. It is pinned to the
 * version that it began with. Where it stands is not stored: it follows from its steps.
 */
export const simulationAttempts = pgTable(
  'simulation_attempts',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    contentId: text().notNull(),
    contentVersion: integer().notNull(),
    /** Exactly one of the two, until a stranger signs up and claims what their device did. */
    uid: person(),
    deviceHash: text(),
    play: text().$type<SimulationPlay>().notNull(),
    /** It pays nothing and is never the best. */
    isPractice: boolean().notNull(),
    /** The attempt that a practice run goes on from, and after how many of its steps. */
    forkedFrom: text(),
    forkedAt: integer(),
    status: text({ enum: ['open', 'finished', 'abandoned'] }).notNull(),
    title: text().notNull(),
    moduleId: text(),
    chapterId: text(),
    files: jsonb().$type<Readonly<Record<string, ServedFile>>>().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    /** Written once, when it is finished. */
    result: jsonb().$type<SimulationOutcome>(),
    share: doublePrecision(),
    pointsGained: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    // One open attempt at a time, and one practice run: the database decides which of two first requests was first.
    uniqueIndex('simulation_attempts_one_open')
      .on(table.orgId, table.contentId, table.uid, table.isPractice)
      .where(sql`status = 'open' and uid is not null`),
    uniqueIndex('simulation_attempts_one_open_on_device')
      .on(table.orgId, table.contentId, table.deviceHash, table.isPractice)
      .where(sql`status = 'open' and device_hash is not null`),
    index('simulation_attempts_of_person').on(table.orgId, table.uid, table.contentId, table.finishedAt),
    index('simulation_attempts_of_device').on(table.orgId, table.deviceHash),
    index('simulation_attempts_of_content').on(table.orgId, table.contentId, table.finishedAt),
  ],
);

/** One step of an attempt. The key makes it one however often it is sent. */
export const simulationSteps = pgTable(
  'simulation_steps',
  {
    orgId: organizationOf(),
    attemptId: text().notNull(),
    /** Counted from 0. */
    position: integer().notNull(),
    key: text().notNull(),
    uid: person(),
    /** Of the form of its play. */
    step: jsonb().$type<unknown>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.attemptId, table.position] }),
    uniqueIndex('simulation_steps_once').on(table.orgId, table.attemptId, table.key),
    foreignKey({
      columns: [table.orgId, table.attemptId],
      foreignColumns: [simulationAttempts.orgId, simulationAttempts.id],
    }).onDelete('cascade'),
  ],
);
