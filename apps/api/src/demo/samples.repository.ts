import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import { organizations } from '#features/organizations/index.ts';
import type { Database, Transaction } from '#platform/database/database.ts';

/**
 * True when nobody real is here, and the sample that is made last is not: the database is new, or making them was
 * stopped.
 */
export async function awaitsSamples(db: Database | Transaction, lastUid: string): Promise<boolean> {
  const { rows } = await db.execute<{ awaits: boolean }>(sql`
    select not exists (select from ${users} where not ${users.isSample} or ${users.uid} = ${lastUid})
      and not exists (select from ${organizations} where not ${organizations.isSample}) as awaits`);
  return rows[0]!.awaits;
}

export async function listSampleUids(db: Database): Promise<string[]> {
  const rows = await db.select({ uid: users.uid }).from(users).where(eq(users.isSample, true));
  return rows.map(({ uid }) => uid);
}

/**
 * Deletes the sample organizations with everything in them, whichever feature keeps it, and the sample people. `tx`
 * must see every organization.
 */
export async function deleteSamples(tx: Transaction): Promise<void> {
  const samples = await tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.isSample, true));
  const ids = samples.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.delete(organizations).where(inArray(organizations.id, ids));
    for (const table of await tablesOfOrganizations(tx))
      await tx.execute(sql`delete from ${sql.identifier(table)} where org_id = any(${sql.param(ids)}::text[])`);
  }
  await tx.delete(users).where(eq(users.isSample, true));
}

/** Most go with their organization by a foreign key; those that keep no such key are found by their column. */
async function tablesOfOrganizations(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'org_id' order by 1`);
  return rows.map(({ name }) => name);
}
