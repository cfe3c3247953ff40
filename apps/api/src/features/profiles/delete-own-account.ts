import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import { setRanked } from '#features/gamification/index.ts';
import { eraseUser, findUser } from '#features/identity/index.ts';
import { listOwnFiles } from '#features/library/index.ts';
import { endMembership, eraseMemberships, listOrganizationsOf } from '#features/organizations/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Transaction } from '#platform/database/database.ts';
import { erasePersonalRows, unlinkPersonalRows } from '#platform/database/personal-rows.ts';
import { eraseAuditFacts } from '#platform/audit/audit.repository.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { anonymizeSecurityEvents } from '#platform/security-events.repository.ts';
import type { World } from '#world.ts';
import { refuseUnlessRecent } from './recent-sign-in.ts';
import { tablesThatAre } from './what-deletion-does.ts';
import { removeOldPicture } from './profile-pictures.ts';

type DeletionWorld = Pick<World, 'db' | 'clock' | 'files' | 'identityProvider'>;

/**
 * Deletes the account of a token. The rows of the ledger stay, so that nobody's rank or past changes, but nothing
 * says any more whose they are. It can be asked again after a failure: first the person goes, then the account they
 * signed in with.
 */
export async function deleteOwnAccount(world: DeletionWorld, claims: IdentityClaims) {
  refuseUnlessRecent(claims, world.clock.now());
  return eraseAccount(world, claims.uid);
}

/** The same for whoever may erase somebody else. */
export async function eraseAccount(world: DeletionWorld, uid: string) {
  const at = world.clock.now();
  const user = await findUser(world.db, uid);
  if (user) {
    const ownFiles = await acrossOrganizations(world.db, async (tx) => {
      const keys = await listOwnFiles(tx, user.uid);
      await endMemberships(tx, user.uid, at);
      await eraseMemberships(tx, user);
      await eraseUser(tx, user.uid);
      await erasePersonalRows(tx, user.uid, tablesThatAre('erased'));
      await unlinkPersonalRows(tx, user.uid, tablesThatAre('unlinked'));
      await eraseAuditFacts(tx, user.uid);
      await anonymizeSecurityEvents(tx, user);
      return keys;
    });
    for (const key of ownFiles) await world.files.remove(key);
    await removeOldPicture(world, user.uid, { before: user.photoUrl, after: null });
  }
  return { is_deleted: true, is_sign_in_deleted: await deleteSignIn(world, uid) } as const;
}

/** One transaction for all organizations: where somebody else must take over first, nothing is deleted anywhere. */
async function endMemberships(tx: Transaction, uid: string, at: Date): Promise<void> {
  for (const { id, name } of await listOrganizationsOf(tx, uid)) {
    const scope = { tx, orgId: id };
    await endMembership(scope, { uid, by: uid, at }).catch((error: unknown) => {
      const isLastAdmin = error instanceof AppError && error.code === 'last_admin';
      throw isLastAdmin
        ? new AppError('last_admin', [{ path: id, message: `You are the only administrator of ${name}.` }])
        : error;
    });
    await setRanked(scope, uid, false);
  }
}

/** False when accounts are administered elsewhere: then only their holder can delete theirs. */
async function deleteSignIn({ identityProvider }: DeletionWorld, uid: string): Promise<boolean> {
  try {
    await identityProvider.deleteAccount(uid);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'managed_by_provider') return false;
    throw error;
  }
}
