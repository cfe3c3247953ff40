import type { Narrator } from '#adapters/narrator/port.ts';

/** Samples a second of what is recognized: mono, from -1 to 1. */
export const RECOGNITION_RATE = 16_000;
/** Samples of one decision whether somebody speaks: 32 ms. */
export const FRAME_SAMPLES = 512;

/** Turns speech into words. */
export interface SpeechRecognizer {
  readonly engine: 'embedded' | 'provider';
  /** Empty where no words are heard. At most 25 seconds at once: longer recordings make the engines repeat themselves. */
  transcribe(samples: Float32Array): Promise<string>;
  /** The same before it is known whether anybody needs it; only where that costs nothing but time. */
  ahead?(samples: Float32Array): AheadRecognition;
}

/** A recognition that others may overtake until it is needed. */
export interface AheadRecognition {
  readonly text: Promise<string>;
  /** Somebody waits for it now. */
  hurry(): void;
  /** Nobody needs it any more. */
  drop(): void;
}

/** Tells speech from silence, in one stream of sound. */
export interface VoiceDetection {
  accept(samples: Float32Array): void;
  close(): void;
}

export interface VoiceDetector {
  /** `onFrames` hears, in order, of each frame whether somebody speaks in it; `onFailure` when that ends. */
  open(onFrames: (areVoiced: readonly boolean[]) => void, onFailure: (error: Error) => void): VoiceDetection;
}

/** A service that speaks the Realtime protocol itself. */
export interface RealtimeProvider {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly transcriptionModel: string;
  readonly voices: { readonly female: string; readonly male: string };
}

/** All that speaks and listens, as far as it is there. */
export interface Speech {
  readonly recognizer: SpeechRecognizer | null;
  readonly detector: VoiceDetector | null;
  readonly synthesizer: Synthesizer | null;
  readonly realtime: RealtimeProvider | null;
  /** What the embedded engines lack, in words for whoever runs the server. */
  readonly missing: readonly string[];
  close(): Promise<void>;
}

export interface Synthesizer extends Narrator {
  readonly engine: 'embedded' | 'provider';
}
