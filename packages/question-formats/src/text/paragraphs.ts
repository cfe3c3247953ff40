/** Joins what is there into paragraphs. */
export const paragraphs = (...parts: (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n\n');
