import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Registration } from '@snapwell/contract/identity/identity.schemas';
import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inTransaction, isUniqueViolation } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { roleOf } from './account-role.ts';
import { importPicture, type PictureImportWorld } from './import-picture.ts';
import { splitDisplayName, usernameOf } from './names.ts';
import { insertUser, releaseEmail } from './identity.repository.ts';

/** As long as the profile lets a name be. */
const NAME_LENGTH = 100;

type Registered = { uid: string; is_new: boolean };
type RegisterWorld = Pick<World, 'db' | 'adminEmails'> & PictureImportWorld;
type Names = { username: string; displayName: string; firstName: string; lastName: string };

/** Registers the holder of the token, or recognizes them. The body may only speak of the token's own account. */
export function registerWithUid(
  world: RegisterWorld,
  claims: IdentityClaims,
  input: Registration,
): Promise<Registered> {
  if (input.uid !== claims.uid || input.email.toLowerCase() !== claims.email?.toLowerCase())
    throw new AppError('registration_mismatch');
  const displayName = `${input.first_name} ${input.last_name}`.trim();
  return register(world, claims, {
    username: input.username,
    displayName,
    firstName: input.first_name,
    lastName: input.last_name,
  });
}

/**
 * Registers the holder of the token with the names that the federated account brought. The token in the body must be
 * theirs too.
 */
export async function registerWithGoogle(
  world: RegisterWorld & Pick<World, 'identityProvider'>,
  claims: IdentityClaims,
  idToken: string,
): Promise<Registered> {
  const named = await world.identityProvider.verifyIdToken(idToken);
  if (named.uid !== claims.uid) throw new AppError('registration_mismatch');
  return registerFederated(world, claims);
}

/** Registers the holder of a token with the names that their federated account brought. */
export function registerFederated(world: RegisterWorld, claims: IdentityClaims): Promise<Registered> {
  const displayName = inOneLine(claims.name ?? '', NAME_LENGTH);
  return register(world, claims, { username: usernameOf(displayName), displayName, ...splitDisplayName(displayName) });
}

async function register(world: RegisterWorld, claims: IdentityClaims, names: Names): Promise<Registered> {
  const registered = await addUser(world, claims, names);
  if (registered.is_new && claims.picture) await importPicture(world, claims.uid, claims.picture);
  return registered;
}

async function addUser(world: RegisterWorld, claims: IdentityClaims, names: Names): Promise<Registered> {
  if (!claims.email) throw new AppError('registration_mismatch');
  const { uid } = claims;
  const email = claims.email.toLowerCase();
  const user = {
    uid,
    email,
    ...names,
    role: roleOf(claims, world.adminEmails) ?? 'basic',
  } as const;
  try {
    return { uid, is_new: await insertUser(world.db, user) };
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error;
    if (!claims.isEmailVerified) throw new AppError('email_already_registered');
  }
  // Whoever had the address before has it no longer: the provider knows it as verified for this account.
  const isNew = await inTransaction(world.db, async (tx) => {
    await releaseEmail(tx, email, uid);
    return insertUser(tx, user);
  });
  return { uid, is_new: isNew };
}
