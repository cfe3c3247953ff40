import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { BreachKind } from './heard/breach-kind.ts';

/** What was told, beside the kind of need. */
export interface Told {
  /** Something went wrong by the hand of who writes: others may still be at risk. */
  readonly namesError: boolean;
  /** What got where it doesn't belong; null where that isn't clear. */
  readonly breach: BreachKind | null;
  /** Somebody else has set about ending their life. */
  readonly isSuicide: boolean;
  /** Somebody has fallen. */
  readonly isFall: boolean;
}

export const toldNothing: Told = { namesError: false, breach: null, isSuicide: false, isFall: false };

/** What a sentence is made of. */
export interface CareFacts extends Told {
  readonly country: string | null;
  /** Empty where the house has none of its own. */
  readonly houseCall: string;
  readonly support: string;
}

export const careFacts = ({ country, house_call: houseCall, support }: CareSettings, told: Told): CareFacts => ({
  country,
  houseCall,
  support,
  ...told,
});

/** What an administrator typed, to stand within a sentence. */
export const asPhrase = (typed: string): string => typed.replace(/[.\s]+$/, '');
