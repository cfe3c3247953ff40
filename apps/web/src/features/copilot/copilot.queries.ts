import { inspectMessage, getAssistantStatus } from '@snapwell/contract/copilot/copilot.endpoints';
import { queryOptions } from '@tanstack/react-query';
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
