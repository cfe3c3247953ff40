import { useEffect } from 'react';
import { enterOrganization, leavePage, loadHistory, useChat } from './chat-runner.ts';
import type { Chat } from './chat.ts';

/**
 * The conversation of an organization's member, while it is looked at: its history is loaded, and a reply outlives a
 * reload.
 */
export function useChatOf(orgId: string | null, { isLookedAt }: { isLookedAt: boolean }): Chat {
  useEffect(() => {
    enterOrganization(orgId);
    if (isLookedAt) void loadHistory();
  }, [orgId, isLookedAt]);

  useEffect(() => {
    window.addEventListener('pagehide', leavePage);
    return () => window.removeEventListener('pagehide', leavePage);
  }, []);
  return useChat();
}
