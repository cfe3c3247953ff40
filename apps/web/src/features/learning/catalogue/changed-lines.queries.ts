import { confirmLineUpdate, listLineUpdates } from '@snapwell/contract/library/documents/documents.endpoints';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

const lineUpdatesKey = (orgId: string) => ['learning', orgId, 'line-updates'] as const;

/** Lines that changed since the person learned them, and that they are asked to confirm. */
export const lineUpdates = (orgId: string) =>
  queryOptions({
    queryKey: lineUpdatesKey(orgId),
    queryFn: () => call(listLineUpdates, { params: { orgId } }),
  });

export const confirmUpdate = (orgId: string) =>
  mutationOptions({
    mutationFn: (updateId: string) => call(confirmLineUpdate, { params: { orgId, updateId } }),
    meta: { invalidates: [lineUpdatesKey(orgId)] },
  });
