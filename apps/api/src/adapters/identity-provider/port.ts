import type { SQL } from 'drizzle-orm';

/** What a checked ID token says about the person who holds it. */
export interface IdentityClaims {
  readonly uid: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
  readonly picture: string | undefined;
  /** `password`, `google.com`, `custom` ... */
  readonly signInProvider: string;
  /** When the person last proved who they are (not when the token was renewed). */
  readonly authenticatedAt: Date;
}

/** An account that the server makes by itself: its address counts as verified. */
export interface GivenAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** What a token says by itself. */
export interface ReadToken {
  readonly claims: IdentityClaims;
  /** Absent where the provider keeps the sessions to itself. */
  readonly sessionId: string | undefined;
  /** In seconds. */
  readonly issuedAt: number;
}

/** Where accounts live: embedded in this server, or a hosted provider that speaks the same protocol. */
export interface IdentityProvider {
  /**
   * Checks signature, issuer, audience and times, and, where it can, that the account is enabled. Throws `AppError`
   * otherwise.
   */
  verifyIdToken(token: string): Promise<IdentityClaims>;
  /** The first half of `verifyIdToken`, without the database: signature, issuer, audience and times. */
  readIdToken(token: string): Promise<ReadToken>;
  /**
   * The second half, for a statement that asks for more: a value with the placeholders `sessionId` and `uid`, which
   * `refuseUnlessLive` is given then. Null in SQL where there is nothing to ask.
   */
  readonly sessionState: SQL;
  refuseUnlessLive(token: ReadToken, sessionState: unknown): void;
  /** Ends every session of an account; tokens that are still valid by their time are refused from now on. */
  revokeSessions(uid: string): Promise<void>;
  /** Ends the account's session of this refresh token; true when there was one. */
  endSession(uid: string, refreshToken: string): Promise<boolean>;
  setDisabled(uid: string, isDisabled: boolean): Promise<void>;
  deleteAccount(uid: string): Promise<void>;
  /** Forgets which accounts of a federated provider belong to whom, for one person or all; true when there were some. */
  forgetFederations(providerId: string, uid?: string): Promise<boolean>;
  /** Makes accounts that share a password; those that are there already stay as they are. For demo data. */
  createAccounts(accounts: readonly GivenAccount[], password: string): Promise<void>;
  /**
   * A token by which its bearer signs in as `uid` within the hour (`signInWithCustomToken`); the account is made if
   * it is new.
   */
  mintCustomToken(uid: string, claims?: Record<string, unknown>): Promise<string>;
}
