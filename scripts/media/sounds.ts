/** One struck note: when it begins and how long it rings in seconds, and its pitch as a MIDI number. */
export interface Note {
  at: number;
  pitch: number;
  rings: number;
  loudness?: number;
  /** Where the pitch slides to while it rings. */
  slidesTo?: number;
}

/** The sounds of the product, written as notes. The names are those of the web app's `platform/device/sound.ts`. */
export const sounds: Record<string, Note[]> = {
  earn_points: [
    { at: 0, pitch: 83, rings: 0.16, loudness: 0.75 },
    { at: 0.075, pitch: 88, rings: 0.42 },
  ],
  success: [
    { at: 0, pitch: 72, rings: 0.4, loudness: 0.8 },
    { at: 0.09, pitch: 76, rings: 0.4, loudness: 0.85 },
    { at: 0.18, pitch: 79, rings: 0.4, loudness: 0.9 },
    { at: 0.27, pitch: 84, rings: 0.6 },
  ],
  error: [
    { at: 0, pitch: 62, rings: 0.28 },
    { at: 0.13, pitch: 57, rings: 0.42, loudness: 0.9 },
  ],
  warning: [
    { at: 0, pitch: 71, rings: 0.2 },
    { at: 0.16, pitch: 71, rings: 0.34, loudness: 0.8 },
  ],
  info: [{ at: 0, pitch: 79, rings: 0.36 }],
  message: [{ at: 0, pitch: 70, rings: 0.2, slidesTo: 77 }],
  streak: [
    { at: 0, pitch: 67, rings: 0.35, loudness: 0.7 },
    { at: 0.08, pitch: 72, rings: 0.35, loudness: 0.75 },
    { at: 0.16, pitch: 76, rings: 0.4, loudness: 0.8 },
    { at: 0.24, pitch: 79, rings: 0.5, loudness: 0.9 },
    { at: 0.36, pitch: 84, rings: 0.8 },
    { at: 0.36, pitch: 88, rings: 0.8, loudness: 0.5 },
  ],
  welcome: [
    { at: 0, pitch: 60, rings: 1.1, loudness: 0.6 },
    { at: 0.12, pitch: 67, rings: 1, loudness: 0.65 },
    { at: 0.24, pitch: 72, rings: 0.95, loudness: 0.7 },
    { at: 0.38, pitch: 76, rings: 0.9, loudness: 0.8 },
    { at: 0.54, pitch: 79, rings: 0.9 },
  ],
};
