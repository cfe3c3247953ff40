import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, wordsOf } from '#platform/http/api-error.ts';
import { runMutation } from '#platform/http/api.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { makeCard } from '../reviews.queries.ts';

interface Selected {
  readonly orgId: string;
  readonly contentId: string;
  readonly selection: string;
  /** Leads to the reviews. */
  readonly onOpen: () => void;
}

/** So long it takes to read a question and to go to it. */
const READ_MS = 8000;

/** Keeps what is selected in a lesson as a card, says what it asks, and leads to where it will be asked. */
export async function makeReviewCard(
  queryClient: QueryClient,
  { orgId, contentId, selection, onOpen }: Selected,
): Promise<void> {
  try {
    const { front } = await runMutation(queryClient, makeCard(orgId), { content_id: contentId, selection });
    notify('success', t`It's in your reviews`, {
      detail: front.split('\n\n').slice(1).join(' '),
      action: { label: t`See your reviews`, onPress: onOpen },
      durationMs: READ_MS,
      sound: null,
    });
  } catch (error) {
    // What is wrong with the selection says more than that something is.
    const detail = error instanceof ApiError ? error.details?.[0]?.message : undefined;
    notify(detail ? 'info' : 'error', detail ?? wordsOf(error as Error), detail ? { sound: null } : {});
  }
}
