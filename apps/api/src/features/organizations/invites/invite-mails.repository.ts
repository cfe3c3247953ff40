import { and, count, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { excluded } from '#platform/database/sql/excluded.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

import { inviteMails } from '../organizations.tables.ts';

/** How many addresses got an invitation by mail since then. */
export async function countMailed({ tx, orgId }: OrganizationScope, since: Date): Promise<number> {
  const [counted] = await tx
    .select({ mailed: count() })
    .from(inviteMails)
    .where(and(eq(inviteMails.orgId, orgId), gt(inviteMails.mailedAt, since)));
  return counted!.mailed;
}

/** Those of the addresses that got one. */
export async function listMailed(
  { tx, orgId }: OrganizationScope,
  addresses: readonly string[],
  since: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ email: inviteMails.email })
    .from(inviteMails)
    .where(
      and(eq(inviteMails.orgId, orgId), inArray(inviteMails.email, [...addresses]), gt(inviteMails.mailedAt, since)),
    );
  return rows.map(({ email }) => email);
}

export async function putMailed(
  { tx, orgId }: OrganizationScope,
  addresses: readonly string[],
  mailedAt: Date,
): Promise<void> {
  await tx
    .insert(inviteMails)
    .values(addresses.map((email) => ({ orgId, email, mailedAt })))
    .onConflictDoUpdate({
      target: [inviteMails.orgId, inviteMails.email],
      set: excluded(inviteMails, ['orgId', 'email']),
    });
}

/** The mails to these addresses could not be handed over. */
export async function removeMailed({ tx, orgId }: OrganizationScope, addresses: readonly string[]): Promise<void> {
  await tx.delete(inviteMails).where(and(eq(inviteMails.orgId, orgId), inArray(inviteMails.email, [...addresses])));
}

/** `tx` must be one of `acrossOrganizations`. */
export async function deleteMailed(tx: Transaction, until: Date): Promise<void> {
  await tx.delete(inviteMails).where(lte(inviteMails.mailedAt, until));
}
