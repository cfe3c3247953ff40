import { inArray } from 'drizzle-orm';
import { organizations } from '#features/organizations/index.ts';
import type { Transaction } from '#platform/database/database.ts';

/** What organizations are called, by their ids. `tx` must be one of `acrossOrganizations`. */
export async function readOrganizationNames(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
