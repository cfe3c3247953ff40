import type { Block } from '@snapwell/contract/copilot/conversation.schemas';
import { and, desc, eq, getTableColumns, lt, sql, inArray, type SQL } from 'drizzle-orm';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { isBehind } from '#platform/database/sql/keyset.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { conversationItems, conversations, assistantUsage } from '../copilot.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { TraceRecord } from '../request/trace.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type ItemRow = typeof conversationItems.$inferSelect;

/** Without how it came about: that is as large as all the rest, and asked for by one. */
export type MessageRow = Omit<ItemRow, 'inspection'>;

export async function insertConversation(
  { tx, orgId }: OrganizationScope,
  row: Omit<typeof conversations.$inferInsert, 'orgId'>,
): Promise<ConversationRow> {
  const [inserted] = await tx
    .insert(conversations)
    .values({ ...row, orgId })
    .returning();
  return inserted!;
}

/** A conversation of this person; null when it is nobody's or somebody else's. */
export async function findConversation(
  { tx, orgId }: OrganizationScope,
  uid: string,
  id: string,
): Promise<ConversationRow | null> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.orgId, orgId), eq(conversations.id, id), eq(conversations.uid, uid)));
  return row ?? null;
}

/** Conversations behind a moment and an id, the one used last first. */
export function pageConversations(
  { tx, orgId }: OrganizationScope,
  uid: string,
  { limit, after }: { limit: number; after: [string, string] | undefined },
) {
  return tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.orgId, orgId),
        eq(conversations.uid, uid),
        isBehind([conversations.lastUsedAt, conversations.id], after),
      ),
    )
    .orderBy(desc(conversations.lastUsedAt), desc(conversations.id))
    .limit(limit);
}

export function touchConversation(
  { tx, orgId }: OrganizationScope,
  id: string,
  { at, title }: { at: Date; title?: string },
) {
  return tx
    .update(conversations)
    .set({
      lastUsedAt: at,
      ...(title !== undefined && { title: sql`case when title = '' then ${title} else title end` }),
    })
    .where(and(eq(conversations.orgId, orgId), eq(conversations.id, id)));
}

export interface NewItem {
  readonly id: string;
  readonly conversationId: string;
  readonly uid: string;
  readonly role: 'user' | 'assistant';
  readonly blocks: Block[];
  readonly state: ItemRow['state'];
  readonly createdAt: Date;
  readonly touchedAt?: Date;
}

export function insertItems({ tx, orgId }: OrganizationScope, items: readonly NewItem[]) {
  return tx
    .insert(conversationItems)
    .values(items.map((item) => ({ ...item, orgId })))
    .returning();
}

const { inspection: _inspection, ...messageColumns } = getTableColumns(conversationItems);

/** Messages before a moment in the conversation, the newest first. */
export function listItems(
  { tx, orgId }: OrganizationScope,
  conversationId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<MessageRow[]> {
  return tx
    .select(messageColumns)
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.orgId, orgId),
        eq(conversationItems.conversationId, conversationId),
        before === undefined ? undefined : lt(conversationItems.number, before),
      ),
    )
    .orderBy(desc(conversationItems.number))
    .limit(limit);
}

export async function findItem(
  { tx, orgId }: OrganizationScope,
  conversationId: string,
  id: string,
): Promise<ItemRow | null> {
  const [row] = await tx
    .select()
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.orgId, orgId),
        eq(conversationItems.conversationId, conversationId),
        eq(conversationItems.id, id),
      ),
    );
  return row ?? null;
}

export async function deleteItems({ tx, orgId }: OrganizationScope, conversationId: string): Promise<void> {
  await tx
    .delete(conversationItems)
    .where(and(eq(conversationItems.orgId, orgId), eq(conversationItems.conversationId, conversationId)));
}

const own = (orgId: string, id: string) => and(eq(conversationItems.orgId, orgId), eq(conversationItems.id, id));

/** The latest reply of a conversation that is still being written, by its row. */
export async function findStreaming({ tx, orgId }: OrganizationScope, conversationId: string) {
  const [row] = await tx
    .select()
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.orgId, orgId),
        eq(conversationItems.conversationId, conversationId),
        eq(conversationItems.state, 'streaming'),
      ),
    )
    .orderBy(desc(conversationItems.number))
    .limit(1);
  return row ?? null;
}

interface End {
  readonly state: 'complete' | 'stopped';
  readonly blocks: Block[];
  readonly lastLine: StreamLine;
  readonly inspection: TraceRecord;
}

export async function endReply({ tx, orgId }: OrganizationScope, id: string, end: End): Promise<void> {
  await tx.update(conversationItems).set(end).where(own(orgId, id));
}

/** A question without an answer leaves nothing behind. */
export async function removeItems({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<void> {
  await tx
    .delete(conversationItems)
    .where(and(eq(conversationItems.orgId, orgId), inArray(conversationItems.id, [...ids])));
}

export async function askToStop({ tx, orgId }: OrganizationScope, id: string): Promise<void> {
  await tx.update(conversationItems).set({ isStopAsked: true }).where(own(orgId, id));
}

export async function awaitReply({ tx, orgId }: OrganizationScope, id: string, until: Date): Promise<void> {
  await tx.update(conversationItems).set({ awaitedUntil: until }).where(own(orgId, id));
}

/** Until when a reply is awaited by those who do not follow it here; null when nobody does. */
export async function readAwaited({ tx, orgId }: OrganizationScope, id: string): Promise<Date | null> {
  const [row] = await tx
    .select({ until: conversationItems.awaitedUntil })
    .from(conversationItems)
    .where(own(orgId, id));
  return row?.until ?? null;
}

/**
 * Writes how far these replies are, and answers which of them are to stop. `tx` must be one of `acrossOrganizations`.
 */
export async function saveHeartbeats(
  tx: Transaction,
  at: Date,
  replies: readonly { id: string; orgId: string; blocks: Block[] }[],
) {
  const { rows } = await tx.execute<{ id: string | null }>(sql`
    update ${conversationItems} set touched_at = ${at.toISOString()}::timestamptz, blocks = alive.blocks
    from jsonb_to_recordset(${JSON.stringify(replies.map(({ id, orgId, blocks }) => ({ id, org_id: orgId, blocks })))}::jsonb) as alive (id text, org_id text, blocks jsonb)
    where ${conversationItems.orgId} = alive.org_id and ${conversationItems.id} = alive.id and ${conversationItems.state} = 'streaming'
    returning case when is_stop_asked then ${conversationItems.id} end as id`);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Counts a question and the tokens of its answer. */
export function countUse(
  { tx, orgId }: OrganizationScope,
  { uid, day, questions, tokens }: { uid: string; day: string; questions: number; tokens: number },
) {
  return tx
    .insert(assistantUsage)
    .values({ orgId, uid, day, questions, tokens })
    .onConflictDoUpdate({
      target: [assistantUsage.orgId, assistantUsage.day, assistantUsage.uid],
      set: {
        questions: sql`${assistantUsage.questions} + ${questions}`,
        tokens: sql`${assistantUsage.tokens} + ${tokens}`,
      },
    });
}

export interface Use {
  readonly questions: number;
  readonly tokens: number;
}

export interface Used {
  readonly member: Use;
  readonly organization: Use;
}

/**
 * What was used on a day, by the person and by everybody of the organization: an expression for statements that ask
 * more.
 */
export function usedOn(orgId: string, uid: string, day: string): SQL<Used> {
  const use = (filter: SQL) => sql`json_build_object(
    'questions', coalesce(sum(${assistantUsage.questions})${filter}, 0), 'tokens', coalesce(sum(${assistantUsage.tokens})${filter}, 0))`;
  return sql`(select json_build_object('member', ${use(sql` filter (where ${assistantUsage.uid} = ${uid})`)}, 'organization', ${use(sql``)})
    from ${assistantUsage} where ${assistantUsage.orgId} = ${orgId} and ${assistantUsage.day} = ${day})`;
}

export async function readUse({ tx, orgId }: OrganizationScope, uid: string, day: string): Promise<Used> {
  const { rows } = await tx.execute<{ used: Used }>(sql`select ${usedOn(orgId, uid, day)} as used`);
  return rows[0]!.used;
}

export async function setRating(
  { tx, orgId }: OrganizationScope,
  id: string,
  rating: 'up' | 'down' | null,
): Promise<void> {
  await tx.update(conversationItems).set({ rating }).where(own(orgId, id));
}

/** What was asked before a reply; null where nothing was. */
export async function findQuestionOf(
  { tx, orgId }: OrganizationScope,
  { conversationId, number }: { conversationId: string; number: number },
): Promise<string | null> {
  const [row] = await tx
    .select({ blocks: conversationItems.blocks })
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.orgId, orgId),
        eq(conversationItems.conversationId, conversationId),
        eq(conversationItems.role, 'user'),
        lt(conversationItems.number, number),
      ),
    )
    .orderBy(desc(conversationItems.number))
    .limit(1);
  return row?.blocks.map((block) => (block.type === 'text' ? block.text : '')).join(' ') ?? null;
}
