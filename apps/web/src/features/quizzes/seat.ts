import type { Language } from '@snapwell/contract/text/language';

/** Where somebody takes a quiz: as a member, or as a stranger on this device. */
export interface AttemptScope {
  readonly orgId: string;
  readonly quizId: string;
  /** Null for members. */
  readonly deviceKey: string | null;
  /** Which its texts are read in; absent for the page's. */
  readonly language?: Language | undefined;
}
