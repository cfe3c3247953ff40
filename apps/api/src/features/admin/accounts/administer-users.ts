import type { AdminUserChange, adminUser } from '@snapwell/contract/admin/admin.schemas';
import type { UserDetails } from '@snapwell/contract/admin/system.schemas';
import type { z } from 'zod';
import { findUser, type User, updateUser } from '#features/identity/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listMembershipsOfUser, listUserRows } from '../admin.read-model.ts';
import { findBounce } from '../running/mails.repository.ts';
import { recordAct } from '#platform/audit/audit-log.ts';

type AdminWorld = Pick<World, 'db' | 'clock' | 'identityProvider'>;

interface UserQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
}

/** Accounts, newest first. */
export async function listUsers({ db }: Pick<World, 'db'>, { limit, cursor, search }: UserQuery) {
  const rows = await listUserRows(db, { limit: limit + 1, search, after: readCursor(cursor, momentAndId) });
  return toPage(rows, limit, { cursorOf: ({ createdAt, uid }) => [createdAt.toISOString(), uid], present });
}

/**
 * Changes an account's role, disables or enables it. Nobody does this to themselves, so an administrator always
 * remains.
 */
export async function changeUser(world: AdminWorld, caller: Caller, uid: string, change: AdminUserChange) {
  if (uid === caller.uid) throw new AppError('own_account');
  const { role, is_disabled: isDisabled } = change;
  const user = await acrossOrganizations(world.db, async (tx) => {
    const changed =
      Object.keys(change).length === 0 ? await findUser(tx, uid) : await updateUser(tx, uid, { role, isDisabled });
    if (!changed) throw new AppError('not_found');
    await recordAct(tx, {
      actorUid: caller.uid,
      address: caller.address,
      act: 'user_changed',
      target: uid,
      details: change,
      at: world.clock.now(),
    });
    return changed;
  });
  // Our own mark shuts the account out of the API at once; the provider's also ends its sessions.
  if (isDisabled !== undefined) await tellProvider(() => world.identityProvider.setDisabled(uid, isDisabled));
  return present(user);
}

/** Where accounts are administered elsewhere, our own mark is all there is to set. */
async function tellProvider(tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'managed_by_provider')) throw error;
  }
}

/** Ends every session of an account. */
export async function signOutUser({ db, clock, identityProvider }: AdminWorld, caller: Caller, uid: string) {
  if (!(await findUser(db, uid))) throw new AppError('not_found');
  await identityProvider.revokeSessions(uid);
  await acrossOrganizations(db, (tx) =>
    recordAct(tx, {
      actorUid: caller.uid,
      address: caller.address,
      act: 'user_signed_out',
      target: uid,
      at: clock.now(),
    }),
  );
  return { is_signed_out: true } as const;
}

/** An account with its organizations, and whether its mailbox refuses mails. */
export async function readUser({ db }: Pick<World, 'db'>, uid: string): Promise<UserDetails> {
  const user = await findUser(db, uid);
  if (!user) throw new AppError('not_found');
  return acrossOrganizations(db, async (tx) => {
    const bounce = await findBounce(tx, user.email.toLowerCase());
    return {
      ...present(user),
      memberships: (await listMembershipsOfUser(tx, uid)).map((row) => ({
        org_id: row.orgId,
        name: row.name,
        role: row.role,
        system_level: row.systemLevel,
        last_visit_at: row.lastVisitAt?.toISOString() ?? null,
      })),
      bounce: bounce && { ...bounce, bounced_at: bounce.bouncedAt.toISOString() },
    };
  });
}

function present({
  uid,
  email,
  displayName,
  photoUrl,
  role,
  isDisabled,
  isSample,
  createdAt,
}: User): z.output<typeof adminUser> {
  return {
    uid,
    email,
    display_name: displayName,
    photo_url: photoUrl,
    role,
    is_disabled: isDisabled,
    is_sample: isSample,
    created_at: createdAt.toISOString(),
  };
}
