import type { CodeKind } from '../sign-in/codes.repository.ts';

/** A mail that the service wants sent. Its words are the sender's. */
export type AccountMail = CodeMail | WayInRemovedMail;

/** Carries a one-time link. */
export interface CodeMail {
  readonly kind: CodeKind;
  readonly to: string;
  readonly link: string;
  /** The address the account changes, or has changed, to. */
  readonly newEmail?: string | undefined;
}

/** Tells that a way into the account was taken away. */
export interface WayInRemovedMail {
  readonly kind: 'WAY_IN_REMOVED';
  readonly to: string;
  /** `password`, `google.com` */
  readonly provider: string;
}
