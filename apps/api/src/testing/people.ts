import { sql } from 'drizzle-orm';
import type { IdentityClaims, IdentityProvider } from '#adapters/identity-provider/port.ts';
import { users } from '#features/identity/identity.tables.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/new-id.ts';

/** Somebody who uses the API in a test. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly token: string;
}

/** A person with a valid token, not registered here yet. */
export function aStranger(name = 'Ada Okafor'): Person {
  const uid = newId().replaceAll('-', '').slice(4, 32);
  const email = `${name.split(' ')[0]!.toLowerCase()}-${uid.slice(-10)}@example.com`;
  return { uid, email, name, token: tokenOf({ uid, email, name }) };
}

/** A registered person. `role: 'ADMIN'` makes a system administrator. */
export async function aPerson(
  db: Database,
  { name = 'Ada Okafor', role = 'basic' as 'ADMIN' | 'basic' } = {},
): Promise<Person> {
  const person = aStranger(name);
  const [firstName = '', ...rest] = name.split(' ');
  await db.insert(users).values({
    uid: person.uid,
    email: person.email,
    username: name.replaceAll(' ', '').toLowerCase(),
    displayName: name,
    firstName,
    lastName: rest.join(' '),
    role,
  });
  return person;
}

interface TokenClaims {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly isEmailVerified?: boolean;
  readonly picture?: string;
  /** When they signed in; just now when absent. */
  readonly authenticatedAt?: string;
}

/**
 * Tests sign people in by a token that the fake identity provider reads back; the real tokens have tests of their
 * own.
 */
export function tokenOf(claims: TokenClaims): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}

export function claimsOf(token: string): IdentityClaims {
  const {
    uid,
    email,
    name,
    isEmailVerified = true,
    picture,
    authenticatedAt,
  } = JSON.parse(Buffer.from(token, 'base64url').toString()) as TokenClaims;
  return {
    uid,
    email,
    name,
    isEmailVerified,
    picture,
    signInProvider: 'password',
    authenticatedAt: authenticatedAt ? new Date(authenticatedAt) : new Date(),
  };
}

/** The part of an identity provider that reads tokens, for these. */
export const plainTokens: Pick<
  IdentityProvider,
  'verifyIdToken' | 'readIdToken' | 'sessionState' | 'refuseUnlessLive'
> = {
  verifyIdToken: async (token) => claimsIn(token),
  readIdToken: async (token) => ({ claims: claimsIn(token), sessionId: undefined, issuedAt: 0 }),
  sessionState: sql`null`,
  refuseUnlessLive: () => undefined,
};

function claimsIn(token: string): IdentityClaims {
  try {
    return claimsOf(token);
  } catch {
    throw new AppError('authentication_required');
  }
}
