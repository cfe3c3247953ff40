const SMALL_WORDS = new Set(
  `a about an and any are at be can could did do does for from get give has have how i if in into is it its me my of on
  or our please should so some tell than that the their them there they this to us was we what whats when where which
  who why will with would you your`.split(/\s+/),
);

/** What a question is about, the same for questions that differ only in order, endings and small words. */
export function gapTopicOf(question: string): string {
  const words =
    question
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:es|s|ed|ing|e)$/, '') : word));
  return [...new Set(telling.length > 0 ? telling : words)].toSorted().join(' ').slice(0, 200);
}

/** A question without what could tell whom it is about: addresses, and long numbers. */
export function withoutMarks(question: string): string {
  return question
    .replaceAll(/[^\s@]+@[^\s@]+\.[\w-]+/g, '…')
    .replaceAll(/\d[\d\s./-]{4,}\d/g, '…')
    .trim()
    .slice(0, 300);
}
