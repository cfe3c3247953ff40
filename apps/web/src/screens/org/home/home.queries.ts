import { getHome } from '@snapwell/contract/profiles/profiles.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { dailySet } from '#features/learning/daily/daily.queries.ts';
import { learningKeys } from '#features/learning/learning.queries.ts';
import { call } from '#platform/http/api.ts';

/** The whole home screen in one call. What it says of today's set is there for the screen of the set too. */
export const home = (orgId: string) =>
  queryOptions({
    queryKey: learningKeys.home(orgId),
    queryFn: async ({ client }) => {
      const answer = await call(getHome, { params: { orgId } }, { isKept: true, isCacheSkipped: true });
      client.setQueryData(dailySet(orgId).queryKey, answer.daily_set);
      return answer;
    },
    // What was learned or reviewed on another screen is in it.
    staleTime: 0,
  });
