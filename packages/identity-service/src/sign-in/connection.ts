import type { Transaction } from '../database.ts';
import { ProtocolError, type ProtocolCode } from '../protocol-error.ts';

/** Why a sign-in by an organization's own provider is refused. */
export type ConnectionRefusal =
  | 'email-missing'
  | 'email-not-verified'
  | 'foreign-domain'
  | 'subject-changed'
  | 'account-moved'
  | 'account-reserved'
  | 'account-disabled'
  | 'membership-deactivated';

/** A sign-in that an organization's provider vouches for, as far as it is known when it is refused. */
export interface RefusedSignIn {
  readonly refusal: ConnectionRefusal;
  readonly email: string | null;
  readonly uid: string | null;
}

/**
 * The provider that an organization brought. Whoever runs it can have it say anything of anybody, so it is believed in
 * addresses of domains that the organization has proven, and in nothing else.
 */
export interface Connection {
  /** In lower case. */
  readonly domains: readonly string[];
  /** What the server knows against opening this account, or making one for this address. */
  refusalFor(tx: Transaction, account: { email: string; uid: string | null }): Promise<ConnectionRefusal | null>;
  /** Tells the organization of a sign-in that was refused. */
  refused(signIn: RefusedSignIn): Promise<void>;
}

/** What is wrong with the address that a provider gives. */
export function refusalOfAddress(
  { email, isEmailVerified }: { email: string | null; isEmailVerified: boolean },
  domains: readonly string[],
): ConnectionRefusal | null {
  if (email === null) return 'email-missing';
  if (!domains.includes(domainOf(email))) return 'foreign-domain';
  return isEmailVerified ? null : 'email-not-verified';
}

/** What stands behind the last @. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const codes: Record<ConnectionRefusal, ProtocolCode> = {
  'email-missing': 'EMAIL_MISSING',
  'email-not-verified': 'EMAIL_NOT_VERIFIED',
  'foreign-domain': 'FOREIGN_DOMAIN',
  'subject-changed': 'SUBJECT_CHANGED',
  'account-moved': 'ACCOUNT_MOVED',
  'account-reserved': 'ACCOUNT_RESERVED',
  'account-disabled': 'USER_DISABLED',
  'membership-deactivated': 'MEMBERSHIP_DEACTIVATED',
};

/** A refusal in the protocol's words, which remembers whom it is about. */
export class ConnectionError extends ProtocolError {
  readonly signIn: RefusedSignIn;

  constructor(signIn: RefusedSignIn) {
    super(codes[signIn.refusal]);
    this.signIn = signIn;
  }
}
