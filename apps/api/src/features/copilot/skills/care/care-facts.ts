import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';

/** What a sentence is made of. */
export interface CareFacts {
  readonly country: string | null;
  /** Empty where the house has none of its own. */
  readonly houseCall: string;
  readonly support: string;
  /** Something went wrong by the hand of who writes: others may still be at risk. */
  readonly namesError: boolean;
}

export const careFacts = (
  { country, house_call: houseCall, support }: CareSettings,
  namesError = false,
): CareFacts => ({
  country,
  houseCall,
  support,
  namesError,
});

/** What an administrator typed, to stand within a sentence. */
export const asPhrase = (typed: string): string => typed.replace(/[.\s]+$/, '');
