import type { ServerEventBody, VoiceErrorCode } from '@snapwell/contract/voice/realtime';
import type { ClientEvent } from '@snapwell/contract/voice/realtime.schemas';
import { newId } from '#platform/new-id.ts';

/** What the socket gives a session, whichever engine is behind it. */
export interface SessionLine {
  readonly sessionId: string;
  send(event: ServerEventBody): void;
  /** Somebody spoke or typed: the session is in use. */
  touch(): void;
  /** Whether the person agreed that what they say is recorded. */
  readonly isRecording: boolean;
  /** Told of what failed, for the log. */
  report(error: unknown): void;
}

export interface RealtimeSession {
  receive(event: ClientEvent): void;
  close(): void;
}

type FailureCode = Exclude<VoiceErrorCode, 'invalid_event'>;

export const failureWords: Readonly<Record<FailureCode, string>> = {
  recognition_failed: /*i18n*/ 'What you said could not be recognized. Please type it.',
  answer_failed: /*i18n*/ 'There is no answer just now. Please try again.',
  speech_failed: /*i18n*/ 'The answer could not be spoken. You can read it.',
  provider_failed: /*i18n*/ 'The voice service cannot be reached.',
};

export const newItemId = () => `item_${newId()}`;
export const newResponseId = () => `resp_${newId()}`;
