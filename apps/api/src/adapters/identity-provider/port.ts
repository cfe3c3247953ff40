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

/** Where accounts live: embedded in this server, or a hosted provider that speaks the same protocol. */
export interface IdentityProvider {
  /** Checks signature, issuer, audience and times, and, where it can, that the account is enabled. Throws `AppError` otherwise. */
  verifyIdToken(token: string): Promise<IdentityClaims>;
  /** Ends every session of an account; tokens that are still valid by their time are refused from now on. */
  revokeSessions(uid: string): Promise<void>;
  setDisabled(uid: string, isDisabled: boolean): Promise<void>;
  deleteAccount(uid: string): Promise<void>;
}
