import { termSlug } from '@snapwell/contract/learning/content-head';

/** Leaves room for a number in the 80 characters of an id. */
const LONGEST_ID = 70;

/** An id made of a title that nothing else has: `Ask first` is `ask-first`, the next one `ask-first-2`. */
export function freeId(title: string, isTaken: (id: string) => boolean): string {
  const id = termSlug(title).slice(0, LONGEST_ID).replace(/-$/, '') || 'untitled';
  for (let n = 1; ; n++) {
    const tried = n === 1 ? id : `${id}-${n}`;
    if (!isTaken(tried)) return tried;
  }
}
