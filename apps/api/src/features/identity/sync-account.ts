import type { IdentityClaims } from '#adapters/identity-provider/port.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { roleOf } from './account-role.ts';
import { releaseEmail, updateUser } from './identity.repository.ts';

interface SyncedAccount {
  readonly email: string;
  readonly role: 'ADMIN' | 'basic';
}

/**
 * Addresses are changed and verified at the identity provider; the token tells. What it says is written down here
 * once, and who has verified an address of ADMIN_EMAILS becomes system administrator.
 */
export async function syncAccount(
  world: Pick<World, 'db' | 'adminEmails'>,
  claims: IdentityClaims,
  { email, role }: SyncedAccount,
): Promise<SyncedAccount> {
  const told = claims.isEmailVerified ? claims.email?.toLowerCase() : undefined;
  const current = { email: told ?? email, role: roleOf(claims, world.adminEmails) ?? role };
  if (current.email === email && current.role === role) return { email, role };
  await inTransaction(world.db, async (tx) => {
    await releaseEmail(tx, current.email, claims.uid);
    await updateUser(tx, claims.uid, current);
  });
  return current;
}
