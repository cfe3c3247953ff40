import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assistantMemories } from '../copilot.tables.ts';

export type MemoryRow = Pick<typeof assistantMemories.$inferSelect, 'id' | 'text' | 'createdAt'>;

const { orgId: org, uid: person, id, text, createdAt } = assistantMemories;

/** What is remembered for a member, as texts: an expression for statements that ask more. */
export function memoriesOf(orgId: string, uid: string): SQL<string[]> {
  return sql`(select coalesce(json_agg(${text} order by ${createdAt}, ${id}), '[]') from ${assistantMemories} where ${org} = ${orgId} and ${person} = ${uid})`;
}

export function listMemoryRows({ tx, orgId }: OrganizationScope, uid: string): Promise<MemoryRow[]> {
  return tx
    .select({ id, text, createdAt })
    .from(assistantMemories)
    .where(and(eq(org, orgId), eq(person, uid)))
    .orderBy(asc(createdAt), asc(id));
}

/** Whose thing of this id it is; null where there is none. */
export async function findOwner({ tx, orgId }: OrganizationScope, memoryId: string): Promise<string | null> {
  const [row] = await tx
    .select({ uid: person })
    .from(assistantMemories)
    .where(and(eq(org, orgId), eq(id, memoryId)))
    .for('update');
  return row?.uid ?? null;
}

export async function upsertMemory(
  { tx, orgId }: OrganizationScope,
  row: { id: string; uid: string; text: string; createdAt: Date },
): Promise<void> {
  await tx
    .insert(assistantMemories)
    .values({ orgId, ...row })
    .onConflictDoUpdate({ target: [org, id], set: { text: row.text } });
}

/** Of one thing, or of all. */
export async function deleteMemoryRows(
  { tx, orgId }: OrganizationScope,
  uid: string,
  memoryId?: string,
): Promise<void> {
  const isThis = memoryId === undefined ? undefined : eq(id, memoryId);
  await tx.delete(assistantMemories).where(and(eq(org, orgId), eq(person, uid), isThis));
}
