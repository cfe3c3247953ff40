import { useEffect } from 'react';
import { enterOrganization, leavePage, loadHistory, useChat } from './chat-runner.ts';
import type { Chat } from './chat.ts';

/**
 * The conversation of an organization's member, while it is looked at: its history is loaded, again whenever
 * the page is come back to, and a reply outlives a reload.
 */
export function useChatOf(orgId: string | null, { isLookedAt }: { isLookedAt: boolean }): Chat {
  useEffect(() => {
    enterOrganization(orgId);
    if (!isLookedAt) return;
    const look = () => {
      if (document.visibilityState === 'visible') void loadHistory();
    };
    look();
    // Another device may have gone on meanwhile.
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [orgId, isLookedAt]);

  useEffect(() => {
    window.addEventListener('pagehide', leavePage);
    return () => window.removeEventListener('pagehide', leavePage);
  }, []);
  return useChat();
}
