/** A piece of text that can be found, and the group (an item of a library) that it is a part of. */
export interface SearchablePassage {
  readonly position: number;
  readonly heading: string;
  readonly text: string;
  /** Its meaning; null while it is not computed. */
  readonly vector: Int8Array | null;
  /** A question that the passage in this position answers: it is found in its place, and never itself. */
  readonly answeredAt?: number | undefined;
}

export interface SearchableGroup {
  readonly id: string;
  readonly title: string;
  /** How readily it is found, 1 for most: what is there to be read goes before what is there to be played. */
  readonly weight: number;
  readonly passages: readonly SearchablePassage[];
}

export interface SearchQuery {
  readonly text: string;
  /** What else may be meant by it, each with a weight below 1. */
  readonly alternatives: readonly { readonly text: string; readonly weight: number }[];
  /** Its meaning; null where that cannot be computed: then words alone decide. */
  readonly vector: Int8Array | null;
  /** Only in these groups, when given. */
  readonly within?: readonly string[] | undefined;
  /** Groups that the person may not see. */
  readonly without: readonly string[];
  readonly limit: number;
  /** Passages of one group; a few when absent. */
  readonly ofGroup?: number | undefined;
  /** Of so many of the best groups every passage, each with the score of its group: to be ranked by who asks. */
  readonly whole?: number | undefined;
  /** Groups that are among them in any case. */
  readonly also?: readonly string[] | undefined;
}

export interface SearchHit {
  readonly group: string;
  readonly title: string;
  readonly position: number;
  readonly heading: string;
  readonly text: string;
  /** How much of what the query asks for the words of the passage cover, from 0 to 1, rare words counting more. */
  readonly cover: number;
  /** How near the meanings are, -1 to 1; 0 where there is none. */
  readonly likeness: number;
  /** How well its words fit, 1 for the passage that they fit best. */
  readonly words: number;
  /** How much of the query the words of the passages before and after it cover, and those of its whole group. */
  readonly aroundCover: number;
  readonly groupCover: number;
  readonly groupWeight: number;
  /** How near the nearest passage of its group is. */
  readonly groupLikeness: number;
  /** What the order is made by: that of its group, and its own within. */
  readonly score: number;
  /** Of the questions that it is known to answer, the one nearest to the query; null where it is known of none. */
  readonly nearestQuestion: { readonly text: string; readonly likeness: number; readonly words: number } | null;
}

/** Finds passages by words and meaning, for many libraries, beside the main thread. */
export interface PassageSearch {
  /** Whether meanings can be computed here. Known after the first call that needs it. */
  readonly hasMeaning: boolean;
  /** The meanings of texts; null where they cannot be computed. Questions go before the texts of the index. */
  encode(texts: readonly string[]): Promise<Int8Array[] | null>;
  /** The version of a library that is held here; null when none is. */
  versionOf(library: string): number | null;
  /**
   * Takes groups in, in place of those of the same id; groups without passages are dropped. `version` is what the
   * library then is, null while more is to come. The library used longest ago may have to make room.
   */
  load(library: string, version: number | null, groups: readonly SearchableGroup[]): Promise<void>;
  /** What was probably meant to be typed: spelt as the library spells it; `known` are words that stand as they are. As it was when the library is not held here. */
  correct(library: string, text: string, known: readonly string[]): Promise<string>;
  /** Null when the library is not held here, any more or yet. */
  find(library: string, query: SearchQuery): Promise<SearchHit[] | null>;
  close(): Promise<void>;
}
