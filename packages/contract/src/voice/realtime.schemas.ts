// The part of the Realtime protocol (its generally available form) that our socket speaks. The browser speaks it to us
// whichever engine answers; a provider behind us is spoken to in the same words.
import { z } from 'zod';
import { CLINIC_STATE_LENGTH } from './clinic.schemas.ts';
import { VOICE_MESSAGE_BYTES, VOICE_TEXT_LENGTH } from './voice.limits.ts';
import { pageContext } from '../copilot/context.schemas.ts';
import { deviceKey } from '../http/device-key.ts';
import { slug } from '../http/ids.ts';

/**
 * What a session is about: a test of the voice, Sophie, the attempt at a conversation, or the made-up clinic of the
 * public demo. Strangers name their device instead of themselves; the clinic is there for them alone.
 */
export const realtimeQuery = z.discriminatedUnion('about', [
  z.strictObject({ org_id: slug, about: z.literal('test') }),
  z.strictObject({ org_id: slug, about: z.literal('assistant') }),
  z.strictObject({
    org_id: slug,
    about: z.literal('attempt'),
    attempt_id: z.uuid(),
    device_key: deviceKey.optional(),
  }),
  z.strictObject({
    org_id: slug,
    about: z.literal('clinic'),
    device_key: deviceKey,
    /** A call under way, as JSON. */
    state: z.string().max(CLINIC_STATE_LENGTH).optional(),
  }),
]);
export type RealtimeQuery = z.output<typeof realtimeQuery>;

const eventId = z.string().max(100).optional();
const turnDetection = z
  .object({ type: z.literal('server_vad'), silence_duration_ms: z.int().min(300).max(5000).optional() })
  .nullable();

/** What a browser sends. Fields that other engines know are let pass and not looked at. */
export const clientEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('session.update'),
    event_id: eventId,
    session: z.object({
      type: z.literal('realtime'),
      /** Ours: the page before the person, for an assistant. */
      page_context: pageContext.nullable().optional(),
      /** Ours: the person wants what they say stored with the conversation. Until they say so, nothing is. */
      is_recording: z.boolean().optional(),
      /** Turn detection is null for push-to-talk: then a turn ends with `input_audio_buffer.commit`. */
      audio: z.object({ input: z.object({ turn_detection: turnDetection.optional() }).optional() }).optional(),
    }),
  }),
  z.object({
    type: z.literal('input_audio_buffer.append'),
    event_id: eventId,
    audio: z.string().max(VOICE_MESSAGE_BYTES),
  }),
  z.object({ type: z.literal('input_audio_buffer.commit'), event_id: eventId }),
  z.object({ type: z.literal('input_audio_buffer.clear'), event_id: eventId }),
  z.object({
    type: z.literal('conversation.item.create'),
    event_id: eventId,
    item: z.object({
      type: z.literal('message'),
      role: z.literal('user'),
      content: z
        .array(
          z.object({
            /** Ours: a transcript was spoken, and recognized by the browser. */
            type: z.enum(['input_text', 'input_transcript']),
            text: z.string().trim().min(1).max(VOICE_TEXT_LENGTH),
          }),
        )
        .length(1),
    }),
  }),
  z.object({
    type: z.literal('conversation.item.truncate'),
    event_id: eventId,
    item_id: z.string().max(100),
    content_index: z.int().min(0),
    audio_end_ms: z.int().min(0),
  }),
  z.object({ type: z.literal('response.create'), event_id: eventId }),
  z.object({ type: z.literal('response.cancel'), event_id: eventId }),
]);
export type ClientEvent = z.output<typeof clientEvent>;
