import type { QueryClient } from '@tanstack/react-query';
import { sendCompletion, sendProgress } from '../learning.queries.ts';
import type { OutboxEntry } from './outbox-store.ts';

/** Sends a report as a mutation, so that the award in its answer is announced where all answers pass. */
export function sendReport(queryClient: QueryClient, entry: OutboxEntry): Promise<unknown> {
  const mutations = queryClient.getMutationCache();
  const { orgId, contentId } = entry;
  if (entry.type === 'completion')
    return mutations.build(queryClient, sendCompletion(orgId, contentId)).execute(entry.body);
  return mutations.build(queryClient, sendProgress(orgId, contentId)).execute(entry.body);
}
