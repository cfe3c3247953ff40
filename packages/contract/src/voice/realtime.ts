// What a voice session's socket speaks, without the schemas: browsers need only this.

export const REALTIME_PATH = '/api/v1/voice/realtime';
export const REALTIME_PROTOCOL = 'realtime';
/** A browser cannot set headers on a socket: the token comes as one of the protocols it offers. */
export const TOKEN_PROTOCOL = 'snapwell-token.';

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

interface VoiceSession {
  readonly type: 'realtime';
  readonly id: string;
  /** Null where the server has none: then the browser does it itself, or one types and reads. */
  readonly engines: { readonly recognition: VoiceEngine | null; readonly speech: VoiceEngine | null };
}

interface TypedItem {
  readonly id: string;
  readonly role: 'user';
  readonly text: string;
}

/** What the server sends. */
export type ServerEvent = { readonly event_id: string } & (
  | { readonly type: 'session.created'; readonly session: VoiceSession }
  | { readonly type: 'session.updated'; readonly session: VoiceSession }
  | { readonly type: 'input_audio_buffer.speech_started'; readonly item_id: string; readonly audio_start_ms: number }
  | { readonly type: 'input_audio_buffer.speech_stopped'; readonly item_id: string; readonly audio_end_ms: number }
  | { readonly type: 'input_audio_buffer.committed'; readonly item_id: string }
  | { readonly type: 'input_audio_buffer.cleared' }
  | { readonly type: 'conversation.item.added'; readonly item: TypedItem }
  | { readonly type: 'conversation.item.done'; readonly item: TypedItem }
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
