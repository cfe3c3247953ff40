import type { LanguageModel } from '#adapters/language-model/port.ts';
import type { PassageSearch } from '#adapters/passage-search/port.ts';

/**
 * What may be used of the assistant on one day, by a member and by an organization. Tokens are those of a language
 * model.
 */
export interface Budgets {
  readonly memberQuestions: number;
  readonly organizationQuestions: number;
  readonly memberTokens: number;
  readonly organizationTokens: number;
}

/** What the assistant works with. */
export interface Assistant {
  readonly search: PassageSearch;
  /** Null where none is configured: then what is built in answers. */
  readonly model: LanguageModel | null;
  readonly budgets: Budgets;
  /** How long a reply that nobody follows or awaits any more is still written. */
  readonly graceMs: number;
  onError(error: unknown): void;
}
