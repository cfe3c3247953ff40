import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Chat } from '../chat/chat.ts';
import { inspection } from '../copilot.queries.ts';
import { InspectionView } from './inspection-view.tsx';

/** What the server laid before the engine for the answer that was written last. */
export function LastInspection({ chat: { orgId, conversationId, streamedId, phase } }: { chat: Chat }) {
  const isThere = orgId !== null && conversationId !== null && streamedId !== null && phase === 'idle';
  const { data } = useQuery({ ...inspection(orgId ?? '', conversationId ?? '', streamedId ?? ''), enabled: isThere });
  return isThere && data ? (
    <InspectionView inspection={data} />
  ) : (
    <p className="text-sm text-ink-2">{t`Shows up here when the answer is complete.`}</p>
  );
}
