export interface Spoken {
  /** Mono, 16 bit. */
  readonly samples: Int16Array;
  /** Samples a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** Reads texts aloud. */
export interface Narrator {
  speak(texts: readonly string[]): Promise<Spoken[]>;
  close(): Promise<void>;
}
