// The part of the Realtime protocol (its generally available form) that our socket speaks. The browser speaks it to us
// whichever engine answers; a provider behind us is spoken to in the same words.
import { z } from 'zod';
import { VOICE_MESSAGE_BYTES, VOICE_TEXT_LENGTH } from './voice.limits.ts';
import { slug } from '../http/ids.ts';

export const REALTIME_PATH = '/api/v1/voice/realtime';
export const REALTIME_PROTOCOL = 'realtime';
/** A browser cannot set headers on a socket: the token comes as one of the protocols it offers. */
export const TOKEN_PROTOCOL = 'snapwell-token.';

/** What a session is about: a test of the voice, Sophie, or the attempt at a conversation. */
export const realtimeQuery = z.discriminatedUnion('about', [
  z.strictObject({ org_id: slug, about: z.literal('test') }),
  z.strictObject({ org_id: slug, about: z.literal('assistant') }),
  z.strictObject({ org_id: slug, about: z.literal('attempt'), attempt_id: z.uuid() }),
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
      /** Null for push-to-talk: then a turn ends with `input_audio_buffer.commit`. */
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
        .array(z.object({ type: z.literal('input_text'), text: z.string().trim().min(1).max(VOICE_TEXT_LENGTH) }))
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

/** Which engine does a step: one inside this server, or a service that its operator has configured. */
export type VoiceEngine = 'embedded' | 'provider';

/** How long each step took from the end of the turn to the first sound, in milliseconds. */
export interface TurnTimings {
  /** Until the words were there. Recognition runs ahead during the silence, so this can be 0. */
  readonly recognition_ms: number;
  /** Until the first sentence of the answer was there. */
  readonly answer_ms: number;
  /** Until its first sound was. */
  readonly speech_ms: number;
  readonly total_ms: number;
}

export type VoiceErrorCode =
  | 'recognition_failed'
  | 'answer_failed'
  | 'speech_failed'
  | 'provider_failed'
  | 'invalid_event';

/** What the server sends. */
export type ServerEvent = { readonly event_id: string } & (
  | {
      readonly type: 'session.created' | 'session.updated';
      readonly session: {
        readonly type: 'realtime';
        readonly id: string;
        readonly engines: { readonly recognition: VoiceEngine; readonly speech: VoiceEngine | null };
      };
    }
  | { readonly type: 'input_audio_buffer.speech_started'; readonly item_id: string; readonly audio_start_ms: number }
  | { readonly type: 'input_audio_buffer.speech_stopped'; readonly item_id: string; readonly audio_end_ms: number }
  | { readonly type: 'input_audio_buffer.committed'; readonly item_id: string }
  | { readonly type: 'input_audio_buffer.cleared' }
  | {
      readonly type: 'conversation.item.added' | 'conversation.item.done';
      readonly item: { readonly id: string; readonly role: 'user'; readonly text: string };
    }
  | {
      readonly type: 'conversation.item.input_audio_transcription.completed';
      readonly item_id: string;
      /** Empty where no words were heard. */
      readonly transcript: string;
    }
  | { readonly type: 'conversation.item.truncated'; readonly item_id: string; readonly audio_end_ms: number }
  | { readonly type: 'response.created'; readonly response: { readonly id: string } }
  | {
      readonly type: 'response.output_audio_transcript.delta';
      readonly response_id: string;
      readonly item_id: string;
      readonly delta: string;
    }
  | {
      readonly type: 'response.output_audio.delta';
      readonly response_id: string;
      readonly item_id: string;
      readonly delta: string;
    }
  | { readonly type: 'response.output_audio.done'; readonly response_id: string; readonly item_id: string }
  | {
      readonly type: 'response.function_call_arguments.done';
      readonly response_id: string;
      readonly name: string;
      readonly arguments: string;
    }
  | {
      readonly type: 'response.done';
      readonly response: { readonly id: string; readonly status: 'completed' | 'cancelled' | 'failed' };
    }
  /** Ours: how long the steps of a turn took. */
  | { readonly type: 'snapwell.turn.timed'; readonly response_id: string; readonly timings: TurnTimings }
  | { readonly type: 'error'; readonly error: { readonly code: VoiceErrorCode; readonly message: string } }
);
type WithoutId<Event> = Event extends unknown ? Omit<Event, 'event_id'> : never;
export type ServerEventBody = WithoutId<ServerEvent>;
