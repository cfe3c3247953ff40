import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { gamificationKeys } from '#features/gamification/gamification-keys.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { GET_CACHE_MS } from '#platform/http/api.ts';
import { isServerReachable } from '#platform/http/connection.ts';
import { reportError } from '#platform/http/error-report.ts';

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
  /** Told of each award that a response carries. */
  onAward(award: Award): void;
}

/**
 * The one place where a response has effects beyond the screen that asked for it: gains are announced, and what they
 * change is read again. One client for the application, one for each test.
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
    queryCache: new QueryCache({
      // A response that was kept on the device tells of gains that were announced when it came.
      onSuccess: (response) => isServerReachable() && announce(response),
      onError: reportUnknown,
    }),
    mutationCache: new MutationCache({
      onSuccess: (response, _variables, _onMutateResult, mutation) => {
        announce(response);
        for (const queryKey of mutation.meta?.invalidates ?? []) void queryClient.invalidateQueries({ queryKey });
      },
      onError: reportUnknown,
    }),
  });
  const announce = (response: unknown) => {
    const awards = awardsIn(response);
    for (const award of awards) onAward(award);
    for (const orgId of new Set(awards.map(({ org_id }) => org_id)))
      void queryClient.invalidateQueries({ queryKey: gamificationKeys.all(orgId) });
  };
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

const awardsIn = (response: unknown): readonly Award[] =>
  typeof response === 'object' && response !== null && 'awards' in response && Array.isArray(response.awards)
    ? (response.awards as Award[])
    : [];
