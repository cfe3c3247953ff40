export interface Spoken {
  /** Mono, 16 bit. */
  readonly samples: Int16Array;
  /** Samples a second. */
  readonly rate: number;
  readonly seconds: number;
}

export type VoiceStyle = 'female' | 'male';

/** Reads texts aloud. */
export interface Narrator {
  /** In a female voice when none is named. */
  speak(texts: readonly string[], voice?: VoiceStyle): Promise<Spoken[]>;
  close(): Promise<void>;
}
