import type { SearchHit, SearchableGroup, SearchQuery } from './port.ts';
import { correctSpelling } from '@snapwell/understanding/words/spelling';
import { normalise } from '@snapwell/understanding/words/normalise';
import { Shelf, type ShelvedGroup, type ShelvedPassage } from './shelf.ts';
import { correct } from './correction.ts';
import { likenessTo } from './vectors.ts';
import { blend, coverOf, damped, NOT_SCORED, rarity, strongest, type Term } from './scores.ts';
import { searchWords } from './words.ts';

// BM25 with the usual constants.
const K1 = 1.2;
const B = 0.5;
/**
 * Found on the evaluation set: how much the further passages of a group count beside its best, and its words as a
 * whole.
 */
const FURTHER = [1, 0.5, 0.3];
const WHOLE = 0.2;
/** Passages of one group in an answer, unless more are asked for. */
const OF_ONE_GROUP = 4;

/** Finds passages of one library. */
export class PassageIndex {
  readonly #shelf = new Shelf();

  /** How many passages it holds. */
  get size(): number {
    return this.#shelf.count;
  }

  /** Takes groups in, in place of those of the same id; those without passages are dropped. */
  load(groups: readonly SearchableGroup[]): void {
    for (const group of groups) {
      this.#shelf.take(group.id);
      if (group.passages.length > 0) this.#shelf.put(group);
    }
  }

  /** Passages, those of the best group first. */
  find(query: SearchQuery): SearchHit[] {
    const terms = this.#termsOf(query);
    const isShown = shownBy(query);
    const byWords = this.#scoreWords(terms, isShown);
    const likeness = this.#scoreMeaning(query, isShown);
    const most = byWords.reduce((highest, score) => Math.max(highest, score), 1e-9);
    const nearest = this.#nearestQuestions({ byWords, likeness, most });
    for (const [question, place] of this.#shelf.answers) {
      for (const scores of [byWords, likeness]) {
        scores[place] = Math.max(scores[place]!, scores[question]!);
        scores[question] = NOT_SCORED;
      }
    }
    const candidates = new Set([...strongest(byWords), ...strongest(likeness)]);
    const around = this.#coverAround(terms);
    const ofGroup = this.#ofGroup(terms, likeness);
    const hitAt = (place: number): SearchHit => {
      const { group, position, heading, text } = this.#shelf.passages[place]!;
      const cover = this.#coverAt(terms, place);
      const like = likeness[place] === NOT_SCORED ? 0 : likeness[place]!;
      const words = Math.max(0, byWords[place]!) / most;
      const score = blend({
        words,
        cover,
        like,
        hasMeaning: query.vector !== null,
      });
      return {
        group: group.id,
        title: group.title,
        position,
        heading,
        text,
        cover,
        likeness: like,
        words,
        aroundCover: around(place),
        groupWeight: group.weight,
        ...ofGroup(group),
        score,
        nearestQuestion: nearest.get(place) ?? null,
      };
    };
    const found = this.#byGroup([...candidates].map(hitAt), terms, query.ofGroup ?? OF_ONE_GROUP);
    if (query.whole === undefined) return found.slice(0, query.limit);
    const isHeld = (id: string) =>
      this.#shelf.groups.get(id)?.places.some((place) => isShown(this.#shelf.passages[place]!));
    const also = (query.also ?? []).filter(isHeld);
    const groups = new Set([...[...new Set(found.map(({ group }) => group))].slice(0, query.whole), ...also]);
    return [...groups].flatMap((id) => {
      const best = found.find(({ group }) => group === id);
      return this.#shelf.groups.get(id)!.places.map((place) => ({ ...hitAt(place), score: best?.score ?? 0 }));
    });
  }

  /** Of each passage that is known to answer questions the one nearest to the query, by the place of the passage. */
  #nearestQuestions({ byWords, likeness, most }: { byWords: Float64Array; likeness: Float64Array; most: number }) {
    const nearest = new Map<number, NonNullable<SearchHit['nearestQuestion']>>();
    for (const [question, place] of this.#shelf.answers) {
      const like = Math.max(0, likeness[question]!);
      const words = Math.max(0, byWords[question]!) / most;
      const before = nearest.get(place);
      if (like + words > (before ? before.likeness + before.words : 0))
        nearest.set(place, { text: this.#shelf.passages[question]!.text, likeness: like, words });
    }
    return nearest;
  }

  /** What was probably meant to be typed. */
  correct(text: string, known: readonly string[] = []): string {
    const { words } = this.#shelf.vocabulary;
    return correctSpelling(normalise(text), { words: known.length === 0 ? words : new Set([...words, ...known]) });
  }

  #coverAt(terms: readonly Term[], place: number): number {
    const coverIn = (each: number) => coverOf(terms, (word) => this.#shelf.standing(word).has(each));
    return this.#shelf.questionsTo(place).reduce((most, each) => Math.max(most, coverIn(each)), coverIn(place));
  }

  /** What the neighbours of a passage cover: an answer often stands beside the words that were asked with. */
  #coverAround(terms: readonly Term[]): (place: number) => number {
    return (place) => {
      const { group, position, heading } = this.#shelf.passages[place]!;
      const isNear = (other: number) => {
        const passage = this.#shelf.passages[other]!;
        return other !== place && Math.abs(passage.position - position) === 1 && passage.heading === heading;
      };
      return Math.max(0, ...group.places.filter(isNear).map((other) => this.#coverAt(terms, other)));
    };
  }

  #ofGroup(terms: readonly Term[], likeness: Float64Array) {
    const known = new Map<ShelvedGroup, Pick<SearchHit, 'groupCover' | 'groupLikeness'>>();
    return (group: ShelvedGroup) => {
      const before = known.get(group);
      if (before) return before;
      const now = {
        groupCover: coverOf(terms, (word) => group.words.has(word)),
        groupLikeness: Math.max(0, ...group.places.map((place) => likeness[place]!)),
      };
      known.set(group, now);
      return now;
    };
  }

  #byGroup(found: readonly SearchHit[], terms: readonly Term[], ofGroup: number): SearchHit[] {
    const whole = terms.map(({ word, weight }) => ({
      word,
      weight,
      idf: damped(rarity(this.#shelf.groups.size, this.#shelf.groupsHaving(word)), this.#shelf.groupsHaving(word)),
    }));
    return [...Map.groupBy(found, ({ group }) => group)]
      .map(([id, own]) => {
        const best = own.toSorted((a, b) => b.score - a.score).slice(0, ofGroup);
        const group = this.#shelf.groups.get(id)!;
        const cover = coverOf(whole, (word) => group.words.has(word));
        const sum = FURTHER.reduce(
          (all, share, i) => all + share * ((best[i]?.score ?? 0) + WHOLE * (best[i] ? cover : 0)),
          0,
        );
        const score = sum * group.weight;
        return {
          score,
          passages: best.map((passage) => ({ ...passage, score: (score * passage.score) / (best[0]!.score || 1) })),
        };
      })
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ passages }) => passages);
  }

  #termsOf({ text, alternatives }: SearchQuery): Term[] {
    const weights = new Map<string, number>();
    for (const { text: other, weight } of alternatives)
      for (const word of searchWords(other)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    for (const word of searchWords(text)) weights.set(word, 1);
    return [...weights].map(([word, weight]) => ({
      word,
      weight,
      idf: damped(rarity(this.#shelf.count, this.#shelf.standing(word).size), this.#shelf.standing(word).size),
    }));
  }

  #scoreWords(terms: readonly Term[], isShown: IsShown): Float64Array {
    const scores = this.#noScores();
    const { passages, meanSize } = this.#shelf;
    for (const { word, weight, idf } of terms) {
      for (const [place, times] of this.#shelf.standing(word)) {
        const passage = passages[place]!;
        if (!isShown(passage)) continue;
        const part = (times * (K1 + 1)) / (times + K1 * (1 - B + (B * passage.size) / meanSize));
        scores[place] = Math.max(0, scores[place]!) + weight * idf * part;
      }
    }
    return scores;
  }

  #scoreMeaning({ vector, within }: SearchQuery, isShown: IsShown): Float64Array {
    const scores = this.#noScores();
    if (!vector) return scores;
    const { groups, passages, meanings, lengths } = this.#shelf;
    const likenessAt = likenessTo(correct(vector), meanings, lengths);
    const placesIn = (id: string) => {
      const group = groups.get(id);
      return group ? [...group.places, ...group.questions] : [];
    };
    const looked = within ? within.flatMap(placesIn) : passages.keys();
    for (const place of looked) if (lengths[place] && isShown(passages[place]!)) scores[place] = likenessAt(place);
    return scores;
  }

  /** A score for each passage, by its place: for thousands of them a map would cost more than the scores. */
  #noScores(): Float64Array {
    return new Float64Array(this.#shelf.passages.length).fill(NOT_SCORED);
  }
}

type IsShown = (passage: ShelvedPassage) => boolean;

function shownBy({ within, without }: SearchQuery): IsShown {
  const [inside, outside] = [within && new Set(within), new Set(without)];
  return ({ group }) => (!inside || inside.has(group.id)) && !outside.has(group.id);
}
