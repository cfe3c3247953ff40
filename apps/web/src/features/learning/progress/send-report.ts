import type { QueryClient } from '@tanstack/react-query';
import { sendCompletion, sendProgress } from '../learning.queries.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { repeatCompletion } from './repeat-completion.ts';

/** Sends a report as a mutation, so that the awards in its response are announced where all responses pass. */
export async function sendReport(queryClient: QueryClient, entry: OutboxEntry): Promise<void> {
  const mutations = queryClient.getMutationCache();
  const { orgId, contentId } = entry;
  if (entry.type === 'progress') {
    await mutations.build(queryClient, sendProgress(orgId, contentId)).execute(entry.body);
    return;
  }
  const { pays_in_ms: inMs } = await mutations.build(queryClient, sendCompletion(orgId, contentId)).execute(entry.body);
  if (inMs !== null) repeatCompletion(entry, inMs);
}
