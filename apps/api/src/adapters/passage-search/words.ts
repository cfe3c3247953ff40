import { stemmer } from 'stemmer';

/** Words that say nothing of what a text is about. */
const STOP_WORDS = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could did do does doing don down during each few for from further get gets got
  had has have having he her here hers him his how i if in into is isn it its itself just let ll me more most my myself no nor not now of off on once only or other our ours out over own please
  re s same say says shall she should so some such t tell than that the their theirs them then there these they this those through to too under until up us use ve very want was we were what whats when
  where which while who whom why will with would you your yours yourself explain long many much mean means called thing things something someone way really`.split(
    /\s+/,
  ),
);

/** The words of a text as the search compares them: folded, without those that say nothing, and stemmed. */
export function searchWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f’']/g, '')
      .match(/[a-z0-9]+(?:\.[0-9]+)?/g) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stemmed);
}

const known = new Map<string, string>();
const MOST_KNOWN = 50_000;

function stemmed(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const now = /[0-9]/.test(word) ? word : stemmer(word);
  known.set(word, now);
  return now;
}
