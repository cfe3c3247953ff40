import type { InviteDraftRow } from '@snapwell/contract/organizations/invite-lists.schemas';
import { and, asc, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { inviteListRows, inviteLists } from '../organizations.tables.ts';
import type { DraftLine } from './inspect-invite-list.ts';

export type InviteListEntry = typeof inviteLists.$inferSelect;
type NewInviteList = Omit<typeof inviteLists.$inferInsert, 'orgId'>;
export type InviteListChanges = Partial<Omit<NewInviteList, 'id'>>;

/** Rows written by one statement: each has four parameters, and a statement has at most 65,535. */
const ROWS_A_STATEMENT = 5000;

const listOf = (orgId: string, id: string) => and(eq(inviteLists.orgId, orgId), eq(inviteLists.id, id));
const rowsOf = (orgId: string, id: string) => and(eq(inviteListRows.orgId, orgId), eq(inviteListRows.listId, id));

export async function insertInviteList(
  { tx, orgId }: OrganizationScope,
  list: NewInviteList,
  lines: readonly DraftLine[],
): Promise<InviteListEntry> {
  const [entry] = await tx
    .insert(inviteLists)
    .values({ ...list, orgId })
    .returning();
  for (let i = 0; i < lines.length; i += ROWS_A_STATEMENT) {
    const some = lines.slice(i, i + ROWS_A_STATEMENT);
    await tx.insert(inviteListRows).values(some.map(({ line, row }) => ({ orgId, listId: list.id, line, row })));
  }
  return entry!;
}

/** Held until the transaction ends. */
export async function lockInviteList({ tx, orgId }: OrganizationScope, id: string): Promise<InviteListEntry | null> {
  const [list] = await tx.select().from(inviteLists).where(listOf(orgId, id)).for('update');
  return list ?? null;
}

export async function findInviteList({ tx, orgId }: OrganizationScope, id: string): Promise<InviteListEntry | null> {
  const [list] = await tx.select().from(inviteLists).where(listOf(orgId, id));
  return list ?? null;
}

export function listLatest({ tx, orgId }: OrganizationScope, limit: number): Promise<InviteListEntry[]> {
  return tx
    .select()
    .from(inviteLists)
    .where(eq(inviteLists.orgId, orgId))
    .orderBy(desc(inviteLists.createdAt))
    .limit(limit);
}

/** How many lists wait to be mended or sent. */
export async function countUnfinished({ tx, orgId }: OrganizationScope): Promise<number> {
  const [counted] = await tx
    .select({ lists: count() })
    .from(inviteLists)
    .where(and(eq(inviteLists.orgId, orgId), inArray(inviteLists.state, ['draft', 'sending', 'waiting'])));
  return counted!.lists;
}

/** The lines behind one, in the order of the file. */
export function listLines(
  { tx, orgId }: OrganizationScope,
  id: string,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<DraftLine[]> {
  return tx
    .select({ line: inviteListRows.line, row: inviteListRows.row })
    .from(inviteListRows)
    .where(and(rowsOf(orgId, id), gt(inviteListRows.line, after)))
    .orderBy(asc(inviteListRows.line))
    .limit(limit);
}

export async function findLine({ tx, orgId }: OrganizationScope, id: string, line: number) {
  const [found] = await tx
    .select({ row: inviteListRows.row })
    .from(inviteListRows)
    .where(and(rowsOf(orgId, id), eq(inviteListRows.line, line)));
  return found?.row ?? null;
}

export async function updateLine(
  { tx, orgId }: OrganizationScope,
  id: string,
  { line, row }: { line: number; row: InviteDraftRow },
): Promise<void> {
  await tx
    .update(inviteListRows)
    .set({ row })
    .where(and(rowsOf(orgId, id), eq(inviteListRows.line, line)));
}

/** False when there was no such line. */
export async function deleteLine({ tx, orgId }: OrganizationScope, id: string, line: number): Promise<boolean> {
  const gone = await tx
    .delete(inviteListRows)
    .where(and(rowsOf(orgId, id), eq(inviteListRows.line, line)))
    .returning({ line: inviteListRows.line });
  return gone.length === 1;
}

/** What was in the table is of no use any more: it names people who may never come. */
export async function deleteLines({ tx, orgId }: OrganizationScope, id: string): Promise<void> {
  await tx.delete(inviteListRows).where(rowsOf(orgId, id));
}

export async function updateInviteList(
  { tx, orgId }: OrganizationScope,
  id: string,
  changes: InviteListChanges,
): Promise<InviteListEntry> {
  const [list] = await tx.update(inviteLists).set(changes).where(listOf(orgId, id)).returning();
  return list!;
}

export async function deleteInviteList({ tx, orgId }: OrganizationScope, id: string): Promise<void> {
  await tx.delete(inviteLists).where(listOf(orgId, id));
}

/** Lists that are not sent to their end. `tx` must be one of `acrossOrganizations`. */
export function listUnsent(tx: Transaction): Promise<{ orgId: string; id: string }[]> {
  return tx
    .select({ orgId: inviteLists.orgId, id: inviteLists.id })
    .from(inviteLists)
    .where(inArray(inviteLists.state, ['sending', 'waiting']));
}

/** Gives some lines to another list. */
export async function moveLines(
  { tx, orgId }: OrganizationScope,
  lines: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (let i = 0; i < lines.length; i += ROWS_A_STATEMENT)
    await tx
      .update(inviteListRows)
      .set({ listId: to })
      .where(and(rowsOf(orgId, from), inArray(inviteListRows.line, lines.slice(i, i + ROWS_A_STATEMENT))));
}

/** Lists that nobody sent, and those that are long over. `tx` must be one of `acrossOrganizations`. */
export async function deleteOldLists(tx: Transaction, until: Date): Promise<void> {
  await tx
    .delete(inviteLists)
    .where(and(lte(inviteLists.createdAt, until), inArray(inviteLists.state, ['draft', 'done', 'cancelled'])));
}
