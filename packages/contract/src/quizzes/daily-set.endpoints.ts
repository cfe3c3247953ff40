import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { dailySet, finishedSet } from './daily-set.schemas.ts';

export const getDailySet = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/daily-set',
  summary: "The caller's set of about five minutes: what is due for review, what comes next, one new thing. It stays as it is until their day ends.",
  authority: 'member',
  params: orgParams,
  result: dailySet,
});

export const finishDailySet = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/daily-set/completion',
  summary: "Finishes today's set when every step is done. Points are paid once a day.",
  authority: 'member',
  params: orgParams,
  result: finishedSet,
});
