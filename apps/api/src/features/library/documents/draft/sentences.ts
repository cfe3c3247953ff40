const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A full stop after these ends no sentence. */
const SHORT =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|vs|cf|Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Fig|Abb|Art|Abs|para|sec|max|min|bzw|ca|z\.\s?B|d\.\s?h|u\.\s?a|ggf|evtl|inkl|usw|vgl|Tab|S|p|pp|Vol|ed|\p{L})\.$/iu;

/** The sentences of a text, in one language or another. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text.replaceAll(/\s+/g, ' ').trim())) {
    const last = sentences.at(-1);
    const isCut =
      last !== undefined && (SHORT.test(last.trimEnd()) || (/\d\.$/.test(last.trimEnd()) && /^\p{Ll}/u.test(segment)));
    if (isCut) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}
