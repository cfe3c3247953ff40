import type { Block } from '@snapwell/contract/copilot/conversation.schemas';
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { isBehind } from '#platform/database/sql/keyset.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { conversationItems, conversations } from '../copilot.tables.ts';

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
