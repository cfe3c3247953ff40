import type { VoiceProblem } from './voice.ts';

/** What is used of a browser's own recognition of speech; some name it with a prefix. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  abort(): void;
  addEventListener(type: 'result', listener: (event: RecognitionResultEvent) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void;
  addEventListener(type: 'start' | 'speechstart' | 'end', listener: () => void): void;
}
interface RecognitionResultEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}
type RecognitionMaker = new () => Recognition;

/** Its `start` may come to nothing without a word of it: then there is nobody behind it. */
const BEGIN_MS = 3000;

const makers = globalThis as { SpeechRecognition?: RecognitionMaker; webkitSpeechRecognition?: RecognitionMaker };
const Maker = makers.SpeechRecognition ?? makers.webkitSpeechRecognition;

/** What this browser says it can do by itself. Whether it does shows when it is asked to. */
export const browserCan = {
  listen: Maker !== undefined,
  get speak(): boolean {
    return typeof speechSynthesis !== 'undefined' && speechSynthesis.getVoices().some(isEnglish);
  },
};

const isEnglish = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().startsWith('en');

export interface BrowserEars {
  close(): void;
}

interface EarListeners {
  /** Somebody begins to speak. */
  onBegin(): void;
  onWords(words: string): void;
  /** Once: it listens no more. */
  onFailure(problem: VoiceProblem): void;
  /** Whether the partner is being heard: what comes from the loudspeaker is not listened to. */
  isSpeaking(): boolean;
}

/** Listens by the browser's own recognition, turn after turn. */
export function openBrowserEars(to: EarListeners): BrowserEars {
  const recognition = new Maker!();
  let isOpen = true;
  const fail = (problem: VoiceProblem) => {
    if (!isOpen) return;
    close();
    to.onFailure(problem);
  };
  const timer = setTimeout(() => fail('unavailable'), BEGIN_MS);
  function close(): void {
    isOpen = false;
    clearTimeout(timer);
    recognition.abort();
  }
  recognition.lang = 'en-US';
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.addEventListener('start', () => clearTimeout(timer));
  recognition.addEventListener('speechstart', () => {
    if (isOpen && !to.isSpeaking()) to.onBegin();
  });
  recognition.addEventListener('result', ({ resultIndex, results }) => {
    if (!isOpen || to.isSpeaking()) return;
    for (const result of Array.from(results).slice(resultIndex))
      if (result.isFinal && result[0]) to.onWords(result[0].transcript);
  });
  recognition.addEventListener('error', ({ error }) => {
    // Silence ends it too; it begins again below.
    if (error === 'no-speech' || error === 'aborted') return;
    fail(error === 'not-allowed' ? 'microphone-denied' : 'unavailable');
  });
  recognition.addEventListener('end', () => {
    if (isOpen) recognition.start();
  });
  recognition.start();
  return { close };
}
