import type { Rating } from '@snapwell/contract/copilot/conversation.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { gapTopicOf, withoutMarks } from '../gaps/gap-topics.ts';
import { insertGap, withdrawGap } from '../gaps/gaps.repository.ts';
import { findItem, findQuestionOf, setRating } from './conversations.repository.ts';
import { loadConversation } from './conversations.ts';

/** Keeps what somebody thinks of a reply. A thumb down is a gap for those who write lessons. */
export function rateReply(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  { conversationId, messageId }: { conversationId: string; messageId: string },
  rating: Rating | null,
) {
  return inOrganization(db, orgId, async (scope) => {
    await loadConversation(scope, uid, conversationId);
    const reply = await findItem(scope, conversationId, messageId);
    if (reply?.role !== 'assistant') throw new AppError('not_found');
    await setRating(scope, messageId, rating);
    const question = await findQuestionOf(scope, reply);
    if (rating === 'down' && question) {
      const told = { question: withoutMarks(question), topic: gapTopicOf(question) };
      await insertGap(scope, { id: messageId, uid, reason: 'not_helpful', ...told, askedAt: clock.now() });
    } else {
      await withdrawGap(scope, messageId);
    }
    return { rating };
  });
}
