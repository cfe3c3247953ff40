import type { CodeKind } from './codes.repository.ts';

/** A mail that the service wants sent. Its words are the sender's. */
export interface AccountMail {
  readonly kind: CodeKind;
  readonly to: string;
  readonly link: string;
  /** The address the account changes, or has changed, to. */
  readonly newEmail?: string | undefined;
}
