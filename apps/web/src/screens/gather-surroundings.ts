import type { UserContext } from '@snapwell/contract/copilot/context.schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { ChatContext } from '#features/copilot/chat/exchange.ts';
import { gatherPageContext } from '#features/copilot/context/current-page.ts';
import { type CompletedItem, userContext } from '#features/copilot/context/user-context.ts';
import { progressOverview } from '#features/learning/learning.queries.ts';
import { history } from '#features/learning/record/record.queries.ts';
import { currentProfile } from '#features/profiles/profile-runner.ts';

/**
 * What goes with a question to the assistant (spec §3): the page in view, and what this browser knows of the learner.
 */
export async function gatherChatContext(queryClient: QueryClient, orgId: string): Promise<ChatContext> {
  const [page, user] = await Promise.all([gatherPageContext(location.pathname), gatherUserContext(queryClient, orgId)]);
  return { page, user };
}

/** What this browser knows of the learner; null in an organization whose profile is not loaded. */
export async function gatherUserContext(queryClient: QueryClient, orgId: string): Promise<UserContext | null> {
  const { organization } = currentProfile();
  if (organization?.organization_id !== orgId) return null;
  const [progress, lastCompleted] = await Promise.all([
    queryClient.fetchQuery(progressOverview(orgId)).catch(() => null),
    findLastCompleted(queryClient, orgId).catch(() => null),
  ]);
  return userContext({ profile: organization, progress, lastCompleted });
}

async function findLastCompleted(queryClient: QueryClient, orgId: string): Promise<CompletedItem | null> {
  const { pages } = await queryClient.fetchInfiniteQuery(history(orgId));
  const last = pages[0]?.items[0];
  if (!last) return null;
  const { content_id, title, module_title } = last;
  return {
    content_id,
    content_title: title,
    module_id: null,
    module_title,
    chapter_id: null,
    last_visited: Date.parse(last.completed_at),
  };
}
