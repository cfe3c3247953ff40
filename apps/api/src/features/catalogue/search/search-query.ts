/** The words of a question, in lower case, without marks. At most twelve: nobody means more. */
export function wordsOf(question: string): string[] {
  return (
    question
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 12);
}

/** The question as PostgreSQL understands it: every word must be there, and the last may be only begun. */
export function toTsQuery(words: readonly string[]): string {
  return words.map((word, i) => (i === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
}

/** Cuts a text at the marks that the search put around its hits. */
export function cutAtMarks(text: string, start: string, end: string): { text: string; is_hit: boolean }[] {
  return text
    .split(start)
    .flatMap((part, i) => {
      if (i === 0) return [{ text: part, is_hit: false }];
      const [hit = '', rest = ''] = part.split(end);
      return [
        { text: hit, is_hit: true },
        { text: rest, is_hit: false },
      ];
    })
    .filter((piece) => piece.text !== '');
}

/** So many words are read before the first hit: it shall be seen also where there is room for two short lines. */
const WORDS_BEFORE_HIT = 5;

/**
 * A piece of a text, to be read by itself: its first hit near the beginning, its lines apart, and dots where a
 * sentence was cut.
 */
export function asExcerpt(piece: string, hitStart: string): string {
  const whole = piece.trim().replaceAll(/\s*\n\s*/g, ' · ');
  const [before = '', ...found] = whole.split(hitStart);
  const words = before.split(' ');
  const isCut = found.length > 0 && words.length > WORDS_BEFORE_HIT + 1;
  const text = isCut
    ? [
        words
          .slice(-WORDS_BEFORE_HIT - 1)
          .join(' ')
          .replace(/^· /, ''),
        ...found,
      ].join(hitStart)
    : whole;
  const begins = isCut || /^[^\p{L}\p{N}]*\p{Ll}/u.test(text) ? '… ' : '';
  const ends = /[.!?:…][^\p{L}\p{N}]*$/u.test(text) ? '' : ' …';
  return `${begins}${text}${ends}`;
}
