export interface Sentence {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
}

/**
 * The sentences of a text that are complete: a screen reader is told whole ones, not every piece that arrives. The
 * last one counts once the text has ended.
 */
export function completeSentences(text: string, hasEnded: boolean): readonly Sentence[] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(plain(text))];
  const parts = segments
    .map(({ index, segment }) => ({ at: index, text: segment.trim() }))
    .filter((part) => part.text !== '');
  return hasEnded ? parts : parts.slice(0, -1);
}

/** The sentences of a text, their marks with them. */
export const sentencesOf = (text: string): readonly string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** Without the marks that are drawn as bold, italic and bullets. */
function plain(text: string): string {
  return text.replaceAll(/\*\*|__|^[\s]*[-*•]\s+/gm, '').replaceAll(/<[^<>]*>/g, ' ');
}
