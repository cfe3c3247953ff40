import { clearMemories, deleteMemory, listMemories, saveMemory } from '@snapwell/contract/copilot/copilot.endpoints';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { copilotKeys } from '../copilot.queries.ts';

const key = (orgId: string) => [...copilotKeys.all(orgId), 'memory'] as const;

/** What the assistant remembers for this person. */
export const memories = (orgId: string) =>
  queryOptions({
    queryKey: key(orgId),
    queryFn: () => call(listMemories, { query: { org_id: orgId } }),
    throwOnError: false,
    // A conversation may have added something.
    staleTime: 0,
  });

/** Remembers something, or changes what is remembered under its id. */
export const saveMemoryOf = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call(saveMemory, { params: { memoryId: id }, query: { org_id: orgId }, body: { text } }),
    meta: { invalidates: [key(orgId)] },
  });

export const deleteMemoryOf = (orgId: string) =>
  mutationOptions({
    mutationFn: (id: string) => call(deleteMemory, { params: { memoryId: id }, query: { org_id: orgId } }),
    meta: { invalidates: [key(orgId)] },
  });

export const clearMemoriesOf = (orgId: string) =>
  mutationOptions({
    mutationFn: () => call(clearMemories, { query: { org_id: orgId } }),
    meta: { invalidates: [key(orgId)] },
  });
