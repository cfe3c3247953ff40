import type { Inspection } from '@snapwell/contract/copilot/inspector.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { type MemberCaller, runsOrganization } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findItem } from './conversation/conversations.repository.ts';
import { loadConversation } from './conversation/conversations.ts';
import { stateOf } from './conversation/present-conversation.ts';

/** Parts that are the organization's own; a learner sees that they were sent, and how long they are. */
const PRIVATE_PARTS: ReadonlySet<string> = new Set(['system', 'organization']);

/** What a question sent and used, by the reply to it. */
export function inspectMessage(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
  place: { conversationId: string; messageId: string },
): Promise<Inspection> {
  return inOrganization(db, caller.orgId, async (scope) => {
    await loadConversation(scope, caller.uid, place.conversationId);
    const row = await findItem(scope, place.conversationId, place.messageId);
    if (!row?.inspection) throw new AppError('not_found');
    const maySeeAll = runsOrganization(caller);
    const sent = row.inspection.sent.map((part) =>
      maySeeAll || !PRIVATE_PARTS.has(part.part) ? part : { ...part, text: '' },
    );
    return { ...row.inspection, sent, message_id: row.id, state: stateOf(row, clock.now()) };
  });
}
