import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { nudgeRequest } from './people-insights.schemas.ts';
import { mailText, newAlert, reportSettings } from './reports.schemas.ts';

export const previewNudge = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/nudges/preview',
  summary: 'The mail of a nudge as it will be sent, in the language of the caller.',
  authority: 'manager',
  params: orgParams,
  query: z.strictObject({ about: nudgeRequest.shape.about }),
  result: mailText,
});

export const getReportSettings = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/insights/report',
  summary: "Whether the caller gets the week's report by mail, and their alerts.",
  authority: 'manager',
  params: orgParams,
  result: reportSettings,
});

export const changeReportSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/insights/report',
  summary: "Turns the caller's weekly report on or off.",
  authority: 'manager',
  params: orgParams,
  body: z.strictObject({ is_weekly_on: z.boolean() }),
  result: reportSettings,
});

export const createAlert = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/insights/alerts',
  summary: 'Watches a share for the caller, who is written to once when it is too low.',
  authority: 'manager',
  params: orgParams,
  body: newAlert,
  result: reportSettings,
  status: 201,
});

export const deleteAlert = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/insights/alerts/:alertId',
  summary: 'Stops watching.',
  authority: 'manager',
  params: z.strictObject({ ...orgParams.shape, alertId: z.string().min(1).max(60) }),
  result: reportSettings,
});

export const stopReport = endpoint({
  method: 'POST',
  path: '/api/v1/reports/stop',
  summary: 'Ends the weekly report whose mail holds the token; nobody has to sign in.',
  authority: 'anyone',
  body: z.strictObject({ token: z.string().min(1).max(1000) }),
  result: z.object({ organization_name: z.string() }),
});
