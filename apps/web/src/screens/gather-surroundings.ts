import type { UserContext } from '@snapwell/contract/copilot/context.schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { Surroundings } from '#features/copilot/chat/chat-runner.ts';
import { gatherPageContext } from '#features/copilot/context/current-page.ts';
import { userContext } from '#features/copilot/context/user-context.ts';
import { progressOverview } from '#features/learning/learning.queries.ts';
import { currentProfile } from '#features/profiles/profile-runner.ts';

/** What goes with a question to the assistant (spec §3): the page in view, and what this browser knows of the learner. */
export async function gatherSurroundings(queryClient: QueryClient, orgId: string): Promise<Surroundings> {
  const [page, user] = await Promise.all([gatherPageContext(location.pathname), gatherUserContext(queryClient, orgId)]);
  return { page, user };
}

/** What this browser knows of the learner; null in an organization whose profile is not loaded. */
export async function gatherUserContext(queryClient: QueryClient, orgId: string): Promise<UserContext | null> {
  const { organization } = currentProfile();
  if (organization?.organization_id !== orgId) return null;
  const progress = await queryClient.fetchQuery(progressOverview(orgId)).catch(() => null);
  return userContext({ profile: organization, progress, lastCompleted: null });
}
