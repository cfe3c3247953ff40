import type { FederatedError } from '@snapwell/contract/identity/federated-sign-in.schemas';
import type { FederatedClaims } from '@snapwell/identity-service/sign-in/federated-claims';

/** What must be remembered between sending somebody to the provider and their return. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Sign-in with a federated provider (OpenID Connect): Google, or this server's own sample provider in demo mode. */
export interface Federation {
  /** The accounts are sample data. */
  readonly isDemo: boolean;
  /** Where to send somebody, and what to remember. Throws `FederationError`, as the others do. */
  begin(wish: {
    redirectUri: string;
    nonce: string;
    loginHint?: string | undefined;
  }): Promise<{ address: URL; pending: PendingSignIn }>;
  /** Exchanges what the provider sent back for the person's ID token. */
  finish(pending: PendingSignIn, callback: URL): Promise<string>;
  /** Checks an ID token of the provider: signature, issuer, audience, times. */
  checkIdToken(idToken: string): Promise<FederatedClaims>;
}

/** A federated sign-in that came to nothing, in the contract's words. */
export class FederationError extends Error {
  readonly code: FederatedError;

  constructor(code: FederatedError, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
