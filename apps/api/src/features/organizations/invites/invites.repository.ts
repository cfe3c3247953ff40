import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { invites } from '../organizations.tables.ts';

export type InviteRow = typeof invites.$inferSelect;
export type NewInviteRow = Omit<typeof invites.$inferInsert, 'orgId'>;

/** Writes invitations; an open one to the same address gets the new link, term and role. */
export async function putInvites({ tx, orgId }: OrganizationScope, rows: readonly NewInviteRow[]): Promise<void> {
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(invites)
    .values(rows.map((row) => Object.assign({ orgId }, row)))
    .onConflictDoUpdate({
      target: [invites.orgId, invites.email],
      targetWhere: isNull(invites.acceptedAt),
      set: {
        tokenHash: given('token_hash'),
        role: given('role'),
        systemLevel: given('system_level'),
        jobRole: given('job_role'),
        groupIds: given('group_ids'),
        invitedBy: given('invited_by'),
        createdAt: given('created_at'),
        expiresAt: given('expires_at'),
      },
    });
}

/** Gives the open invitation of an address another role; its link stays as it was mailed. */
export async function changeOpenInvite(
  { tx, orgId }: OrganizationScope,
  email: string,
  changes: Pick<NewInviteRow, 'role' | 'systemLevel' | 'jobRole' | 'groupIds'>,
): Promise<void> {
  await tx
    .update(invites)
    .set(changes)
    .where(and(eq(invites.orgId, orgId), eq(invites.email, email), isNull(invites.acceptedAt)));
}

/** How many open invitations there are, counted no further than `limit`. */
export async function countOpenInvites({ tx, orgId }: OrganizationScope, limit: number): Promise<number> {
  const open = await tx
    .select({ id: invites.id })
    .from(invites)
    .where(and(eq(invites.orgId, orgId), isNull(invites.acceptedAt)))
    .limit(limit);
  return open.length;
}

export async function findInviteByToken(db: Database | Transaction, tokenHash: string): Promise<InviteRow | null> {
  const [row] = await db.select().from(invites).where(eq(invites.tokenHash, tokenHash));
  return row ?? null;
}

/** By its id, for the holder of the address it went to. */
export async function findInviteById(db: Database | Transaction, id: string, email: string): Promise<InviteRow | null> {
  const [row] = await db
    .select()
    .from(invites)
    .where(and(eq(invites.id, id), eq(invites.email, email)));
  return row ?? null;
}

/** An invitation to the address that still works. */
export async function findInviteToAddress(
  db: Database | Transaction,
  { orgId, email, now }: { orgId: string; email: string; now: Date },
): Promise<InviteRow | null> {
  const [row] = await db
    .select()
    .from(invites)
    .where(
      and(eq(invites.orgId, orgId), eq(invites.email, email), isNull(invites.acceptedAt), gt(invites.expiresAt, now)),
    );
  return row ?? null;
}

/** Uses an invitation up; false when it was used, taken back or has run out in the meantime. */
export async function consumeInvite(
  { tx, orgId }: OrganizationScope,
  id: string,
  { uid, at }: { uid: string; at: Date },
): Promise<boolean> {
  const consumed = await tx
    .update(invites)
    .set({ acceptedAt: at, acceptedBy: uid })
    .where(and(eq(invites.orgId, orgId), eq(invites.id, id), isNull(invites.acceptedAt), gt(invites.expiresAt, at)))
    .returning({ id: invites.id });
  return consumed.length === 1;
}

/** False when there was no such invitation, or it was used up. */
export async function deleteInvite({ tx, orgId }: OrganizationScope, id: string): Promise<boolean> {
  const gone = await tx
    .delete(invites)
    .where(and(eq(invites.orgId, orgId), eq(invites.id, id), isNull(invites.acceptedAt)))
    .returning({ id: invites.id });
  return gone.length === 1;
}

/** Open invitations by their ids. */
export function listOpenById({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<InviteRow[]> {
  return tx
    .select()
    .from(invites)
    .where(and(eq(invites.orgId, orgId), inArray(invites.id, [...ids]), isNull(invites.acceptedAt)));
}
