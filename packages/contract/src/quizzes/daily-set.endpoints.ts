import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { dailySet } from './daily-set.schemas.ts';

export const getDailySet = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/daily-set',
  summary:
    "The caller's set of about five minutes: what is due for review, what comes next, one new thing. It stays as it is until their day ends, and pays once when its last step is done.",
  authority: 'member',
  params: orgParams,
  result: dailySet,
});
