import type { AuthorTerm } from '@snapwell/contract/library/glossary/glossary.schemas';

/** The terms that hold the words in a name or in what they mean; those of which the name begins with them first. */
export function findTerms(terms: readonly AuthorTerm[], search: string): AuthorTerm[] {
  const words = search.trim().toLowerCase();
  if (words === '') return [...terms];
  const rank = (term: AuthorTerm): number => {
    const names = namesOf(term);
    if (names.includes(words)) return 0;
    if (names.some((name) => name.startsWith(words))) return 1;
    if (names.some((name) => name.includes(words))) return 2;
    const meanings = [term, ...term.versions].map(({ definition }) => definition.toLowerCase());
    return meanings.some((meaning) => meaning.includes(words)) ? 3 : 4;
  };
  return terms
    .map((term) => ({ term, place: rank(term) }))
    .filter(({ place }) => place < 4)
    .sort((a, b) => a.place - b.place)
    .map(({ term }) => term);
}

/** What a term is called, in every language. */
export const namesOf = (term: AuthorTerm): string[] =>
  [term, ...term.versions].flatMap((words) => [words.term, ...words.aliases]).map((name) => name.toLowerCase());
