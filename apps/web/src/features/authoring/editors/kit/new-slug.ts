import { termSlug } from '@snapwell/contract/learning/content-head';

/** An id made of words, or of the name of the thing, that is not taken yet. */
export function newSlug(words: string, taken: readonly string[]): string {
  const base = termSlug(words).slice(0, 60).replace(/-$/, '') || 'new';
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
