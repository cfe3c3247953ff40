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

/** A piece of a text, to be read by itself: its lines apart, and dots where a sentence was cut. */
export function asExcerpt(piece: string): string {
  const text = piece.trim().replaceAll(/\s*\n\s*/g, ' · ');
  const begins = /^[^\p{L}\p{N}]*\p{Ll}/u.test(text) ? '… ' : '';
  const ends = /[.!?:…][^\p{L}\p{N}]*$/u.test(text) ? '' : ' …';
  return `${begins}${text}${ends}`;
}
