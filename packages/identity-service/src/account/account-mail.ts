import type { CodeKind } from '../sign-in/codes.repository.ts';

/** A mail that the service wants sent. Its words are the sender's. */
export type AccountMail = CodeMail | WayInRemovedMail;

/** By what a mail finds its language. */
interface Reader {
  /** Whose account it is about; null where there may be none. */
  readonly uid: string | null;
  /** What the browser accepts that it was asked for by. */
  readonly acceptLanguage: string | undefined;
}

/** Carries a one-time link. */
export interface CodeMail extends Reader {
  readonly kind: CodeKind;
  readonly to: string;
  readonly link: string;
  /** The address the account changes, or has changed, to. */
  readonly newEmail?: string | undefined;
}

/** Tells that a way into the account was taken away. */
export interface WayInRemovedMail extends Reader {
  readonly kind: 'WAY_IN_REMOVED';
  readonly to: string;
  /** `password`, `google.com` */
  readonly provider: string;
}
