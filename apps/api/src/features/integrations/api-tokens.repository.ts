import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { apiTokens } from './integrations.tables.ts';

export type ApiTokenRow = typeof apiTokens.$inferSelect;

export function listTokenRows({ tx, orgId }: OrganizationScope): Promise<ApiTokenRow[]> {
  return tx.select().from(apiTokens).where(eq(apiTokens.orgId, orgId)).orderBy(desc(apiTokens.createdAt));
}

export async function insertToken(
  { tx, orgId }: OrganizationScope,
  row: Omit<typeof apiTokens.$inferInsert, 'orgId'>,
): Promise<ApiTokenRow> {
  const [added] = await tx
    .insert(apiTokens)
    .values({ ...row, orgId })
    .returning();
  return added!;
}

export async function endToken({ tx, orgId }: OrganizationScope, id: string, at: Date): Promise<ApiTokenRow | null> {
  const [row = null] = await tx
    .update(apiTokens)
    .set({ revokedAt: at })
    .where(and(eq(apiTokens.orgId, orgId), eq(apiTokens.id, id)))
    .returning();
  return row;
}

/** The key of a hash, whichever organization's it is. `tx` must be one of `acrossOrganizations`, here and below. */
export async function findTokenByHash(tx: Transaction, tokenHash: string): Promise<ApiTokenRow | null> {
  const [row = null] = await tx.select().from(apiTokens).where(eq(apiTokens.tokenHash, tokenHash));
  return row;
}

/** Writes down that a key was used, at most once in a while. */
export async function markTokenUsed(tx: Transaction, tokenHash: string, times: { at: Date; unlessSince: Date }) {
  const { at, unlessSince } = times;
  await tx
    .update(apiTokens)
    .set({ lastUsedAt: at })
    .where(
      and(eq(apiTokens.tokenHash, tokenHash), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, unlessSince))),
    );
}
