import type { Certainty, Marker } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import type { Recall } from '@snapwell/contract/quizzes/reviews.schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#features/identity/identity.tables.ts';
import { organizationOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

/**
 * What was drawn and shuffled for an attempt. It is kept with it, so that it looks the same on every device and after
 * every pause.
 */
export interface AttemptPlan {
  /** For each question the order of the things it is made of, in the author's numbers. */
  readonly questions: readonly { readonly id: string; readonly arrangement: readonly (readonly number[])[] }[];
  /** The pictures as they were served when it began, by the author's name. */
  readonly pictures: Readonly<
    Record<string, { readonly url: string; readonly width: number | null; readonly height: number | null }>
  >;
}

const person = () => text().references(() => users.uid, { onDelete: 'cascade' });

/**
 * A person's, or a stranger's device's, go at a quiz. It is pinned to the version of the quiz that it began with, and
 * keeps what was drawn and shuffled for it. Title and module are kept as they were, so that an overview needs no
 * other table.
 */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    quizId: text().notNull(),
    /** Exactly one of the two, until a stranger signs up and claims what their device did. */
    uid: person(),
    deviceHash: text(),
    mode: text({ enum: ['full', 'missed', 'practice'] }).notNull(),
    /** Counted from 1 among the attempts of this mode. */
    number: integer().notNull(),
    title: text().notNull(),
    moduleId: text(),
    chapterId: text(),
    contentVersion: integer().notNull(),
    // Sealed: who knows the author's order knows many answers, so an export of one's own data leaves it out.
    plan: jsonb('sealed_plan').$type<AttemptPlan>().notNull(),
    startedAt: moment().notNull(),
    deadlineAt: moment(),
    /** Null while it is open. */
    finishedAt: moment(),
    finishedBy: text({ enum: ['person', 'clock'] }),
    score: integer(),
    isPassed: boolean(),
    rights: integer(),
    questions: integer().notNull(),
    certaintyPoints: real(),
    pointsGained: integer().notNull().default(0),
    seconds: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    // One open attempt at a time: the database decides which of two first requests was first.
    uniqueIndex('quiz_attempts_one_open')
      .on(table.orgId, table.quizId, table.uid)
      .where(sql`finished_at is null and uid is not null`),
    uniqueIndex('quiz_attempts_one_open_on_device')
      .on(table.orgId, table.quizId, table.deviceHash)
      .where(sql`finished_at is null and device_hash is not null`),
    index('quiz_attempts_of_person').on(table.orgId, table.uid, table.finishedAt),
    index('quiz_attempts_of_device').on(table.orgId, table.deviceHash),
    index('quiz_attempts_of_quiz').on(table.orgId, table.quizId, table.finishedAt),
    index('quiz_attempts_running')
      .on(table.deadlineAt)
      .where(sql`finished_at is null and deadline_at is not null`),
  ],
);

/**
 * One answer, a row of its own: once it is acknowledged it is here. Numbers in it are the author's, not those that
 * were shown.
 */
export const quizAnswers = pgTable(
  'quiz_answers',
  {
    orgId: organizationOf(),
    attemptId: text().notNull(),
    questionId: text().notNull(),
    quizId: text().notNull(),
    uid: person(),
    /** Names the question in the form it had: an edited question begins new statistics. */
    fingerprint: text('question_hash').notNull(),
    answer: jsonb('sealed_answer').$type<Answer>(),
    /** The answer in words, from when it is final. */
    answerText: text(),
    certainty: text().$type<Certainty>(),
    /** 'I don't know' instead of an answer. */
    isUnknown: boolean().notNull().default(false),
    isFlagged: boolean().notNull().default(false),
    /**
     * When the person made this change, by the server's clock; the latest is kept. Null while only the flag was set.
     */
    changedAt: moment(),
    savedAt: moment().notNull(),
    /** Null while it may change. */
    finalAt: moment(),
    seconds: real().notNull().default(0),
    credit: real(),
    isBlank: boolean(),
    markedBy: text().$type<Marker>(),
    reason: text(),
    evidence: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.attemptId, table.questionId] }),
    foreignKey({
      columns: [table.orgId, table.attemptId],
      foreignColumns: [quizAttempts.orgId, quizAttempts.id],
    }).onDelete('cascade'),
    index('quiz_answers_of_question').on(table.orgId, table.quizId, table.questionId),
    index('quiz_answers_written')
      .on(table.orgId, table.savedAt, table.attemptId, table.questionId)
      .where(sql`marked_by in ('keywords', 'model', 'person')`),
  ],
);

/**
 * Something to remember: a question that was missed or guessed, or a glossary term. The state is the scheduler's, and
 * can be computed anew from the log.
 */
export const reviewCards = pgTable(
  'review_cards',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    uid: person().notNull(),
    kind: text({ enum: ['question', 'term', 'point'] }).notNull(),
    /** The quiz or the article, or the term. */
    thingId: text().notNull(),
    /** The question, or what the article says; empty for a term. */
    questionId: text().notNull().default(''),
    /** Shuffles what is shown, so that nobody can work out the author's order. */
    shuffleSalt: text().notNull(),
    dueAt: moment().notNull(),
    state: smallint().notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    scheduledDays: integer().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    reviewedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    uniqueIndex('review_cards_once').on(table.orgId, table.uid, table.kind, table.thingId, table.questionId),
    index('review_cards_due').on(table.orgId, table.uid, table.dueAt),
  ],
);

/** Every review ever, append-only: what the state of a card is made of. */
export const reviewLog = pgTable(
  'review_log',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    uid: person().notNull(),
    cardId: text().notNull(),
    /** Names the review: the same one reported twice counts once. */
    reviewKey: text().notNull(),
    source: text({ enum: ['quiz', 'review'] }).notNull(),
    recall: text().$type<Recall>().notNull(),
    at: moment().notNull(),
    /** The chance that it was still known, when it was asked. */
    retrievability: doublePrecision().notNull(),
    dueAt: moment().notNull(),
    answer: jsonb().$type<Answer>(),
    certainty: text().$type<Certainty>(),
    credit: real(),
    seconds: real().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    uniqueIndex('review_log_once').on(table.orgId, table.uid, table.reviewKey),
    index('review_log_of_card').on(table.orgId, table.cardId, table.at),
    index('review_log_of_person').on(table.orgId, table.uid, table.at),
  ],
);

/** What learners say is wrong with a question. */
export const questionReports = pgTable(
  'question_reports',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    quizId: text().notNull(),
    questionId: text().notNull(),
    uid: person().notNull(),
    text: text().notNull(),
    reportedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('question_reports_of_quiz').on(table.orgId, table.quizId, table.questionId),
  ],
);

/** A step of a daily set as it was composed; which item it is about is fixed, whether it is done is read anew. */
export type ComposedStep =
  | { readonly kind: 'reviews'; readonly cards: number }
  | { readonly kind: 'lesson' | 'new'; readonly contentId: string };

/**
 * What a member was offered for one of their days. It stays as it was composed, so that every device shows the same.
 */
export const dailySets = pgTable(
  'daily_sets',
  {
    orgId: organizationOf(),
    uid: person().notNull(),
    day: date().notNull(),
    steps: jsonb().$type<readonly ComposedStep[]>().notNull(),
    composedAt: moment().notNull(),
    /** Set when it was finished and paid. */
    finishedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.day] })],
);
