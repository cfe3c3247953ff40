import { z } from 'zod';
import { slug, timestamp } from '../http/ids.ts';
import { CONVERSATION_TITLE_LENGTH, HISTORY_PAGE_SIZE, MESSAGE_LENGTH } from './copilot.limits.ts';
import { careKinds } from './care.schemas.ts';
import { making } from './making.schemas.ts';
import { practiceOffer, proposal, tutorStep } from './stream.schemas.ts';

/** The assistant's addresses name the organization in the query (spec §7). */
export const orgQuery = z.strictObject({ org_id: slug });
export const conversationParams = z.strictObject({ conversationId: z.uuid() });
export const messageParams = conversationParams.extend({ messageId: z.uuid() });
export const historyQuery = orgQuery.extend({
  limit: z.coerce.number().int().min(1).max(HISTORY_PAGE_SIZE).default(HISTORY_PAGE_SIZE),
  cursor: z.string().max(500).optional(),
});

/** Both names of the id are there: clients read either (spec §7). */
export const conversation = z.object({
  id: z.string(),
  conversation_id: z.string(),
  title: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
});
export type Conversation = z.output<typeof conversation>;

export const newConversation = z.strictObject({ title: z.string().trim().max(CONVERSATION_TITLE_LENGTH).default('') });

/** A piece of a message. Links lead into the product: `/o/...`, with the paragraph or the second behind the `#`. */
export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  /** What was selected on the page when the message was sent. */
  z.object({ type: z.literal('quote'), text: z.string() }),
  /** The lesson that was open when the message was sent. */
  z.object({ type: z.literal('page'), title: z.string() }),
  z.object({ type: z.literal('link'), url: z.string(), title: z.string() }),
  z.object({ type: z.literal('image'), url: z.string() }),
  /** What a reply leads to: a button. A link is what it rests on. */
  z.object({ type: z.literal('action'), url: z.string(), title: z.string() }),
  /** Questions asked in the conversation, of a lesson or of what is due. */
  practiceOffer.extend({ type: z.literal('practice') }),
  /** A step on the way to one goal. */
  tutorStep.extend({ type: z.literal('tutor') }),
  /** Something to confirm. */
  z.object({ type: z.literal('proposal'), proposal }),
  /** The reply is for somebody who needs help before any lesson. */
  z.object({ type: z.literal('care'), kind: z.enum(careKinds) }),
]);
export type Block = z.output<typeof block>;

/** `streaming` is being written; `stopped` by the person or a closed page; `failed` for want of an answer. */
export const messageState = z.enum(['complete', 'streaming', 'stopped', 'failed']);
export type MessageState = z.output<typeof messageState>;

/** A message as the server keeps it (spec §3). */
/** What somebody thinks of a reply: a thumb up or down. */
export const rating = z.enum(['up', 'down']);
export type Rating = z.output<typeof rating>;

export const conversationItem = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  created_at: timestamp,
  blocks: z.array(block),
  state: messageState,
  /** What the reply began to make, as it was then; its own address tells how far it is now. */
  making: making.nullable(),
  rating: rating.nullable(),
});
export type ConversationItem = z.output<typeof conversationItem>;

/** A message that was said elsewhere, such as in a voice session. */
export const newMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  blocks: z
    .array(z.strictObject({ type: z.literal('text'), text: z.string().trim().min(1).max(MESSAGE_LENGTH) }))
    .min(1)
    .max(20),
});
export type NewMessage = z.output<typeof newMessage>;
