import type { Conversation, ConversationItem, NewMessage } from '@snapwell/contract/copilot/conversation.schemas';
import { z } from 'zod';
import { AppError } from '#platform/http/app-error.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  type ConversationRow,
  deleteItems,
  findConversation,
  insertConversation,
  insertItems,
  listItems,
  pageConversations,
  touchConversation,
} from './conversations.repository.ts';
import type { ReplyRegistry } from './reply.ts';
import { presentConversation, presentMessage } from './present-conversation.ts';

type ConversationWorld = Pick<World, 'db' | 'clock'>;
interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export async function createConversation(
  { db, clock }: ConversationWorld,
  { orgId, uid }: MemberCaller,
  { title }: { title: string },
): Promise<Conversation> {
  const at = clock.now();
  return presentConversation(
    await inOrganization(db, orgId, (scope) =>
      insertConversation(scope, { id: newId(at), uid, title, createdAt: at, lastUsedAt: at }),
    ),
  );
}

export async function listConversations(
  { db }: ConversationWorld,
  { orgId, uid }: MemberCaller,
  { limit, cursor }: Page,
) {
  const after = readCursor(cursor, momentAndId);
  const rows = await inOrganization(db, orgId, (scope) => pageConversations(scope, uid, { limit: limit + 1, after }));
  return toPage(rows, limit, {
    cursorOf: ({ lastUsedAt, id }) => [lastUsedAt.toISOString(), id],
    present: presentConversation,
  });
}

/** The messages of a conversation, the newest first. */
export function listMessages(
  { db, clock }: ConversationWorld,
  { orgId, uid }: MemberCaller,
  conversationId: string,
  { limit, cursor }: Page,
) {
  return inOrganization(db, orgId, async (scope) => {
    await loadConversation(scope, uid, conversationId);
    const rows = await listItems(scope, conversationId, {
      limit: limit + 1,
      before: readCursor(cursor, z.tuple([z.number()]))?.[0],
    });
    return toPage(rows, limit, {
      cursorOf: ({ number }) => [number],
      present: (row) => presentMessage(row, clock.now()),
    });
  });
}

/** Deletes the messages and what was kept of how they came about; the conversation stays to go on with. */
export async function clearConversation(
  { db, registry }: ConversationWorld & { readonly registry: ReplyRegistry },
  { orgId, uid }: MemberCaller,
  conversationId: string,
) {
  await inOrganization(db, orgId, async (scope) => {
    await loadConversation(scope, uid, conversationId);
    await deleteItems(scope, conversationId);
  });
  registry.find(orgId, conversationId)?.stop();
  return { is_cleared: true } as const;
}

/** Keeps a message that was said elsewhere. */
export function addMessage(
  { db, clock }: ConversationWorld,
  { orgId, uid }: MemberCaller,
  conversationId: string,
  message: NewMessage,
): Promise<ConversationItem> {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    await loadConversation(scope, uid, conversationId);
    const item = {
      id: newId(at),
      conversationId,
      uid,
      role: message.role,
      blocks: message.blocks,
      state: 'complete' as const,
      createdAt: at,
    };
    const [row] = await insertItems(scope, [item]);
    await touchConversation(scope, conversationId, { at });
    return presentMessage(row!, at);
  });
}

/** The caller's conversation; somebody else's does not exist. */
export async function loadConversation(
  scope: OrganizationScope,
  uid: string,
  conversationId: string,
): Promise<ConversationRow> {
  const conversation = await findConversation(scope, uid, conversationId);
  if (!conversation) throw new AppError('not_found');
  return conversation;
}
