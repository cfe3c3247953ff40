import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import { CONTEXT_MODULES } from '@snapwell/contract/copilot/copilot.limits';
import type { QueryClient } from '@tanstack/react-query';
import { discoverContext } from '#features/copilot/context/page-context.ts';
import { module, moduleList } from '#features/learning/learning.queries.ts';

/**
 * The modules of the organization as the assistant is told of them: what the library lists first, with their
 * chapters.
 */
export async function gatherDiscoverContext(queryClient: QueryClient, orgId: string): Promise<PageContext> {
  const { pages } = await queryClient.fetchInfiniteQuery(moduleList(orgId, {}));
  const first = pages.flatMap(({ items }) => items).slice(0, CONTEXT_MODULES);
  return discoverContext(await Promise.all(first.map(({ id }) => queryClient.fetchQuery(module(orgId, id)))));
}
