const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A full stop before a number ends a sentence too, which the segmenter leaves together; that of an abbreviation does not. */
const BEFORE_NUMBER =
  /(?<=\p{L}{3}[.!])(?<!\b(?:approx|art|abb|bzw|etc|figs?|max|min|no|nos|sec|vol|usw|tab)\.)\s+(?=\d)/iu;

/** The sentences of a text, in order, as the segmenter sees them. Decimal points and abbreviations of one letter end none. */
export const segmentsOf = (text: string): string[] =>
  [...splitter.segment(text.replaceAll(/\s+/g, ' '))].map(({ segment }) => segment.trim()).filter(Boolean);

/** The sentences in a segment: mostly one. */
export const sentencesIn = (segment: string): string[] => segment.split(BEFORE_NUMBER);
