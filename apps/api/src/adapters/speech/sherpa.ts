import { createRequire } from 'node:module';

interface Waveform {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** A stream of sound that is recognized at once. */
export interface SherpaStream {
  acceptWaveform(waveform: Waveform): void;
}

export interface SherpaRecognizer {
  createStream(): SherpaStream;
  /** Works on another thread of the process. */
  decodeAsync(stream: SherpaStream): Promise<{ text: string }>;
}

export interface SherpaVad {
  acceptWaveform(samples: Float32Array): void;
  isDetected(): boolean;
  isEmpty(): boolean;
  pop(): void;
}

/** What is used of sherpa-onnx-node, which has no types of its own. */
export interface Sherpa {
  OfflineRecognizer: { createAsync(config: object): Promise<SherpaRecognizer> };
  Vad: new (config: object, bufferSeconds: number) => SherpaVad;
}

/** Loads the native engine. Throws where it is not installed, or not for this machine. */
export const loadSherpa = (): Sherpa => createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
