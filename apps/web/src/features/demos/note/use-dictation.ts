import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What of the browser's own speech recognition is used; not every browser has it, and TypeScript knows none. */
interface BrowserRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  abort(): void;
}
interface RecognitionResult {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string };
}
interface RecognitionEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<RecognitionResult>;
}

type Listening = 'off' | 'on' | 'failed';

/** A recognizer that says nothing of itself for so long is none: some browsers have one in name only. */
const SILENT_START_MS = 4000;

export interface Dictation {
  readonly canListen: boolean;
  readonly listening: Listening;
  /** What was said and may still change. */
  readonly live: string;
  start(): void;
  stop(): void;
}

/** The browser's own recognition of speech, where there is one. `onSaid` gets each piece that changes no more. */
export function useDictation(onSaid: (words: string) => void): Dictation {
  const [listening, setListening] = useState<Listening>('off');
  const [live, setLive] = useState('');
  const recognition = useRef<BrowserRecognition | null>(null);
  const say = useEffectEvent(onSaid);
  const stop = () => {
    recognition.current?.abort();
    recognition.current = null;
    setLive('');
    setListening('off');
  };
  const start = () => {
    const Recognition = recognitionOf(globalThis);
    if (!Recognition) return setListening('failed');
    const mine = new Recognition();
    recognition.current = mine;
    mine.lang = 'en-US';
    mine.continuous = true;
    mine.interimResults = true;
    const isMine = () => recognition.current === mine;
    const fail = () => {
      if (!isMine()) return;
      stop();
      setListening('failed');
    };
    const timer = setTimeout(fail, SILENT_START_MS);
    mine.addEventListener('audiostart', () => clearTimeout(timer));
    mine.addEventListener('error', () => (clearTimeout(timer), fail()));
    mine.addEventListener('end', () => (clearTimeout(timer), isMine() && stop()));
    mine.addEventListener('result', (event) => {
      const { results, resultIndex } = event as RecognitionEvent;
      const news = Array.from(results).slice(resultIndex);
      for (const { isFinal, 0: best } of news) if (isFinal) sentencesOf(best.transcript).forEach((each) => say(each));
      setLive(
        news
          .filter(({ isFinal }) => !isFinal)
          .map(({ 0: best }) => best.transcript)
          .join(' '),
      );
    });
    setListening('on');
    mine.start();
  };
  useEffect(() => () => recognition.current?.abort(), []);
  return { canListen: recognitionOf(globalThis) !== null, listening, live, start, stop };
}

type RecognitionClass = new () => BrowserRecognition;

function recognitionOf(scope: object): RecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<string, RecognitionClass | undefined>;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** What is heard has no full stops: a pause ends a sentence. */
function sentencesOf(transcript: string): string[] {
  const said = transcript.trim();
  if (said === '') return [];
  return [`${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`];
}
