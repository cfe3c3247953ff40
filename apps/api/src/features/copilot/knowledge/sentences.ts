const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text; a number such as 1.5 does not end one. */
export function sentencesOf(text: string): string[] {
  return [...splitter.segment(text.replaceAll(/\s+/g, ' '))].map(({ segment }) => segment.trim()).filter(Boolean);
}

const OPENS = /(?<![\p{L}\p{N}])['‘"“](?=[\p{L}\p{N}])/gu;
const CLOSES = /(?<=[\p{L}\p{N}.,!?…])['’"”](?![\p{L}\p{N}])/gu;
/** A quotation of more sentences is rather one that is closed nowhere. */
const LONGEST_QUOTATION = 4;

/** The sentences of a text, those of one quotation together: torn apart, each would begin or end in the middle of it. */
export function wholeSentencesOf(text: string): string[] {
  const sentences = sentencesOf(text);
  const whole: string[] = [];
  for (let at = 0; at < sentences.length;) {
    const joined = sentences.slice(at, at + LONGEST_QUOTATION).map((_, i) => sentences.slice(at, at + i + 1).join(' '));
    const closed = joined.findIndex((each) => !isOpen(each));
    whole.push(joined[Math.max(0, closed)]!);
    at += Math.max(0, closed) + 1;
  }
  return whole;
}

const isOpen = (text: string): boolean => [...text.matchAll(OPENS)].length > [...text.matchAll(CLOSES)].length;
