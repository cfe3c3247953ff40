import type { SearchableGroup, SearchablePassage } from './port.ts';
import { correct } from './correction.ts';
import { DIMENSIONS, lengthOf } from './vectors.ts';
import { isKnownWord } from '@snapwell/understanding/words/frequencies';
import type { Vocabulary } from '@snapwell/understanding/words/spelling';
import { searchWords } from './words.ts';

/** A word of the title or the heading counts more than one of the text. */
const TITLE_WEIGHT = 2;
const HEADING_WEIGHT = 1.5;

export interface ShelvedGroup extends Pick<SearchableGroup, 'id' | 'title' | 'weight'> {
  readonly places: number[];
  /** Where the questions to its passages are. */
  readonly questions: number[];
  readonly words: ReadonlySet<string>;
}

export interface ShelvedPassage extends Omit<SearchablePassage, 'vector' | 'answeredAt'> {
  readonly group: ShelvedGroup;
  readonly isQuestion: boolean;
  /** Its different words. */
  readonly words: readonly string[];
  /** How many words its text has. */
  readonly size: number;
}

/**
 * The passages of one library, each in a place, so that a group comes and goes at a cost of its own and not of the
 * library's. Places that became free are given to others.
 */
export class Shelf {
  readonly groups = new Map<string, ShelvedGroup>();
  /** By place; undefined where a place is free. */
  readonly passages: (ShelvedPassage | undefined)[] = [];
  /**
   * The corrected meaning of the passage in each place, one after another, and how long it is as a direction: 0 where there is
   * none.
   */
  meanings = new Int8Array(0);
  readonly lengths: number[] = [];
  /** Where a word stands, and how much it counts there. */
  readonly #standing = new Map<string, Map<number, number>>();
  readonly #groupsHaving = new Map<string, number>();
  readonly #free: number[] = [];
  /** The passage that answers a question, by their places; and the other way round. */
  readonly answers = new Map<number, number>();
  readonly #questions = new Map<number, number[]>();
  /** Every word as it is written, and in how many passages: what slips of the pen are corrected towards. */
  readonly #written = new Map<string, number>();
  #vocabulary: Vocabulary | null = null;
  #size = 0;

  get count(): number {
    return this.passages.length - this.#free.length;
  }

  /** Words of a passage, as a mean. */
  get meanSize(): number {
    return Math.max(1, this.#size / Math.max(1, this.count));
  }

  /** The words of the library as they are written. */
  get vocabulary(): Vocabulary {
    return (this.#vocabulary ??= { words: new Set(this.#written.keys()) });
  }

  /** The questions that the passage in a place answers. */
  questionsTo(place: number): readonly number[] {
    return this.#questions.get(place) ?? NONE;
  }

  standing(word: string): ReadonlyMap<number, number> {
    return this.#standing.get(word) ?? NOWHERE;
  }

  groupsHaving(word: string): number {
    return this.#groupsHaving.get(word) ?? 0;
  }

  put({ id, title, weight, passages }: SearchableGroup): void {
    this.#vocabulary = null;
    const words = new Set<string>();
    const group: ShelvedGroup = { id, title, weight, places: [], questions: [], words };
    const placeOf = new Map<number, number>();
    for (const passage of passages) {
      const place = this.#free.pop() ?? this.passages.length;
      const answer = passage.answeredAt === undefined ? undefined : placeOf.get(passage.answeredAt);
      const counted = countWords(title, passage);
      for (const [word, times] of counted.weights) {
        words.add(word);
        stand(this.#standing, word).set(place, times);
      }
      const { position, heading, text, vector } = passage;
      this.passages[place] = {
        group,
        position,
        heading,
        text,
        isQuestion: answer !== undefined,
        words: [...counted.weights.keys()],
        size: counted.size,
      };
      for (const word of writtenWords(title, this.passages[place]!))
        this.#written.set(word, (this.#written.get(word) ?? 0) + 1);
      this.#keepMeaning(place, vector);
      this.#size += counted.size;
      if (answer === undefined) {
        group.places.push(place);
        placeOf.set(position, place);
      } else {
        group.questions.push(place);
        this.answers.set(place, answer);
        this.#questions.set(answer, [...this.questionsTo(answer), place]);
      }
    }
    for (const word of words) this.#groupsHaving.set(word, this.groupsHaving(word) + 1);
    this.groups.set(id, group);
  }

  take(id: string): void {
    const group = this.groups.get(id);
    if (!group) return;
    this.groups.delete(id);
    this.#vocabulary = null;
    for (const place of [...group.places, ...group.questions]) {
      this.answers.delete(place);
      this.#questions.delete(place);
      const { words, size } = this.passages[place]!;
      for (const word of writtenWords(group.title, this.passages[place]!)) {
        const left = this.#written.get(word)! - 1;
        if (left > 0) this.#written.set(word, left);
        else this.#written.delete(word);
      }
      for (const word of words) stand(this.#standing, word).delete(place);
      this.passages[place] = undefined;
      this.lengths[place] = 0;
      this.#size -= size;
      this.#free.push(place);
    }
    for (const word of group.words) {
      const left = this.groupsHaving(word) - 1;
      if (left > 0) this.#groupsHaving.set(word, left);
      else this.#forget(word);
    }
  }

  #forget(word: string): void {
    this.#groupsHaving.delete(word);
    this.#standing.delete(word);
  }

  #keepMeaning(place: number, vector: Int8Array | null): void {
    const corrected = vector && correct(vector);
    this.lengths[place] = corrected ? lengthOf(corrected) : 0;
    if (!corrected) return;
    const needed = (place + 1) * DIMENSIONS;
    if (needed > this.meanings.length) {
      const wider = new Int8Array(Math.max(needed, this.meanings.length * 2));
      wider.set(this.meanings);
      this.meanings = wider;
    }
    this.meanings.set(corrected, place * DIMENSIONS);
  }
}

const NONE: readonly number[] = [];
const NOWHERE: ReadonlyMap<number, number> = new Map();

function stand(standing: Map<string, Map<number, number>>, word: string): Map<number, number> {
  const known = standing.get(word);
  if (known) return known;
  const made = new Map<number, number>();
  standing.set(word, made);
  return made;
}

/**
 * Different words of letters only: figures are not misspelt. Questions are typed as people type: what is no known word in
 * them may be a slip of the pen.
 */
function writtenWords(
  title: string,
  { heading, text, isQuestion }: Pick<ShelvedPassage, 'heading' | 'text' | 'isQuestion'>,
): Set<string> {
  const words = `${title} ${heading} ${text}`.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return new Set(isQuestion ? words.filter((word) => isKnownWord(word)) : words);
}

function countWords(
  title: string,
  { heading, text }: SearchablePassage,
): { weights: Map<string, number>; size: number } {
  const weights = new Map<string, number>();
  const count = (some: string, weight: number) => {
    const words = searchWords(some);
    for (const word of words) weights.set(word, (weights.get(word) ?? 0) + weight);
    return words.length;
  };
  const size = count(text, 1);
  count(heading, HEADING_WEIGHT);
  count(title, TITLE_WEIGHT);
  return { weights, size };
}
