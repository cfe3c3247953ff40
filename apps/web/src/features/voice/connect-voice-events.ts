import {
  type PageContextDetail,
  VOICE_EVENTS,
  type VoiceContextDetail,
  type VoiceTextDetail,
} from '@snapwell/contract/voice/voice-events';
import { currentVoice, sayTyped, showPage, watchVoice } from './session/voice-runner.ts';

/** Lets the page know of the voice, and the voice of what is typed and shown; answers how to end it. */
export function connectVoiceEvents(): () => void {
  const takeText = (event: Event) => {
    const { text } = (event as CustomEvent<VoiceTextDetail>).detail;
    if (currentVoice().subject?.about === 'assistant' && sayTyped(text)) event.preventDefault();
  };
  const takePage = (event: Event) => showPage((event as CustomEvent<PageContextDetail>).detail.page);
  let last = '';
  const tell = () => {
    const { phase, subject } = currentVoice();
    const detail: VoiceContextDetail = { phase, about: phase === 'off' ? null : (subject?.about ?? null) };
    if (`${detail.about} ${phase}` === last) return;
    last = `${detail.about} ${phase}`;
    window.dispatchEvent(new CustomEvent(VOICE_EVENTS.context, { detail }));
  };
  window.addEventListener(VOICE_EVENTS.text, takeText);
  window.addEventListener(VOICE_EVENTS.page, takePage);
  const stop = watchVoice(tell);
  tell();
  return () => {
    stop();
    window.removeEventListener(VOICE_EVENTS.text, takeText);
    window.removeEventListener(VOICE_EVENTS.page, takePage);
  };
}
