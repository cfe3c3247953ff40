import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { organizationExports } from './exports.tables.ts';

export type ExportRow = typeof organizationExports.$inferSelect;

const isIt = (orgId: string, id: string) => and(eq(organizationExports.orgId, orgId), eq(organizationExports.id, id));

export async function insertExport(
  { tx, orgId }: OrganizationScope,
  row: Pick<ExportRow, 'id' | 'askedBy' | 'askedAt'>,
): Promise<ExportRow> {
  const [added] = await tx
    .insert(organizationExports)
    .values({ ...row, orgId, state: 'queued' })
    .returning();
  return added!;
}

export async function findExport({ tx, orgId }: OrganizationScope, id: string): Promise<ExportRow | null> {
  const [row] = await tx.select().from(organizationExports).where(isIt(orgId, id));
  return row ?? null;
}

export function listExports({ tx, orgId }: OrganizationScope, since: Date): Promise<ExportRow[]> {
  return tx
    .select()
    .from(organizationExports)
    .where(and(eq(organizationExports.orgId, orgId), gt(organizationExports.askedAt, since)))
    .orderBy(desc(organizationExports.askedAt))
    .limit(20);
}

/** The export that is being made; null when none is. */
export async function findUnfinished({ tx, orgId }: OrganizationScope): Promise<ExportRow | null> {
  const [row] = await tx
    .select()
    .from(organizationExports)
    .where(
      and(
        eq(organizationExports.orgId, orgId),
        or(eq(organizationExports.state, 'queued'), eq(organizationExports.state, 'running')),
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function updateExport(
  { tx, orgId }: OrganizationScope,
  id: string,
  change: Partial<Pick<ExportRow, 'state' | 'progress' | 'fileKey' | 'bytes' | 'endedAt'>>,
): Promise<void> {
  await tx.update(organizationExports).set(change).where(isIt(orgId, id));
}

/** Forgets archives that are older, and answers where their files lie. `tx` must be one of `acrossOrganizations`. */
export async function deleteExports(tx: Transaction, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(organizationExports)
    .where(lt(organizationExports.askedAt, before))
    .returning({ key: organizationExports.fileKey });
  return rows.flatMap(({ key }) => key ?? []);
}
