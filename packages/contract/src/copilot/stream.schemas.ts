import { z } from 'zod';
import {
  MESSAGE_LENGTH,
  REPLY_TOKENS,
  SYSTEM_INSTRUCTIONS_LENGTH,
  TEMPERATURE,
  TUTOR_HINTS,
} from './copilot.limits.ts';
import { careKinds } from './care.schemas.ts';
import { PRACTICE_MOST } from '../quizzes/quizzes.limits.ts';
import { pageContext, userContext } from './context.schemas.ts';
import { making } from './making.schemas.ts';

/** A question with its surroundings (spec §7). `message` is the note on the page, then 'User:' and what was typed. */
export const chatQuestion = z.strictObject({
  message: z
    .string()
    .max(MESSAGE_LENGTH)
    .refine((message) => typedText(message) !== '', 'Type a question first.'),
  /** Sent by the specification's client; which model answers is the server's configuration. */
  model: z.string().max(100).optional(),
  max_tokens: z.number().int().min(1).max(REPLY_TOKENS).default(REPLY_TOKENS),
  temperature: z.number().min(0).max(2).default(TEMPERATURE),
  conversation_id: z.uuid(),
  page_context: pageContext.nullable().optional(),
  user_context: userContext.nullable().optional(),
  /** A wish for the style of the answer. */
  system_instructions: z.string().max(SYSTEM_INSTRUCTIONS_LENGTH).optional(),
});
export type ChatQuestion = z.output<typeof chatQuestion>;

/** What the person typed: what stands behind the first 'User:', or everything where there is none. */
export function typedText(message: string): string {
  const at = message.indexOf('User:');
  return (at === -1 ? message : message.slice(at + 'User:'.length)).trim();
}

/** Puts the note on the page before what was typed. */
export function messageWithNote(note: string, typed: string): string {
  return `${note.replaceAll('User:', 'User')}\n\nUser: ${typed}`;
}

/** The one tool that the client acts on: a card that leads to an item, in place of the text. */
export const linkContent = z.object({
  name: z.literal('link_content'),
  args: z.object({
    content_id: z.string(),
    title: z.string(),
    module_id: z.string().nullable(),
    chapter_id: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
  }),
});
export type LinkContent = z.output<typeof linkContent>;

/** Where an answer is taken from: it opens at the paragraph or the second. */
export const source = z.object({
  content_id: z.string(),
  title: z.string(),
  /** In the product, with `from=copilot`: `/o/riverside/content/...`. */
  url: z.string(),
});
export type Source = z.output<typeof source>;

/**
 * Questions to be asked and answered in the conversation: of a lesson, or of what is due. Where so many are wanted, the
 * lessons around it are asked about as well.
 */
export const practiceOffer = z.object({
  content_id: z.string().nullable(),
  wanted: z.int().min(1).max(PRACTICE_MOST).optional(),
});
export type PracticeOffer = z.output<typeof practiceOffer>;

/**
 * Where a member is on the way to one goal: which question of the lesson is asked, and how many hints were given. It
 * holds no key.
 */
export const tutorStep = z.object({
  content_id: z.string(),
  goal: z.string(),
  /** The question that waits for an answer; null where the way is over. */
  question_id: z.string().nullable(),
  choices: z.array(z.string()),
  hints: z.number().int().min(0).max(TUTOR_HINTS),
  /** From 1, of all on this way. */
  number: z.number().int(),
  of: z.number().int(),
  right: z.number().int(),
});
export type TutorStep = z.output<typeof tutorStep>;

/** Something that the assistant would do for a member: nothing is done until they confirm it. */
export const proposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assign'),
    target_type: z.enum(['module', 'content']),
    target_id: z.string(),
    title: z.string(),
    /** Null for everybody. */
    group: z.object({ id: z.string(), name: z.string() }).nullable(),
    due_on: z.iso.date().nullable(),
  }),
  z.object({ kind: z.literal('reminder'), hour: z.number().int().min(0).max(23) }),
  z.object({ kind: z.literal('repair') }),
]);
export type Proposal = z.output<typeof proposal>;

/** What a reply leads to, at a press: an address in the product. */
export const action = z.object({ title: z.string(), url: z.string() });
export type Action = z.output<typeof action>;

/**
 * One line of the streamed reply: `data: ` and this (spec §7). `conversation_id` stands in the first, `done` or
 * `error` in the last. Beside the specification's fields: the ids of both messages in the first line, `sources` in
 * the last, `making` when something is being made in the background, `practice` where questions are asked in the
 * conversation, `tutor` while one is taught, `proposal` for what is to be confirmed, `actions` that open something,
 * `suggestions` for what could be asked instead, `care` where somebody needs help before any lesson.
 */
export const streamLine = z.object({
  content: z.string().optional(),
  conversation_id: z.string().optional(),
  error: z.string().optional(),
  done: z.literal(true).optional(),
  tool: linkContent.optional(),
  question_id: z.string().optional(),
  message_id: z.string().optional(),
  sources: z.array(source).optional(),
  suggestions: z.array(z.string()).optional(),
  making: making.optional(),
  practice: practiceOffer.optional(),
  actions: z.array(action).optional(),
  tutor: tutorStep.optional(),
  proposal: proposal.optional(),
  care: z.enum(careKinds).optional(),
});
export type StreamLine = z.output<typeof streamLine>;
