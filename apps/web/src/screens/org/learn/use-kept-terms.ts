import { useMutation, useQuery } from '@tanstack/react-query';
import type { KeptTerms } from '#features/learning/article/kept-terms.ts';
import { keptTerms, setTermKept } from '#features/quizzes/reviews/reviews.queries.ts';

/** The terms that the reviews ask this learner for; null until they are known, or where the item has no terms. */
export function useKeptTerms(orgId: string, hasTerms: boolean): KeptTerms | null {
  const { data } = useQuery({ ...keptTerms(orgId), enabled: hasTerms, throwOnError: false });
  const change = useMutation(setTermKept(orgId));
  if (!data) return null;
  const wanted = change.isPending ? change.variables : null;
  return {
    isKept: (slug) => (wanted?.term === slug ? wanted.isKept : data.items.some((item) => item.slug === slug)),
    keep: (term, isKept) => change.mutate({ term, isKept }),
  };
}
