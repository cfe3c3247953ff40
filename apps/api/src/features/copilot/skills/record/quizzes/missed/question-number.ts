const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `third`, `3rd`, `question 3`, `last` (-1); null where no number is said. */
export function numberIn(question: string): number | null {
  const text = question.toLowerCase();
  const word = NUMBERS.findIndex((each) => new RegExp(`\\b${each}\\b`).test(text));
  if (word !== -1) return word + 1;
  const digits =
    /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(text)?.[1] ??
    /\b(?:question|answer|number|no\.?|#)\s*(\d{1,2})\b/.exec(text)?.[1] ??
    /\banswers? (?:to|of|for) (\d{1,2})\b/.exec(text)?.[1];
  if (digits) return Number(digits);
  return /\blast (?:answer|question)\b/.test(text) ? -1 : null;
}
