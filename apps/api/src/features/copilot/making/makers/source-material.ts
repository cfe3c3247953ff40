import { segmentsOf, sentencesIn } from '@snapwell/content-markdown/sentences';

/** Something with a name, and what is said about it. */
export interface Fact {
  readonly name: string;
  readonly text: string;
  readonly heading: string;
}

export interface Table {
  readonly heading: string;
  readonly head: readonly string[];
  /** Each begins with what it is about; other cells may be empty. */
  readonly rows: readonly (readonly string[])[];
}

export interface Steps {
  readonly heading: string;
  readonly items: readonly { readonly text: string; readonly why?: string | undefined }[];
}

/** A whole sentence in its author's words. */
export interface Line {
  readonly text: string;
  readonly heading: string;
  /** The author set it apart, as a warning or a tip. */
  readonly isMarked: boolean;
  /** What is in bold where it stands. */
  readonly setOff?: readonly string[];
}

/** What is named one after the other, and the sentence that announces it. */
export interface Listed {
  readonly heading: string;
  readonly lead: string;
  readonly items: readonly string[];
  readonly isOrdered: boolean;
}

/**
 * What an item of content offers to those who make something of it: its author's own words, by what can be done with
 * them.
 */
export interface SourceMaterial {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Glossary terms that the text names. */
  readonly terms: readonly Fact[];
  /** Points that begin with their own name. */
  readonly points: readonly Fact[];
  readonly tables: readonly Table[];
  readonly steps: readonly Steps[];
  readonly lists: readonly Listed[];
  /** What the author warns of, under the heading where it stands. */
  readonly warnings: readonly Fact[];
  /** Questions to think about, with the right answer and why. */
  readonly questions: readonly { readonly prompt: string; readonly answer: string }[];
}

export const emptyMaterial: Omit<SourceMaterial, 'title'> = {
  lines: [],
  terms: [],
  points: [],
  tables: [],
  steps: [],
  lists: [],
  warnings: [],
  questions: [],
};

/** The sentences of a text, in order. */
export const sentencesOf = (text: string): string[] => segmentsOf(text).flatMap(sentencesIn);

/**
 * A text of at most so many characters: whole where it fits, else its first sentence or clause that does; null when
 * not even that fits.
 */
export function shortened(text: string, longest: number): string | null {
  const whole = text.trim();
  if (whole.length <= longest) return whole;
  const first = sentencesOf(whole)[0] ?? '';
  if (first.length > 0 && first.length <= longest) return first;
  const clause = first.split(/[;:,] |\. /)[0] ?? '';
  return clause.length >= 12 && clause.length <= longest ? clause : null;
}

/** A sentence that begins so leans on the one before it. */
export const LEANS =
  /^(it|its|this|that|these|those|they|them|their|he|she|his|her|and|but|or|so|then|thus|both|each|such|here|there|also|yet|otherwise|see|for example|not|from|neither|another|the (?:others?|two|three|same|former|latter))\b/i;
