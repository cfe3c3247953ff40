import { getNotice } from '@snapwell/contract/admin/notice.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

const LOOK_MS = 5 * 60_000;

/** The maintenance notice, for everybody. */
export const currentNotice = () =>
  queryOptions({
    queryKey: ['notice'],
    queryFn: () => call(getNotice, {}),
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
    throwOnError: false,
  });
