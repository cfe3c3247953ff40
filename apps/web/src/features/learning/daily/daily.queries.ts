import { finishDailySet, getDailySet } from '@snapwell/contract/quizzes/daily-set.endpoints';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { learningKeys } from '../learning.queries.ts';

/** Today's set. Every completion makes it out of date: its key begins like those of all learning. */
export const dailySet = (orgId: string) =>
  queryOptions({
    queryKey: [...learningKeys.all(orgId), 'daily-set'],
    queryFn: () => call(getDailySet, { params: { orgId } }, { isKept: true, isCacheSkipped: true }),
    staleTime: 0,
  });

/** The award in its answer is announced where all answers pass. */
export const finishSet = (orgId: string) =>
  mutationOptions({
    mutationFn: () => call(finishDailySet, { params: { orgId } }),
    meta: { invalidates: [[...learningKeys.all(orgId), 'daily-set']] },
  });
