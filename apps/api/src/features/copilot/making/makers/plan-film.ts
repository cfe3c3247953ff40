import type { Film } from '@snapwell/contract/copilot/making.schemas';

const SHORTEST = 15;
const LONGEST = 30;
const WORDS_A_SECOND = 2.6;
/** To find the eye on a new slide, and to let its last word be read. */
const PAUSE = 0.9;

/**
 * A film of slides: the title and the sentences, each as long as it takes to read, or to say. Of 15 to 30 seconds:
 * what does not fit is left out from the end, what is too short stays longer. `spoken` are seconds, for the title
 * first; null for what is not spoken.
 */
export function planFilm(title: string, sentences: readonly string[], spoken: readonly (number | null)[]): Film | null {
  const texts = [title, ...sentences];
  const needed = texts.map(
    (text, i) => Math.max(2.4, text.split(/\s+/).length / WORDS_A_SECOND, spoken[i] ?? 0) + PAUSE,
  );
  let count = texts.length;
  while (count > 2 && sum(needed.slice(0, count)) > LONGEST) count--;
  if (count < 3) return null;
  const kept = needed.slice(0, count);
  const stretch = Math.max(1, SHORTEST / sum(kept));
  const seconds = kept.map((each) => round(each * stretch));
  const starts = seconds.map((_, i) => round(sum(seconds.slice(0, i))));
  return {
    title,
    slides: texts.slice(0, count).map((text, i) => ({ text, start: starts[i]!, seconds: seconds[i]! })),
    seconds: round(sum(seconds)),
    has_narration: spoken.some((each) => each !== null),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const round = (seconds: number) => Math.round(seconds * 100) / 100;
