import type { PageContext } from '../copilot/context.schemas.ts';

/** The custom browser events by which the assistant and the voice know of each other (spec §7). */
export const VOICE_EVENTS = {
  /** From the voice: what it is about, and whose turn it is. */
  context: 'snapwell:voice-context',
  /** To the voice: something typed while it listens. Whoever takes it prevents its default. */
  text: 'snapwell:voice-text',
  /** To the voice: the page that the person has before them. */
  page: 'snapwell:set-page-context',
} as const;

export interface VoiceContextDetail {
  /** Null when nobody speaks with anybody. */
  readonly about: 'test' | 'assistant' | 'attempt' | 'clinic' | null;
  readonly phase: 'off' | 'opening' | 'listening' | 'hearing' | 'thinking' | 'speaking';
}
export interface VoiceTextDetail {
  readonly text: string;
}
export interface PageContextDetail {
  readonly page: PageContext | null;
}
