/** The most words that are set as large as a headline. */
const MOST_WORDS = 7;
const FIRST_SENTENCE = /^(.+?[.!?]['’"”]?)(?:\s+(.+))?$/s;

/** Parts a consequence into a short first sentence, to be read at a glance, and what explains it. */
export function headlineOf(consequence: string | null): { headline: string | null; rest: string | null } {
  if (!consequence) return { headline: null, rest: null };
  const [, first = consequence, rest = null] = FIRST_SENTENCE.exec(consequence) ?? [];
  const words = first.split(/\s+/).length;
  return words <= MOST_WORDS ? { headline: first, rest } : { headline: null, rest: consequence };
}
