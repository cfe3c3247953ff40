import { isGerman } from '#features/copilot/skills/german/is-german.ts';
import { withoutUmlauts } from '#features/copilot/skills/german/umlauts.ts';

/** Places for words, pairs of words and parts of words; which of them share one is left to chance. */
export const BUCKETS = 8192;
/** German words have places of their own: `die`, `was` and `war` mean other things there. */
const GERMAN_BUCKETS = 4096;
/** Numbers of a meaning. */
export const MEANING = 512;
export const FEATURES = MEANING + BUCKETS + GERMAN_BUCKETS;

const MEANING_WEIGHT = 2.4;
const WORDS_WEIGHT = 2;
const PARTS_WEIGHT = 1.4;
/** Letters of a part of a word: a slip of the pen leaves most parts as they were. */
const PART = 4;
const LONGEST = 8;

/**
 * What the classifier sees of a question: its meaning, its words, pairs and parts of words, and how long it is. What is
 * asked in German is seen by its words alone: the encoder knows English.
 */
export function featuresOf(question: string, vector: Int8Array | null): Map<number, number> {
  const features = new Map<number, number>();
  const isOfGerman = isGerman(question);
  const [first, places] = isOfGerman ? [MEANING + BUCKETS, GERMAN_BUCKETS] : [MEANING, BUCKETS];
  const addAll = (marks: readonly string[], weight: number) => {
    for (const mark of marks) {
      const place = first + (hash(mark) % places);
      features.set(place, (features.get(place) ?? 0) + weight / Math.sqrt(marks.length));
    }
  };
  if (vector && !isOfGerman) {
    const length = Math.hypot(...vector);
    vector.forEach((value, i) => features.set(i, (MEANING_WEIGHT * value) / length));
  }
  const words = (
    withoutUmlauts(question.toLowerCase())
      .replaceAll(/[’']/g, '')
      .match(/[a-z]+|[0-9]+/g) ?? []
  ).map((word) => (/^\d/.test(word) ? (word.length > 2 ? '100' : '1') : word));
  addAll(marksOf(words, /\?\s*$/.test(question)), WORDS_WEIGHT);
  addAll(words.flatMap(partsOf), PARTS_WEIGHT);
  return features;
}

function marksOf(words: readonly string[], isAsked: boolean): string[] {
  return [
    ...words.flatMap((word, i) => [
      word,
      ...(i + 1 < words.length ? [`${word} ${words[i + 1]}`] : []),
      ...(i + 2 < words.length ? [`${word} * ${words[i + 2]}`] : []),
    ]),
    `length ${Math.min(LONGEST, words.length)}`,
    `begins ${words[0] ?? ''}`,
    `ends ${words.at(-1) ?? ''}`,
    isAsked ? 'asked' : 'said',
  ];
}

function partsOf(word: string): string[] {
  const whole = `<${word}>`;
  return Array.from({ length: Math.max(0, whole.length - PART + 1) }, (_, i) => `part ${whole.slice(i, i + PART)}`);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  return value >>> 0;
}
