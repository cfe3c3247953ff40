import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside of React, so that its response passes where all responses do. */
export function runMutation<Result, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Result, Error, Variables>,
  variables: Variables,
): Promise<Result> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}
