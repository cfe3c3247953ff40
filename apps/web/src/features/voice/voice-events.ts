import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import type { Caption, Voice, VoiceSubject } from './session/voice.ts';

/** The custom browser events by which the assistant and the voice know of each other (spec §7). */
export const VOICE_EVENTS = {
  /** From the voice: what it is about, and how it stands. */
  context: 'snapwell:voice-context',
  /** To the voice: something typed while it listens. */
  text: 'snapwell:voice-text',
  /** To the voice: the page that the person has before them. */
  page: 'snapwell:set-page-context',
} as const;

export interface VoiceContextDetail {
  readonly about: VoiceSubject['about'] | null;
  readonly phase: Voice['phase'];
  readonly captions: readonly Caption[];
  /** What was shown instead of said. */
  readonly shown: Voice['shown'];
}

declare global {
  interface WindowEventMap {
    'snapwell:voice-context': CustomEvent<VoiceContextDetail>;
    'snapwell:voice-text': CustomEvent<{ text: string }>;
    'snapwell:set-page-context': CustomEvent<{ page: PageContext | null }>;
  }
}
