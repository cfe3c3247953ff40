import { getDailySet } from '@snapwell/contract/quizzes/daily-set.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { learningKeys } from '../learning.queries.ts';

/**
 * Today's set. Every completion makes it out of date: its key begins like those of all learning. The server finishes
 * it with its last step.
 */
export const dailySet = (orgId: string) =>
  queryOptions({
    queryKey: [...learningKeys.all(orgId), 'daily-set'],
    queryFn: () => call(getDailySet, { params: { orgId } }, { isKept: true, isCacheSkipped: true }),
    staleTime: 0,
  });
