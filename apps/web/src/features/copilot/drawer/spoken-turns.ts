import {
  type PageContextDetail,
  VOICE_EVENTS,
  type VoiceContextDetail,
  type VoiceTextDetail,
} from '@snapwell/contract/voice/voice-events';
import { useEffect, useEffectEvent } from 'react';
import { loadHistory } from '../chat/chat-runner.ts';
import type { ChatContext } from '../chat/exchange.ts';

/** Gives typed text to a voice session with her, when there is one; answers whether it was taken. */
export function offerToVoice(text: string): boolean {
  const detail: VoiceTextDetail = { text };
  return !window.dispatchEvent(new CustomEvent(VOICE_EVENTS.text, { detail, cancelable: true }));
}

/**
 * While one speaks with her: she knows the page before each turn, and what was said stands in the conversation after
 * it, where the server has stored it.
 */
export function useSpokenTurns(gather: () => Promise<ChatContext>): void {
  const follow = useEffectEvent((event: Event) => {
    const { about, phase } = (event as CustomEvent<VoiceContextDetail>).detail;
    if (about !== 'assistant' || phase !== 'listening') return;
    void loadHistory();
    void gather().then(({ page }) => {
      const detail: PageContextDetail = { page };
      window.dispatchEvent(new CustomEvent(VOICE_EVENTS.page, { detail }));
    });
  });
  useEffect(() => {
    const listener = (event: Event) => follow(event);
    window.addEventListener(VOICE_EVENTS.context, listener);
    return () => window.removeEventListener(VOICE_EVENTS.context, listener);
  }, []);
}
