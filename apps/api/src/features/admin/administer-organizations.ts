import type { adminOrganization } from '@snapwell/contract/admin/admin.schemas';
import { z } from 'zod';
import { listOrganizations, type OrganizationRow, updateOrganization } from '#features/organizations/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { writeAudit } from './audit.repository.ts';

type AdminOrganization = z.output<typeof adminOrganization>;
const nameAndId = z.tuple([z.string(), z.string()]);

interface OrganizationQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
}

/** Every organization, by name. */
export async function listAllOrganizations({ db }: Pick<World, 'db'>, { limit, cursor, search }: OrganizationQuery) {
  const rows = await listOrganizations(db, { limit: limit + 1, search, after: readCursor(cursor, nameAndId) });
  return toPage(rows, limit, { cursorOf: ({ name, id }) => [name.toLowerCase(), id], present });
}

/** Closes an organization to its members, or opens it again. */
export function suspendOrganization(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid }: Caller,
  orgId: string,
  isSuspended: boolean,
): Promise<AdminOrganization> {
  return inTransaction(db, async (tx) => {
    const row = await updateOrganization(tx, orgId, { isSuspended });
    if (!row) throw new AppError('not_found');
    await writeAudit(tx, {
      actorUid: uid,
      act: isSuspended ? 'organization_suspended' : 'organization_opened',
      target: orgId,
      at: clock.now(),
    });
    return present(row);
  });
}

function present({ id, name, joinPolicy, isSuspended, isSample, createdAt }: OrganizationRow): AdminOrganization {
  return {
    id,
    name,
    join_policy: joinPolicy,
    is_suspended: isSuspended,
    is_sample: isSample,
    created_at: createdAt.toISOString(),
  };
}
