import type { Found, SearchableGroup, SearchablePassage, SearchQuery } from './port.ts';
import { lengthOf, likenessOf } from './vectors.ts';
import { searchWords } from './words.ts';

// BM25 with the usual constants; a word of the title or the heading counts more than one of the text.
const K1 = 1.2;
const B = 0.5;
const TITLE_WEIGHT = 2;
const HEADING_WEIGHT = 1.5;
/** Of each way of looking so many passages are compared closely. */
const CANDIDATES = 300;
/** Found on the evaluation set: how much the further passages of a group count beside its best, and its words as a whole. */
const FURTHER = [1, 0.5, 0.3];
const WHOLE = 0.2;
const MEANING_FACTOR = 1.2;
/** Below every score: words add to zero, meanings are -1 at least. */
const NOT_SCORED = -2;
/** Passages of one group in an answer. */
const OF_ONE_GROUP = 4;

interface Entry {
  readonly group: SearchableGroup;
  readonly passage: SearchablePassage;
  readonly weights: ReadonlyMap<string, number>;
  readonly size: number;
  readonly vectorLength: number;
}

interface Term {
  readonly word: string;
  readonly weight: number;
  readonly idf: number;
}

/** The passages of one library. */
export class PassageIndex {
  readonly #groups = new Map<string, Entry[]>();
  #words = new Map<string, Set<string>>();
  #groupsHaving = new Map<string, number>();
  #entries: Entry[] = [];
  #postings = new Map<string, number[]>();
  #meanSize = 1;

  /** Takes groups in; those without passages are dropped. */
  load(groups: readonly SearchableGroup[]): void {
    for (const group of groups) {
      if (group.passages.length === 0) this.#groups.delete(group.id);
      else
        this.#groups.set(
          group.id,
          group.passages.map((passage) => entryOf(group, passage)),
        );
    }
    this.#entries = [...this.#groups.values()].flat();
    this.#countWords();
    this.#postings = new Map();
    let size = 0;
    this.#entries.forEach((entry, i) => {
      size += entry.size;
      for (const word of entry.weights.keys()) {
        const list = this.#postings.get(word);
        if (list) list.push(i);
        else this.#postings.set(word, [i]);
      }
    });
    this.#meanSize = Math.max(1, size / Math.max(1, this.#entries.length));
  }

  #countWords(): void {
    this.#words = new Map([...this.#groups].map(([id, entries]) => [id, new Set(entries.flatMap(({ weights }) => [...weights.keys()]))]));
    this.#groupsHaving = new Map();
    for (const words of this.#words.values()) for (const word of words) this.#groupsHaving.set(word, (this.#groupsHaving.get(word) ?? 0) + 1);
  }

  /** Passages, those of the best group first. */
  find(query: SearchQuery): Found[] {
    const terms = this.#termsOf(query);
    const isShown = shownBy(query);
    const byWords = this.#scoreWords(terms, isShown);
    const likeness = this.#scoreMeaning(query.vector, isShown);
    const most = byWords.reduce((highest, score) => Math.max(highest, score), 1e-9);
    const candidates = new Set([...strongest(byWords), ...strongest(likeness)]);
    const found = [...candidates].map((i): Found => {
      const { group, passage, weights } = this.#entries[i]!;
      const cover = coverOf(terms, (word) => weights.has(word));
      const like = likeness[i] === NOT_SCORED ? 0 : likeness[i]!;
      const score = blend({ words: Math.max(0, byWords[i]!) / most, cover, like, hasMeaning: query.vector !== null });
      return { group: group.id, title: group.title, position: passage.position, heading: passage.heading, text: passage.text, cover, likeness: like, score };
    });
    return this.#byGroup(found, terms).slice(0, query.limit);
  }

  #byGroup(found: readonly Found[], terms: readonly Term[]): Found[] {
    const whole = terms.map(({ word, weight }) => ({ word, weight, idf: rarity(this.#groups.size, this.#groupsHaving.get(word) ?? 0) }));
    return [...Map.groupBy(found, ({ group }) => group)]
      .map(([id, own]) => {
        const best = own.toSorted((a, b) => b.score - a.score).slice(0, OF_ONE_GROUP);
        const words = this.#words.get(id)!;
        const cover = coverOf(whole, (word) => words.has(word));
        const sum = FURTHER.reduce((all, share, i) => all + share * ((best[i]?.score ?? 0) + WHOLE * (best[i] ? cover : 0)), 0);
        const score = sum * this.#groups.get(id)![0]!.group.weight;
        return { score, passages: best.map((passage) => ({ ...passage, score: (score * passage.score) / (best[0]!.score || 1) })) };
      })
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ passages }) => passages);
  }

  #termsOf({ text, alternatives }: SearchQuery): Term[] {
    const weights = new Map<string, number>();
    for (const { text: other, weight } of alternatives) for (const word of searchWords(other)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    for (const word of searchWords(text)) weights.set(word, 1);
    const count = this.#entries.length;
    return [...weights].map(([word, weight]) => {
      const having = this.#postings.get(word)?.length ?? 0;
      return { word, weight, idf: rarity(count, having) };
    });
  }

  #scoreWords(terms: readonly Term[], isShown: (entry: Entry) => boolean): Float64Array {
    const scores = this.#noScores();
    for (const { word, weight, idf } of terms) {
      for (const i of this.#postings.get(word) ?? []) {
        const entry = this.#entries[i]!;
        if (!isShown(entry)) continue;
        const times = entry.weights.get(word)!;
        const part = (times * (K1 + 1)) / (times + K1 * (1 - B + (B * entry.size) / this.#meanSize));
        scores[i] = Math.max(0, scores[i]!) + weight * idf * part;
      }
    }
    return scores;
  }

  #scoreMeaning(vector: Int8Array | null, isShown: (entry: Entry) => boolean): Float64Array {
    const scores = this.#noScores();
    if (!vector) return scores;
    const length = lengthOf(vector);
    this.#entries.forEach((entry, i) => {
      if (entry.passage.vector && isShown(entry)) scores[i] = likenessOf(vector, length, entry.passage.vector, entry.vectorLength);
    });
    return scores;
  }

  /** A score for each passage, by its place: for thousands of them a map would cost more than the scores. */
  #noScores(): Float64Array {
    return new Float64Array(this.#entries.length).fill(NOT_SCORED);
  }
}

function entryOf(group: SearchableGroup, passage: SearchablePassage): Entry {
  const weights = new Map<string, number>();
  const count = (text: string, weight: number) => {
    const words = searchWords(text);
    for (const word of words) weights.set(word, (weights.get(word) ?? 0) + weight);
    return words.length;
  };
  const size = count(passage.text, 1);
  count(passage.heading, HEADING_WEIGHT);
  count(group.title, TITLE_WEIGHT);
  return { group, passage, weights, size, vectorLength: passage.vector ? lengthOf(passage.vector) : 0 };
}

function shownBy({ within, without }: SearchQuery): (entry: Entry) => boolean {
  const [inside, outside] = [within && new Set(within), new Set(without)];
  return ({ group }) => (!inside || inside.has(group.id)) && !outside.has(group.id);
}

function rarity(all: number, having: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

function coverOf(terms: readonly Term[], has: (word: string) => boolean): number {
  let [all, covered] = [0, 0];
  for (const { word, weight, idf } of terms) {
    // What else may be meant counts as covered, and not as asked for.
    if (weight === 1) all += idf;
    if (has(word)) covered += weight * idf;
  }
  return all === 0 ? 0 : Math.min(1, covered / all);
}

/** The more of the query the words cover, the more they decide; for the rest the meaning does. */
function blend({ words, cover, like, hasMeaning }: { words: number; cover: number; like: number; hasMeaning: boolean }): number {
  if (!hasMeaning) return words * (0.5 + 0.5 * cover);
  const share = 0.2 + 0.4 * cover;
  return share * words + (1 - share) * MEANING_FACTOR * Math.max(0, like);
}

/** The places of the highest scores. */
function strongest(scores: Float64Array): number[] {
  const given = scores.filter((score) => score > NOT_SCORED).sort();
  const floor = given[Math.max(0, given.length - CANDIDATES)] ?? 0;
  const places: number[] = [];
  scores.forEach((score, i) => {
    if (score > NOT_SCORED && score >= floor) places.push(i);
  });
  return places;
}
