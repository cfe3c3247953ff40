import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '#platform/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: { invalidates?: readonly QueryKey[] };
  }
}

export interface QueryClientOptions {
  /** Told of the award that any answer carries. */
  onAward(award: unknown): void;
}

/** The one place where an answer has effects beyond the screen that asked for it. One client for each application, one for each test. */
export function createQueryClient({ onAward }: QueryClientOptions): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 10_000, throwOnError: true } },
    mutationCache: new MutationCache({
      onSuccess: (answer, _variables, _onMutateResult, mutation) => {
        const award = awardIn(answer);
        if (award) onAward(award);
        for (const queryKey of mutation.meta?.invalidates ?? []) void queryClient.invalidateQueries({ queryKey });
      },
    }),
  });
  return queryClient;
}

/** A refusal stays one; only what may pass by itself is asked again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < 2 && (status === 0 || status === 503);
}

const awardIn = (answer: unknown) => (typeof answer === 'object' && answer !== null && 'award' in answer ? answer.award : null);
