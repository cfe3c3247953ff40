import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import type { VoiceStyle } from '#adapters/narrator/port.ts';

/** A piece of an answer: a sentence to be spoken, or something to be shown. */
export type PartnerOutput =
  | { readonly say: string }
  | { readonly show: { readonly name: string; readonly arguments: unknown } };

/** How words came in. */
export interface Heard {
  /** They were typed: such words are never misheard. */
  readonly isTyped: boolean;
  readonly signal: AbortSignal;
  /** How they sounded, where the person agreed to a recording; else null. */
  readonly wav: Buffer | null;
}

/**
 * Who is spoken with: the persona of a conversation, Sophie, or what says back what it heard. It gets words and gives
 * sentences, stores what has to be stored, and knows nothing of sound.
 */
export interface VoicePartner {
  readonly voice: VoiceStyle;
  /** What they say first. */
  opening(signal: AbortSignal): AsyncIterable<PartnerOutput> | Iterable<PartnerOutput>;
  /** The page that the person has before them, for whom it matters. */
  see?(page: PageContext | null): void;
  /** What they answer. */
  hear(text: string, heard: Heard): AsyncIterable<PartnerOutput>;
}
