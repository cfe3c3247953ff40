import { bareWords } from '@snapwell/understanding/words/normalise';
import { searchWords } from '#adapters/passage-search/words.ts';

/** What somebody who is being taught may want instead of answering; the buttons say it in English and in German. */
export type TutorWish = 'hint' | 'skip' | 'stop';

const WISHES: readonly (readonly [TutorWish, RegExp])[] = [
  [
    'stop',
    /^(?:stop|stopp|genug|aufhören|beenden|enough|quit|end|cancel|no more|finish|thats enough|stop (?:it|this|now|teaching)|later)(?: (?:please|thanks|now))?$/,
  ],
  [
    'skip',
    /^(?:skip|weiter|überspringen|zeig mir die antwort|next|show me the answer|pass|tell me|show me|just tell me|the answer|whats the answer|show (?:me )?the answer|skip (?:it|this))(?: please)?$/,
  ],
  [
    'hint',
    /^(?:(?:give me |i need |can i have |another |one more )*(?:a |an |another )?hint|gib mir einen hinweis|hinweis|tipp|hilfe|keine ahnung|weiß (?:ich )?nicht|help|help me|clue|no idea|idk|dunno|i (?:dont|do not) know|not sure|i am not sure|im not sure|no clue|\?+)(?: please)?$/,
  ],
];

export function wishOfLearner(text: string): TutorWish | null {
  const said = text.trim() === '?' ? '?' : bareWords(text);
  return WISHES.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

/** So much of what is said must fit an option, and so much more than any other. */
const FITS = 0.5;
const MORE = 0.25;

/**
 * Which of the choices is meant: by its words, its letter or its number, else the one that what was said fits best.
 * Null where that cannot be told.
 */
export function choiceOf(text: string, choices: readonly string[]): number | null {
  const said = bareWords(text);
  const same = choices.findIndex((choice) => bareWords(choice) === said);
  if (same !== -1) return same;
  const letter = /^(?:option |answer |its |number )?([a-f]|[1-6])$/.exec(said)?.[1];
  if (letter) {
    const at = /\d/.test(letter) ? Number(letter) - 1 : letter.charCodeAt(0) - 'a'.charCodeAt(0);
    return at < choices.length ? at : null;
  }
  const words = new Set(searchWords(text));
  if (words.size === 0) return null;
  const shares = choices.map((choice) => {
    const own = [...new Set(searchWords(choice))];
    return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / own.length;
  });
  const [best = 0, second = 0] = shares.toSorted((a, b) => b - a);
  return best >= FITS && best - second >= MORE ? shares.indexOf(best) : null;
}
