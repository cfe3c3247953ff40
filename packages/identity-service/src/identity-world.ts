import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountMail } from './account-mail.ts';
import type { FederatedClaims } from './federated-claims.ts';
import type { PasswordPolicy } from './password-policy.ts';
import type { Passwords } from './passwords.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SigningKeys } from './signing-keys.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface IdentitySettings {
  readonly projectId: string;
  /** Named in links that mails carry; a public name, not a secret. */
  readonly apiKey: string;
  /** The address people reach the server under, without a slash at its end. */
  readonly publicUrl: string;
  /** Host names that links in mails may lead back to. */
  readonly authorizedDomains: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
}

/** What the operations work on. */
export interface IdentityWorld {
  readonly db: Database;
  /** Runs `work` in one transaction, again when the database asks for that. `work` uses only the handle it is given. */
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  now(): Date;
  readonly settings: IdentitySettings;
  /** `iss` of the ID tokens. */
  readonly issuer: string;
  readonly keys: SigningKeys;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  sendMail(mail: AccountMail): Promise<void>;
  /** A failure that nobody waits for. */
  report(error: unknown): void;
  /** Checks a federated provider's token (signature, issuer, audience, time); throws when it is not good. */
  checkFederatedToken(providerId: string, idToken: string): Promise<FederatedClaims>;
}

/** Where a request came from. */
export interface Origin {
  readonly ip: string;
}
