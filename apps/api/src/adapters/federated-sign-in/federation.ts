import type { FederatedClaims } from '@snapwell/identity-service/federated-claims';

/** What must be remembered between sending somebody to the provider and their return. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Sign-in with a federated provider (OpenID Connect): Google, or this server's own sample provider in demo mode. */
export interface Federation {
  readonly isDemo: boolean;
  /** Where to send somebody, and what to remember. */
  begin(wish: { redirectUri: string; nonce: string }): Promise<{ address: URL; pending: PendingSignIn }>;
  /** Exchanges what the provider sent back for the person's ID token. Throws `FederationError`. */
  finish(pending: PendingSignIn, callback: URL): Promise<string>;
  /** Checks an ID token of the provider: signature, issuer, audience, times. */
  checkIdToken(idToken: string): Promise<FederatedClaims>;
}
