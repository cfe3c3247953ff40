import { rarityOf } from '../words/frequencies.ts';
import { normalise, wordsOf } from '../words/normalise.ts';
import { type Vocabulary, vocabularyOf } from '../words/spelling.ts';
import { learnFrom, type Point } from './learned.ts';
import { isQuestion, type Signs, signsOf, stemsOf } from './signs.ts';

/** Something that may be meant: what it is called by its owner, ways to say it, words that give it away. */
export interface Candidate {
  readonly id: string;
  readonly phrases: readonly string[];
  readonly keyPhrases: readonly string[];
  /** What is answered to it, or what else tells what it is about. */
  readonly about?: readonly string[];
  /** Whoever says it means nothing of the matter. */
  readonly isNothing?: boolean;
}

/** Computes what sentences mean, as directions; null where that cannot be done: then words alone decide. */
export type Embed = (texts: readonly string[]) => Promise<readonly ArrayLike<number>[] | null>;

interface PreparedPhrase {
  readonly text: string;
  readonly signs: Signs;
  readonly trigrams: ReadonlySet<string>;
  readonly isQuestion: boolean;
  readonly vector: ArrayLike<number> | null;
}

export interface PreparedCandidate {
  readonly id: string;
  readonly isNothing: boolean;
  readonly phrases: readonly PreparedPhrase[];
  /** All signs of its phrases, each with its greatest weight. */
  readonly signs: Signs;
  /** The signs of what it is about. */
  readonly topic: Signs;
  readonly keys: readonly { readonly stems: readonly string[]; readonly rarity: number }[];
}

/** Candidates made ready, once for all that is said about them. */
export interface Candidates {
  readonly all: readonly PreparedCandidate[];
  readonly vocabulary: Vocabulary;
  /** How much a sign tells these candidates apart, 0 to 1, in their phrases and in what they are about. */
  distinctness(sign: string): number;
  topicDistinctness(sign: string): number;
  /** What all phrases together teach of a sentence, for each candidate; of a phrase, as if it were not among them. */
  learned(said: Point | string): readonly number[];
}

/** Learning takes the cube of its phrases: with these a tenth of a second, in which nobody else is answered. */
const MOST_LEARNED = 400;

/** Makes candidates ready to be matched; `texts` are further texts of the same matter, for the spelling. */
export async function prepareCandidates(
  candidates: readonly Candidate[],
  embed: Embed,
  texts: readonly string[] = [],
): Promise<Candidates> {
  const phrases = candidates.flatMap((candidate) => candidate.phrases);
  const vectors = await embed(phrases);
  let next = 0;
  const all = candidates.map((candidate): PreparedCandidate => {
    const prepared = candidate.phrases.map((phrase): PreparedPhrase => {
      const vector = vectors?.[next++] ?? null;
      const text = normalise(phrase);
      return { text, signs: signsOf(text), trigrams: trigramsOf(text), isQuestion: isQuestion(text), vector };
    });
    const keys = candidate.keyPhrases.map((key) => ({ stems: stemsOf(normalise(key)), rarity: rarityOfKey(key) }));
    const topic = unite((candidate.about ?? []).map((text) => signsOf(normalise(text))));
    return {
      id: candidate.id,
      isNothing: candidate.isNothing ?? false,
      phrases: prepared,
      signs: unite(prepared.map(({ signs }) => signs)),
      topic,
      keys,
    };
  });
  const most = Math.floor(MOST_LEARNED / all.length);
  const points = all.flatMap(({ phrases: own }, owner) => own.slice(0, most).map((phrase) => ({ ...phrase, owner })));
  const learned = learnFrom(
    points,
    points.map(({ owner }) => owner),
    all.length,
  );
  return {
    all,
    vocabulary: vocabularyOf([...phrases, ...candidates.flatMap(({ keyPhrases }) => keyPhrases), ...texts]),
    distinctness: distinctnessIn(all.map(({ signs }) => signs)),
    topicDistinctness: distinctnessIn(all.map(({ topic }) => topic)),
    learned(said) {
      if (typeof said !== 'string') return learned.read(said);
      const at = points.findIndex(({ text }) => text === said);
      return at < 0 ? all.map(() => 0) : learned.readLeftOut(at);
    },
  };
}

/** What stands in few of these tells them apart. */
function distinctnessIn(all: readonly Signs[]): (sign: string) => number {
  const spread = new Map<string, number>();
  for (const signs of all) for (const sign of signs.keys()) spread.set(sign, (spread.get(sign) ?? 0) + 1);
  return (sign) => 1 / Math.sqrt(spread.get(sign) ?? 1);
}

function unite(all: readonly Signs[]): Signs {
  const united = new Map<string, number>();
  for (const signs of all)
    for (const [sign, weight] of signs) united.set(sign, Math.max(weight, united.get(sign) ?? 0));
  return united;
}

/** A key of several words is surer than its words; one of a single frequent word is hardly a key. */
function rarityOfKey(key: string): number {
  const sum = wordsOf(normalise(key)).reduce((total, word) => total + Math.max(0.12, rarityOf(word)), 0);
  return Math.min(1, sum / 0.8);
}

export function trigramsOf(text: string): Set<string> {
  const padded = ` ${text.replaceAll(/[^\p{L}\p{N} ]/gu, '')} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3)));
}
