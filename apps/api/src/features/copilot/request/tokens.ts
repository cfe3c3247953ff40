/** English has about 4.5 characters a token; counting 4 leaves a margin. */
const CHARACTERS_PER_TOKEN = 4;

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** The beginning of a text that fits, and whether anything was left out. */
export function cutToTokens(text: string, tokens: number): { text: string; isCut: boolean } {
  const length = tokens * CHARACTERS_PER_TOKEN;
  return text.length <= length ? { text, isCut: false } : { text: text.slice(0, length), isCut: true };
}
