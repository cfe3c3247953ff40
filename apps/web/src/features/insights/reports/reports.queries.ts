import * as endpoints from '@snapwell/contract/analytics/reports.endpoints';
import type { NewAlert } from '@snapwell/contract/analytics/reports.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

export const reportKeys = { of: (orgId: string) => ['insights', orgId, 'report'] as const };

export const reportSettings = (orgId: string) =>
  queryOptions({
    queryKey: reportKeys.of(orgId),
    queryFn: () => call(endpoints.getReportSettings, { params: { orgId } }),
  });

export const changeWeekly = (orgId: string, isOn: boolean) =>
  call(endpoints.changeReportSettings, { params: { orgId }, body: { is_weekly_on: isOn } });

export const addAlert = (orgId: string, body: NewAlert) => call(endpoints.createAlert, { params: { orgId }, body });

export const removeAlert = (orgId: string, alertId: string) =>
  call(endpoints.deleteAlert, { params: { orgId, alertId } });

export const stopReportByLink = (token: string) => call(endpoints.stopReport, { body: { token } });
