import type { Proposal } from '@snapwell/contract/copilot/stream.schemas';
import { repairStreak } from '@snapwell/contract/gamification/gamification.endpoints';
import { changeReminders } from '@snapwell/contract/gamification/reminders.endpoints';
import { assign } from '@snapwell/contract/learning/assignments/assignments.endpoints';
import type { Rating } from '@snapwell/contract/copilot/conversation.schemas';
import { getAssistantStatus, inspectMessage, rateReply } from '@snapwell/contract/copilot/copilot.endpoints';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

export const copilotKeys = { all: (orgId: string) => ['copilot', orgId] as const };

/** What answers, how much of the library is known, what is left of the budget. */
export const assistantStatus = (orgId: string) =>
  queryOptions({
    queryKey: [...copilotKeys.all(orgId), 'status'],
    queryFn: () => call(getAssistantStatus, { query: { org_id: orgId } }),
    throwOnError: false,
  });

/** What a question sent and used. */
export const inspection = (orgId: string, conversationId: string, messageId: string) =>
  queryOptions({
    queryKey: [...copilotKeys.all(orgId), 'inspection', conversationId, messageId],
    queryFn: () => call(inspectMessage, { params: { conversationId, messageId }, query: { org_id: orgId } }),
    throwOnError: false,
  });

/** Says whether a reply helped; null takes it back. */
export const rateMessage = (orgId: string, conversationId: string, messageId: string) =>
  mutationOptions({
    mutationFn: (rating: Rating | null) =>
      call(rateReply, { params: { conversationId, messageId }, query: { org_id: orgId }, body: { rating } }),
  });

/** Does what was proposed, as the person's own act. */
export const confirmProposal = (orgId: string) =>
  mutationOptions({
    async mutationFn(proposal: Proposal): Promise<unknown> {
      if (proposal.kind === 'repair') return call(repairStreak, { params: { orgId } });
      if (proposal.kind === 'reminder')
        return call(changeReminders, { params: { orgId }, body: { is_mail_on: true, hour: proposal.hour } });
      return call(assign, {
        params: { orgId },
        body: {
          target_type: proposal.target_type,
          target_id: proposal.target_id,
          group_ids: proposal.group ? [proposal.group.id] : [],
          due: proposal.due_on === null ? { type: 'open' } : { type: 'day', day: proposal.due_on },
        },
      });
    },
  });
