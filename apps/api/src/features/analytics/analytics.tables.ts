import type { InsightQuery } from '@snapwell/contract/analytics/insight-query.schemas';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { organizationOf } from '#features/organizations/organizations.tables.ts';
import { moment } from '#platform/database/sql/columns.ts';

const day = () => date({ mode: 'string' }).notNull();
const count = () => integer().notNull().default(0);
/** The groups that the person was in on that day, in order; written once. */
const groupsThen = () => text().array().notNull();

/**
 * What browsers say was looked at and tried, by day. `org_id` is empty outside an organization, `uid` for strangers.
 */
export const clientEvents = pgTable(
  'client_events',
  {
    /** Made by the client, so that an event that is sent twice is one. */
    id: text().primaryKey(),
    /** The day in UTC. */
    day: date({ mode: 'string' }).notNull(),
    type: text({ enum: ['page_view', 'funnel_step'] }).notNull(),
    orgId: text(),
    uid: text(),
    sessionId: text().notNull(),
    path: text().notNull(),
    /** Funnel, step and label. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    happenedAt: moment().notNull(),
  },
  (table) => [
    index('client_events_by_day').on(table.day, table.type),
    index('client_events_of_organization').on(table.orgId, table.day),
    index('client_events_of_person').on(table.uid),
  ],
);

/**
 * What a member learned on a day of the organization's calendar: the daily roll-up. Made from the rows of the features
 * and made anew whenever one of them changes; `groups` stays as it was first written.
 */
export const activityDays = pgTable(
  'activity_days',
  {
    orgId: organizationOf(),
    day: day(),
    uid: text().notNull(),
    groups: groupsThen(),
    /** Items of the library finished for the first time. */
    items: count(),
    reviews: count(),
    /** Whole attempts at quizzes, the sum of their scores, how many passed. */
    quizzes: count(),
    scores: count(),
    passed: count(),
    /** Finished simulations that count, and the sum of their shares. */
    simulations: count(),
    shares: real().notNull().default(0),
    /** Points by source, counter-entries included. */
    points: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The attempts one by one: id, quiz, score, 1 when passed. */
    attempts: jsonb().$type<[id: string, quiz: string, score: number, passed: 0 | 1][]>().notNull().default([]),
    /** Finished conversations one by one: id, item of the library. */
    talks: jsonb().$type<[id: string, content: string][]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.day, table.uid] }),
    index('activity_days_of_person').on(table.orgId, table.uid, table.day),
    // Different people of a range are counted out of the index alone.
    index('activity_days_learned')
      .on(table.orgId, table.day, table.uid)
      .where(sql`items + reviews + quizzes + simulations > 0`),
  ],
);

/** What is left of days older than the figures of single people are kept for. */
export const closedDays = pgTable(
  'closed_days',
  {
    orgId: organizationOf(),
    day: day(),
    learners: count(),
    items: count(),
    reviews: count(),
    quizzes: count(),
    scores: count(),
    passed: count(),
    points: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.day] })],
);

/** What an answer (or an item of a rubric) adds to a figure. */
const answerCounts = () => ({
  answers: count(),
  right: count(),
  sureRight: count(),
  sureWrong: count(),
  unsureRight: count(),
  unsureWrong: count(),
  /** How often each answer was chosen, in words; only where the question names what there is to choose from. */
  chosen: jsonb().$type<Record<string, number>>().notNull().default({}),
});
const answerKey = () => ({
  kind: text({ enum: ['question', 'rubric'] }).notNull(),
  /** The quiz, or the conversation. */
  thingId: text().notNull(),
  /** The question, or the item of the rubric. */
  partId: text().notNull(),
  /** The form of the question; of a rubric the text of the item. */
  form: text().notNull(),
  groups: groupsThen(),
});

/**
 * Answers in whole days of at least five people of the same groups. Nothing smaller is ever counted, and no day is in two
 * blocks, so no difference of two figures tells of fewer people. They name nobody, and stay.
 */
export const answerBlocks = pgTable(
  'answer_blocks',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    ...answerKey(),
    fromDay: day(),
    /** The last day, with which it counts. */
    day: day(),
    ...answerCounts(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('answer_blocks_by_day').on(table.orgId, table.day),
  ],
);

/** Answers of whole days that wait for five people. */
export const answerTails = pgTable(
  'answer_tails',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    ...answerKey(),
    day: day(),
    uid: text().notNull(),
    ...answerCounts(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] }), index('answer_tails_of_person').on(table.uid)],
);

/**
 * What members answered the first time they took a quiz, to questions that a lesson teaches: before they had finished the
 * lesson, and after.
 */
export const lessonAnswers = pgTable(
  'lesson_answers',
  {
    orgId: organizationOf(),
    contentId: text().notNull(),
    uid: text().notNull(),
    isAfter: boolean().notNull(),
    answers: count(),
    right: count(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.contentId, table.uid, table.isAfter] })],
);

/** How far the roll-ups of an organization are. */
export const rollUps = pgTable('roll_ups', {
  orgId: organizationOf().primaryKey(),
  /** The clock by which the days were made: with another one they are made anew. */
  timezone: text().notNull(),
  dayStartHour: smallint().notNull(),
  /** Answers up to this day are in blocks or tails. */
  foldedTo: day(),
  /** Something before that has changed: the whole is made anew at the next turn of the day. */
  isStale: boolean().notNull().default(false),
  /** Everything is being made anew, of this library: of the members up to this one it has been. Null where nothing is. */
  remake: jsonb().$type<{ readonly library: string; readonly to: string }>(),
  /** Names the library and the day that the uses of modules and recall are made of; empty where they never were. */
  library: text().notNull().default(''),
  updatedAt: moment().notNull(),
});

/** When a member was last written to, and about what: nobody gets more than one such mail a week. */
export const nudges = pgTable(
  'nudges',
  {
    orgId: organizationOf(),
    uid: text().notNull(),
    about: text({ enum: ['return', 'review'] }).notNull(),
    sentBy: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid] })],
);

/** What a panel said, of an organization with many members: the same is asked again within minutes, and takes long. */
export const cachedPanels = pgTable(
  'cached_panels',
  {
    orgId: organizationOf(),
    panel: text().notNull(),
    /** Whose figures, and what was asked, as the caller asked it. */
    request: text().notNull(),
    /** Null where the caller leads groups: such panels are not refreshed. */
    query: jsonb().$type<Partial<InsightQuery>>(),
    body: jsonb().$type<unknown>().notNull(),
    /** The day of the organization's calendar on which it was made: the last 30 days are others tomorrow. */
    day: day(),
    asOf: moment().notNull(),
    madeAt: moment().notNull(),
    askedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.panel, table.request] })],
);
