/** Places for words and pairs of words; which of them share one is left to chance. */
export const BUCKETS = 1024;
/** Numbers of a meaning. */
export const MEANING = 512;
export const FEATURES = MEANING + BUCKETS;

const MEANING_WEIGHT = 2.4;
const WORDS_WEIGHT = 2;

/** What the classifier sees of a question: its meaning, its words and pairs of words, and how long it is. */
export function featuresOf(question: string, vector: Int8Array | null): Map<number, number> {
  const features = new Map<number, number>();
  if (vector) {
    const length = Math.hypot(...vector);
    vector.forEach((value, i) => features.set(i, (MEANING_WEIGHT * value) / length));
  }
  const words =
    question
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[a-z]+|[0-9]+/g) ?? [];
  const marks = words.flatMap((word, i) => (i + 1 < words.length ? [word, `${word} ${words[i + 1]}`] : [word]));
  marks.push(`length ${Math.min(6, words.length)}`, `begins ${words[0] ?? ''}`);
  for (const mark of marks) {
    const place = MEANING + (hash(mark) % BUCKETS);
    features.set(place, (features.get(place) ?? 0) + WORDS_WEIGHT / Math.sqrt(marks.length));
  }
  return features;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  return value >>> 0;
}
