import { and, desc, eq, getTableColumns, isNotNull, lt } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import { dataRequests } from '../admin.tables.ts';

export type DataRequestRow = typeof dataRequests.$inferSelect;

export async function insertDataRequest(
  tx: Transaction,
  row: typeof dataRequests.$inferInsert,
): Promise<DataRequestRow> {
  const [added] = await tx.insert(dataRequests).values(row).returning();
  return added!;
}

export async function findDataRequest(db: Database, id: string): Promise<DataRequestRow | null> {
  const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
  return row ?? null;
}

export async function updateDataRequest(db: Database, id: string, change: Partial<DataRequestRow>): Promise<void> {
  await db.update(dataRequests).set(change).where(eq(dataRequests.id, id));
}

interface Listing {
  readonly limit: number;
  readonly after: readonly [at: string, id: string] | undefined;
}

export function listDataRequestRows(db: Database, { limit, after }: Listing) {
  return db
    .select({ ...getTableColumns(dataRequests), displayName: users.displayName })
    .from(dataRequests)
    .leftJoin(users, eq(users.uid, dataRequests.uid))
    .where(isBehind([dataRequests.requestedAt, dataRequests.id], after))
    .orderBy(desc(dataRequests.requestedAt), desc(dataRequests.id))
    .limit(limit);
}

/** Exports whose file is still there: of a person, or those that ended before then. */
export function listExportsBefore(
  db: Database,
  { uid, before }: { uid?: string; before?: Date },
): Promise<DataRequestRow[]> {
  return db
    .select()
    .from(dataRequests)
    .where(
      and(
        isNotNull(dataRequests.fileKey),
        uid ? eq(dataRequests.uid, uid) : undefined,
        before ? lt(dataRequests.endedAt, before) : undefined,
      ),
    );
}
