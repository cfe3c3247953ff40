import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { messageState } from './conversation.schemas.ts';

/** What keeps a model from answering: its address, its limits, its key, its name, its bill, or itself. */
export const modelFailure = z.enum([
  'unreachable',
  'refused',
  'busy',
  'timeout',
  'broken',
  'credentials',
  'unknown-model',
  'unpaid',
  'too-long',
  'filtered',
]);
export type ModelFailure = z.output<typeof modelFailure>;

export const engineName = z.enum(['built-in', 'model']);
export type EngineName = z.output<typeof engineName>;

/** What a question sent and used, for the person who asked it. Deleted with the conversation. */
export const inspection = z.object({
  message_id: z.string(),
  asked_at: timestamp,
  state: messageState,
  engine: engineName,
  /** The model's name; null for the built-in engine. */
  model: z.string().nullable(),
  /** Why the built-in engine answered although a model is configured; null otherwise. */
  fallback: z.string().nullable(),
  /** What the built-in engine took the question for. */
  intent: z.object({ name: z.string(), confidence: z.number() }).nullable(),
  /** Everything that was laid before the engine, part by part, as it was sent. Tokens are estimates. */
  sent: z.array(z.object({ part: z.string(), text: z.string(), tokens: z.number().int(), is_cut: z.boolean() })),
  /** The passages of the library that were looked at. */
  passages: z.array(
    z.object({
      content_id: z.string(),
      title: z.string(),
      url: z.string(),
      text: z.string(),
      score: z.number(),
      is_quoted: z.boolean(),
    }),
  ),
  tools: z.array(z.object({ name: z.string(), args: z.unknown(), result: z.string() })),
  tokens: z.object({ prompt: z.number().int(), reply: z.number().int() }),
  /** Milliseconds from the question to the first text, and to the end. */
  first_text_ms: z.number().int().nullable(),
  total_ms: z.number().int().nullable(),
});
export type Inspection = z.output<typeof inspection>;

export const assistantStatus = z.object({
  is_enabled: z.boolean(),
  name: z.string(),
  engine: engineName,
  model: z.string().nullable(),
  /** Why the model has not answered lately; only those who run the organization are told. */
  trouble: z.object({ reason: modelFailure, since: timestamp }).nullable(),
  /** How the built-in engine finds passages now: by words alone until the meanings of the library are computed. */
  retrieval: z.enum(['words', 'words and meaning']),
  /** Items of the library that can be asked about, of all that are published. */
  index: z.object({ items: z.number().int(), total: z.number().int() }),
  /** Questions the caller may still ask today, and the organization. */
  budget: z.object({ questions_left: z.number().int(), resets_at: timestamp }),
});
export type AssistantStatus = z.output<typeof assistantStatus>;
