import type { DailySet } from '@snapwell/contract/quizzes/daily-set.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { dailySet, finishSet } from './daily.queries.ts';

/** Today's set; finished by itself as soon as its last step is done. */
export function useDailySet(orgId: string): DailySet {
  const { data } = useSuspenseQuery(dailySet(orgId));
  const finishing = useMutation(finishSet(orgId));
  const finish = useEffectEvent(() => finishing.mutate());
  useEffect(() => {
    if (data.is_ready) finish();
  }, [data.is_ready]);
  return data;
}
