import type { Block } from '@snapwell/contract/copilot/conversation.schemas';
import type { Inspection } from '@snapwell/contract/copilot/inspector.schemas';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A member's conversation with the assistant. */
export const conversations = pgTable(
  'conversations',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    uid: personOf(),
    title: text().notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('conversations_of_person').on(table.orgId, table.uid, table.lastUsedAt, table.id),
  ],
);

/** A message. A reply is a row from its first moment, so that every process and every device can follow it. */
export const conversationItems = pgTable(
  'conversation_items',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    /** The order in which the messages were made, also within one millisecond. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    conversationId: text().notNull(),
    uid: personOf(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    blocks: jsonb().$type<Block[]>().notNull(),
    state: text({ enum: ['complete', 'streaming', 'stopped', 'failed'] })
      .notNull()
      .default('complete'),
    /** The last line of a reply, for those who follow it from another process. */
    lastLine: jsonb().$type<StreamLine>(),
    /** What the question sent and used. */
    inspection: jsonb().$type<Omit<Inspection, 'message_id' | 'state'>>(),
    /** When the writing process was last alive; a reply whose writer is gone has failed. */
    touchedAt: moment(),
    /** Somebody follows it from another process, or will be back from a reload: until then it is written on. */
    awaitedUntil: moment(),
    /** Somebody asked, perhaps another process, that the writing stops. */
    isStopAsked: boolean().notNull().default(false),
    /** What the person thought of a reply. */
    rating: text({ enum: ['up', 'down'] }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    foreignKey({
      columns: [table.orgId, table.conversationId],
      foreignColumns: [conversations.orgId, conversations.id],
    }).onDelete('cascade'),
    index('conversation_items_in_order').on(table.orgId, table.conversationId, table.number),
  ],
);

/** What a member used of the assistant on a day (in UTC). */
export const assistantUsage = pgTable(
  'assistant_usage',
  {
    orgId: organizationOf(),
    uid: personOf(),
    day: date().notNull(),
    questions: integer().notNull().default(0),
    // An export leaves out whatever is called a token: these are pieces of words, not keys.
    tokens: integer('model_units').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.day, table.uid] })],
);

/**
 * How far an organization's library is indexed; `version` grows with every change of the index, so that processes
 * know when to read it again.
 */
export const assistantIndexes = pgTable('assistant_indexes', {
  orgId: organizationOf().primaryKey(),
  libraryVersion: integer().notNull().default(0),
  version: integer().notNull().default(0),
});

/**
 * An item in the index: what it was when its passages were cut. What differs from the library is the queue of the
 * indexer.
 */
export const assistantItems = pgTable(
  'assistant_items',
  {
    orgId: organizationOf(),
    contentId: text().notNull(),
    contentVersion: integer().notNull(),
    title: text().notNull(),
    kind: text().$type<ContentKind>().notNull(),
    /** Of title, summary and body: metadata changes do not grow the version of an item. */
    fingerprint: text().notNull(),
    /** The version of the index in which it changed last. */
    indexVersion: integer().notNull(),
    /** Its passages have their meaning computed. */
    isEmbedded: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.contentId] }),
    index('assistant_items_changed').on(table.orgId, table.indexVersion),
    index('assistant_items_without_meaning')
      .on(table.orgId)
      .where(sql`not is_embedded`),
  ],
);

/** A piece of an item that an answer can quote: two or three sentences. */
export const passages = pgTable(
  'passages',
  {
    orgId: organizationOf(),
    contentId: text().notNull(),
    position: integer().notNull(),
    /** The heading it stands under; empty where there is none. */
    heading: text().notNull().default(''),
    text: text().notNull(),
    /** The block of the article, from 1. */
    paragraph: integer(),
    /** The second of the video. */
    seconds: real(),
    /** 512 signed bytes; null until it is computed. */
    embedding: bytes(),
    /** A question that readers are expected to ask: the position of the passage that answers it. */
    answeredAt: integer(),
    /** Its author does not want it read out. */
    isHidden: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.contentId, table.position] }),
    foreignKey({
      columns: [table.orgId, table.contentId],
      foreignColumns: [assistantItems.orgId, assistantItems.contentId],
    }).onDelete('cascade'),
  ],
);

/** Everyday phrases and what the library calls them, as an organization's administrators changed them. */
export const everydayWords = pgTable(
  'everyday_words',
  { orgId: organizationOf(), phrase: text().notNull(), means: text().notNull() },
  (table) => [primaryKey({ columns: [table.orgId, table.phrase] })],
);

/** Questions that the library had no answer to, or whose answer did not help. */
export const assistantGaps = pgTable(
  'assistant_gaps',
  {
    orgId: organizationOf(),
    /** The reply it is about. */
    id: text().notNull(),
    uid: personOf(),
    reason: text({ enum: ['not_found', 'not_helpful'] }).notNull(),
    question: text().notNull(),
    /** The same for questions that differ in nothing but spelling of capitals, endings and small words. */
    topic: text().notNull(),
    askedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('assistant_gaps_by_topic').on(table.orgId, table.topic, table.askedAt),
  ],
);

/** What administrators decided about a gap. What is asked after that opens it again. */
export const assistantGapMarks = pgTable(
  'assistant_gap_marks',
  {
    orgId: organizationOf(),
    topic: text().notNull(),
    state: text({ enum: ['done', 'not_ours'] }).notNull(),
    markedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.topic] })],
);

/** What a member wants the assistant to remember, in their own words. They see it, change it and clear it. */
export const assistantMemories = pgTable(
  'assistant_memories',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    uid: personOf(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('assistant_memories_of_person').on(table.orgId, table.uid, table.createdAt, table.id),
  ],
);
