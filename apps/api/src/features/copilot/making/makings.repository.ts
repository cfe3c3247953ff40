import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { compileStatement } from '#platform/database/sql/compile-statement.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { makings } from './makings.tables.ts';

export type MakingRow = typeof makings.$inferSelect;
type Own = { readonly uid: string; readonly id: string };

export async function insertMaking(
  { tx, orgId }: OrganizationScope,
  making: Omit<typeof makings.$inferInsert, 'orgId'>,
): Promise<MakingRow> {
  const [row] = await tx
    .insert(makings)
    .values({ ...making, orgId })
    .returning();
  return row!;
}

/**
 * A making of this person; null when it is nobody's or somebody else's. With `forUpdate` nobody else changes it
 * meanwhile.
 */
export async function findMaking(
  { tx, orgId }: OrganizationScope,
  { uid, id }: Own,
  { forUpdate = false } = {},
): Promise<MakingRow | null> {
  const query = tx
    .select()
    .from(makings)
    .where(and(eq(makings.orgId, orgId), eq(makings.id, id), eq(makings.uid, uid)));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row ?? null;
}

/** What a person had made since a moment, and what of it is not finished. */
export function listMakingsSince({ tx, orgId }: OrganizationScope, uid: string, since: Date): Promise<MakingRow[]> {
  return tx
    .select()
    .from(makings)
    .where(and(eq(makings.orgId, orgId), eq(makings.uid, uid), gt(makings.createdAt, since)));
}

/** Whether something is being made for a person. */
export async function hasUnfinishedMakings({ tx, orgId }: OrganizationScope, uid: string): Promise<boolean> {
  return (await oneUnfinished(tx, { orgId, uid })).length > 0;
}

const oneUnfinished = compileStatement((tx) =>
  tx
    .select({ id: makings.id })
    .from(makings)
    .where(
      and(
        eq(makings.orgId, sql.placeholder('orgId')),
        eq(makings.uid, sql.placeholder('uid')),
        inArray(makings.state, ['waiting', 'working', 'filming']),
      ),
    )
    .limit(1),
);

export function listMakings(
  { tx, orgId }: OrganizationScope,
  { uid, after, limit }: { uid: string; after: [string, string] | undefined; limit: number },
): Promise<MakingRow[]> {
  return tx
    .select()
    .from(makings)
    .where(and(eq(makings.orgId, orgId), eq(makings.uid, uid), isBehind([makings.createdAt, makings.id], after)))
    .orderBy(desc(makings.createdAt), desc(makings.id))
    .limit(limit);
}

/** How many games of an item were made for a person: the next one is another. */
export async function countGames(
  { tx, orgId }: OrganizationScope,
  { uid, sourceId }: { uid: string; sourceId: string },
): Promise<number> {
  return tx.$count(
    makings,
    and(
      eq(makings.orgId, orgId),
      eq(makings.uid, uid),
      eq(makings.sourceId, sourceId),
      eq(makings.kind, 'game'),
      eq(makings.state, 'done'),
    ),
  );
}

export async function updateMaking(
  { tx, orgId }: OrganizationScope,
  id: string,
  change: Partial<MakingRow>,
): Promise<MakingRow | null> {
  const [row] = await tx
    .update(makings)
    .set(change)
    .where(and(eq(makings.orgId, orgId), eq(makings.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteMaking({ tx, orgId }: OrganizationScope, { uid, id }: Own): Promise<MakingRow | null> {
  const [row] = await tx
    .delete(makings)
    .where(and(eq(makings.orgId, orgId), eq(makings.id, id), eq(makings.uid, uid)))
    .returning();
  return row ?? null;
}

const toWrite = ({ orgId }: { orgId: string }, id: string) =>
  and(eq(makings.orgId, orgId), eq(makings.id, id), inArray(makings.state, ['waiting', 'working']));

/** Notes that somebody works on a making; null when there is nothing to do for it any more. */
export async function beginMaking({ tx, orgId }: OrganizationScope, id: string, at: Date): Promise<MakingRow | null> {
  const [row] = await tx
    .update(makings)
    .set({ state: 'working', touchedAt: at, progress: 0.1 })
    .where(toWrite({ orgId }, id))
    .returning();
  return row ?? null;
}

export async function findMakingToWrite({ tx, orgId }: OrganizationScope, id: string): Promise<MakingRow | null> {
  const [row] = await tx.select().from(makings).where(toWrite({ orgId }, id));
  return row ?? null;
}
