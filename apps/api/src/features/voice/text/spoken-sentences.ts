const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text, so that the first can be heard while the rest is made. */
export function spokenSentences(text: string): string[] {
  return [...splitter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}
