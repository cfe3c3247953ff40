import { type AheadRecognition, RECOGNITION_RATE, type SpeechRecognizer } from '#adapters/speech/port.ts';
import { cleanTranscript } from '../text/mishearings.ts';
import { createRecording, joinSamples } from './recording.ts';

/** Above this a pause is used to recognize what was said so far for good. */
const CUT_AT_PAUSE_SECONDS = 14;
/** Longer recordings make the engines repeat themselves. */
const LONGEST_SECONDS = 24;

/** What somebody says in one turn, recognized in parts where it is long and ahead of its end where there are pauses. */
export interface TurnTranscript {
  /** Whether there is any sound of a turn. */
  readonly isEmpty: boolean;
  append(samples: Float32Array): void;
  begin(): void;
  /** Somebody pauses: they may be finished, so recognition begins. */
  runAhead(): void;
  /** They go on. */
  resume(): void;
  /** The words of the turn and its sound; it is over, and the next can begin. */
  end(): { readonly text: Promise<string>; readonly samples: Float32Array };
  clear(): void;
}

export function createTurnTranscript(recognizer: SpeechRecognizer): TurnTranscript {
  const recording = createRecording();
  let parts: Promise<string>[] = [];
  let sounds: Float32Array[] = [];
  let ahead: AheadRecognition | null = null;

  const recognize = () => {
    const text = recognizer.transcribe(recording.read());
    // Whoever asks for the words hears of a failure; until then nobody listens.
    text.catch(() => undefined);
    return text;
  };
  const cut = (text: Promise<string>) => {
    parts.push(text);
    sounds.push(recording.read());
    recording.clear();
    recording.begin();
  };
  const clear = () => {
    recording.clear();
    parts = [];
    sounds = [];
    ahead = null;
  };
  const needed = ({ text, hurry }: AheadRecognition) => {
    hurry();
    return text;
  };
  return {
    get isEmpty() {
      return parts.length === 0 && recording.seconds === 0;
    },
    append(samples) {
      recording.append(samples);
      if (recording.seconds > LONGEST_SECONDS) cut(recognize());
    },
    begin: () => recording.begin(),
    runAhead() {
      // A service is paid for each call, and has its own way of being quick.
      ahead = recognizer.ahead?.(recording.read()) ?? null;
      ahead?.text.catch(() => undefined);
    },
    resume() {
      if (ahead && recording.seconds > CUT_AT_PAUSE_SECONDS) cut(needed(ahead));
      else ahead?.drop();
      ahead = null;
    },
    end() {
      const all = [...parts, ahead ? needed(ahead) : recognize()];
      const samples = joinSamples([...sounds, recording.read()]);
      clear();
      return { samples, text: Promise.all(all).then((texts) => cleanTranscript(texts.filter(Boolean).join(' '))) };
    },
    clear() {
      ahead?.drop();
      clear();
    },
  };
}

/** A moment of silence, which makes an engine load what it needs. */
export const warmUp = (recognizer: SpeechRecognizer): Promise<unknown> =>
  recognizer.engine === 'embedded' ? recognizer.transcribe(new Float32Array(RECOGNITION_RATE / 2)) : Promise.resolve();
