import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '#platform/api-error.ts';
import { GET_CACHE_MS } from '#platform/api.ts';
import { reportError } from '#platform/error-report.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    mutationMeta: {
      /** What the write makes out of date. */
      invalidates?: readonly QueryKey[];
    };
  }
}

export interface QueryClientOptions {
  /** Told of the award that any answer to a write carries. */
  onAward(award: unknown): void;
}

/**
 * The one place where an answer has effects beyond the screen that asked for it. One client for the application, one
 * for each test.
 */
export function createQueryClient({ onAward }: QueryClientOptions): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        staleTime: GET_CACHE_MS,
        // Not by navigator.onLine: the server may run on a machine without a network.
        networkMode: 'always',
        // What was read before stays in view when reading it again fails.
        throwOnError: (_error, query) => query.state.data === undefined,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: reportUnknown }),
    mutationCache: new MutationCache({
      onSuccess: (answer, _variables, _onMutateResult, mutation) => {
        const award = awardIn(answer);
        if (award) onAward(award);
        for (const queryKey of mutation.meta?.invalidates ?? []) void queryClient.invalidateQueries({ queryKey });
      },
      onError: reportUnknown,
    }),
  });
  return queryClient;
}

/**
 * A refusal stays one; only what may pass by itself is asked again, a little later. Who has waited for a call until its
 * time was up does not wait for another: the screen offers it.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 503 ? failures < 2 : error.code === 'network' && failures < 1;
}

/** Failed calls are reported by the HTTP layer; what is left is an error of our own. */
function reportUnknown(error: Error): void {
  if (!(error instanceof ApiError) && error.name !== 'IdentityError')
    reportError({ category: 'promise', message: error.message, cause: error });
}

const awardIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'award' in answer ? answer.award : null;
