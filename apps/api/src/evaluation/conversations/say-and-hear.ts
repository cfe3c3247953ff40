import { createFliteNarrator } from '#adapters/narrator/flite-narrator.ts';
import { createEmbeddedSpeech } from '#adapters/speech/embedded-speech.ts';
import { findEmbeddedFiles } from '#adapters/speech/embedded-files.ts';
import { RECOGNITION_RATE } from '#adapters/speech/port.ts';
import { resample, toFloats } from '#adapters/speech/resampler.ts';
import { cleanTranscript, isEmbarrassing, speakable } from '#features/voice/index.ts';

/** Where in a sentence a voice is used, both say their half. */
const VOICES = ['female', 'male'] as const;

export interface SpokenWords {
  /** What is recognized when this is said aloud; as in a session, words that were certainly misheard are none. */
  hear(said: string, turn: number): Promise<string>;
  close(): Promise<void>;
}

/** Has sentences said by the built-in voices and recognized by the built-in recognition; null where they lack. */
export function openSpokenWords(model: 'tiny' | 'base'): SpokenWords | null {
  const { files } = findEmbeddedFiles(model);
  const narrator = createFliteNarrator();
  if (!files || !narrator) return null;
  const speech = createEmbeddedSpeech(files);
  return {
    async hear(said, turn) {
      // Silence is said by nobody.
      if (!/\p{L}/u.test(said)) return said;
      const [spoken] = await narrator.speak([speakable(said)], VOICES[turn % VOICES.length]!);
      const samples = resample(spoken!.samples, spoken!.rate, RECOGNITION_RATE);
      const words = cleanTranscript(await speech.recognizer.transcribe(toFloats(samples)));
      return isEmbarrassing(words) ? '' : words;
    },
    async close() {
      await Promise.all([speech.close(), narrator.close()]);
    },
  };
}
