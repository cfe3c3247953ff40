const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text; a number such as 1.5 does not end one. */
export function sentencesOf(text: string): string[] {
  return [...splitter.segment(text.replaceAll(/\s+/g, ' '))].map(({ segment }) => segment.trim()).filter(Boolean);
}
