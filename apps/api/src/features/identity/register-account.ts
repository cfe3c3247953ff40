import type { Registration } from '@snapwell/contract/identity/identity.schemas';
import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import { AppError } from '#platform/app-error.ts';
import { isUniqueViolation } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { splitDisplayName, usernameOf } from './names.ts';
import { insertUser } from './identity.repository.ts';

type Registered = { uid: string; is_new: boolean };

/** Registers the holder of the token, or recognizes them. The body may only speak of the token's own account. */
export function registerWithUid(world: RegisterWorld, claims: IdentityClaims, input: Registration): Promise<Registered> {
  if (input.uid !== claims.uid || input.email.toLowerCase() !== claims.email?.toLowerCase()) throw new AppError('registration_mismatch');
  const displayName = `${input.first_name} ${input.last_name}`.trim();
  return register(world, claims, { username: input.username, displayName, firstName: input.first_name, lastName: input.last_name });
}

/** Registers the holder of the token with the names that the federated account brought. */
export function registerWithGoogle(world: RegisterWorld, claims: IdentityClaims): Promise<Registered> {
  const displayName = claims.name ?? '';
  return register(world, claims, { username: usernameOf(displayName), displayName, ...splitDisplayName(displayName) });
}

type RegisterWorld = Pick<World, 'db' | 'adminEmails'>;
type Names = { username: string; displayName: string; firstName: string; lastName: string };

async function register(world: RegisterWorld, claims: IdentityClaims, names: Names): Promise<Registered> {
  if (!claims.email) throw new AppError('registration_mismatch');
  const email = claims.email.toLowerCase();
  try {
    const isNew = await insertUser(world.db, {
      uid: claims.uid,
      email,
      ...names,
      photoUrl: claims.picture ?? null,
      // An address alone proves nothing: only somebody who can read its mail becomes system administrator.
      role: claims.isEmailVerified && world.adminEmails.has(email) ? 'ADMIN' : 'basic',
    });
    return { uid: claims.uid, is_new: isNew };
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw new AppError('email_already_registered');
    throw error;
  }
}
