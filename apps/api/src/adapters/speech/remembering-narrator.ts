import type { Narrator, Spoken, VoiceStyle } from '#adapters/narrator/port.ts';

/** About ten minutes of speech. */
const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Speaks a sentence once: what personas say stands in their scenarios and comes again with each person. The sentences
 * used last are held; two who need the same one at once wait for one work.
 */
export function rememberingNarrator<N extends Narrator>(narrator: N, mostBytes = MOST_BYTES): N {
  const known = new Map<string, Promise<Spoken>>();
  const sizes = new Map<string, number>();
  let bytes = 0;

  function forget(key: string): void {
    known.delete(key);
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  function speakOne(text: string, voice: VoiceStyle): Promise<Spoken> {
    const key = `${voice} ${text}`;
    const before = known.get(key);
    if (before) {
      // The last used stands last.
      known.delete(key);
      known.set(key, before);
      return before;
    }
    const spoken = narrator.speak([text], voice).then(([first]) => first!);
    known.set(key, spoken);
    spoken.then(
      ({ samples }) => {
        sizes.set(key, samples.byteLength);
        bytes += samples.byteLength;
        for (const oldest of known.keys()) if (bytes > mostBytes) forget(oldest);
      },
      () => forget(key),
    );
    return spoken;
  }

  return {
    ...narrator,
    speak: (texts, voice = 'female') => Promise.all(texts.map((text) => speakOne(text, voice))),
  };
}
