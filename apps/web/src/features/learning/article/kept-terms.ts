import { createContext } from 'react';

/**
 * The terms that the learner keeps for review, and the way to keep another. The screen provides it; without it none
 * is offered.
 */
export interface KeptTerms {
  isKept(slug: string): boolean;
  keep(slug: string, isKept: boolean): void;
}

export const KeptTermsContext = createContext<KeptTerms | null>(null);
