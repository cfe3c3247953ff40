import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { organizations } from './organizations.tables.ts';

export type OrganizationRow = typeof organizations.$inferSelect;
type NewOrganizationRow = typeof organizations.$inferInsert;
export type OrganizationChanges = Partial<Omit<NewOrganizationRow, 'id'>>;

/** Null when the id is taken. */
export async function insertOrganization(
  { tx, orgId }: OrganizationScope,
  row: Omit<NewOrganizationRow, 'id'>,
): Promise<OrganizationRow | null> {
  const [added] = await tx
    .insert(organizations)
    .values({ ...row, id: orgId })
    .onConflictDoNothing({ target: organizations.id })
    .returning();
  return added ?? null;
}

export async function findOrganization(db: Database | Transaction, orgId: string): Promise<OrganizationRow | null> {
  const [row] = await db.select().from(organizations).where(eq(organizations.id, orgId));
  return row ?? null;
}

export async function findOpenOrganizationByCode(
  db: Database | Transaction,
  joinCode: string,
): Promise<OrganizationRow | null> {
  const [row] = await db
    .select()
    .from(organizations)
    .where(and(eq(organizations.joinCode, joinCode), eq(organizations.isSuspended, false)));
  return row ?? null;
}

/** Null when there is no such organization. */
export async function updateOrganization(
  db: Database | Transaction,
  orgId: string,
  changes: OrganizationChanges,
): Promise<OrganizationRow | null> {
  const [row] = await db
    .update(organizations)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(organizations.id, orgId))
    .returning();
  return row ?? null;
}

/** Holds the organization until the transaction ends: whoever counts its administrators does so alone. */
export async function lockOrganization({ tx, orgId }: OrganizationScope): Promise<void> {
  await tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, orgId)).for('update');
}

/** How many organizations a person has made, counted no further than `limit`. */
export async function countCreated(db: Database | Transaction, uid: string, limit: number): Promise<number> {
  const made = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.createdBy, uid))
    .limit(limit);
  return made.length;
}

/** The organization of this name that a person has made since then. */
export async function findRecentlyCreated(
  db: Database | Transaction,
  { uid, name, since }: { uid: string; name: string; since: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.createdBy, uid), eq(organizations.name, name), gt(organizations.createdAt, since)))
    .orderBy(desc(organizations.createdAt))
    .limit(1);
  return row?.id ?? null;
}
