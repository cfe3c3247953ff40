import type { AccountMail } from './account/account-mail.ts';
import type { Devices } from './guessing/devices.ts';
import type { Database, Transact } from './database.ts';
import type { Connection } from './sign-in/connection.ts';
import type { FederatedClaims } from './sign-in/federated-claims.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RateLimits } from './guessing/rate-limits.ts';
import type { IdentitySettings } from './settings.ts';
import type { TellSecurityEvent } from './security-events.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/** What the operations work on. */
export interface IdentityWorld {
  readonly db: Database;
  readonly transact: Transact;
  now(): Date;
  readonly settings: IdentitySettings;
  /** `iss` of the ID tokens. */
  readonly issuer: string;
  readonly keys: SigningKeys;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  readonly devices: Devices;
  sendMail(mail: AccountMail): Promise<void>;
  /** Tells the server's trail what happened to an account, after it has happened. */
  readonly tell: TellSecurityEvent;
  /** A failure that nobody waits for. */
  report(error: unknown): void;
  /** The provider that an organization brought; null for any other id. */
  findConnection(providerId: string): Promise<Connection | null>;
  /** Checks a federated provider's token (signature, issuer, audience, time); throws when it is not good. */
  checkFederatedToken(providerId: string, idToken: string): Promise<FederatedClaims>;
}

/** Where a request came from. */
export interface Origin {
  readonly ip: string;
  /** What the browser was given at an earlier sign-in. */
  readonly device: string | null;
  /** The header that says which languages the browser accepts. */
  readonly acceptLanguage?: string | undefined;
  /** Gives the browser something to bring along at its next sign-in. */
  giveDevice(sealed: string): void;
}
