/** What a word that stands nowhere weighs. */
const UNKNOWN = 2.5;
/** Of each way of looking so many passages are compared closely. */
const CANDIDATES = 120;
const MEANING_FACTOR = 1.2;
/** Below every score: words add to zero, meanings are -1 at least. */
export const NOT_SCORED = -2;

/** A word that is asked for, and how much it tells. */
export interface Term {
  readonly word: string;
  readonly weight: number;
  readonly idf: number;
}

export function rarity(all: number, having: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

/** A word that stands nowhere in the library (a name, a brand, a slip of the pen) must not cost all the others. */
export const damped = (idf: number, having: number): number => (having === 0 ? Math.min(idf, UNKNOWN) : idf);

export function coverOf(terms: readonly Term[], has: (word: string) => boolean): number {
  let [all, covered] = [0, 0];
  for (const { word, weight, idf } of terms) {
    // What else may be meant counts as covered, and not as asked for.
    if (weight === 1) all += idf;
    if (has(word)) covered += weight * idf;
  }
  return all === 0 ? 0 : Math.min(1, covered / all);
}

/** The more of the query the words cover, the more they decide; for the rest the meaning does. */
export function blend({
  words,
  cover,
  like,
  hasMeaning,
}: {
  words: number;
  cover: number;
  like: number;
  hasMeaning: boolean;
}): number {
  if (!hasMeaning) return words * (0.5 + 0.5 * cover);
  const share = 0.2 + 0.4 * cover;
  return share * words + (1 - share) * MEANING_FACTOR * Math.max(0, like);
}

/** The places of the highest scores. */
export function strongest(scores: Float64Array): number[] {
  const given = scores.filter((score) => score > NOT_SCORED).sort();
  const floor = given[Math.max(0, given.length - CANDIDATES)] ?? 0;
  const places: number[] = [];
  scores.forEach((score, place) => {
    if (score > NOT_SCORED && score >= floor) places.push(place);
  });
  return places;
}
