import { useQuery } from '@tanstack/react-query';
import { pointRules } from '../gamification.queries.ts';

/** False where the organization plays without weekly leagues; true until that is known. */
export function useHasLeagues(orgId: string): boolean {
  const { data } = useQuery({ ...pointRules(orgId), throwOnError: false });
  return data?.rules.leagues ?? true;
}
