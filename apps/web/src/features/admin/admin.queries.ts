import * as admin from '@snapwell/contract/admin/admin.endpoints';
import type { AuditQuery, ErrorCategory, jobState, SecurityEventQuery } from '@snapwell/contract/admin/admin.schemas';
import * as system from '@snapwell/contract/admin/system.endpoints';
import type { MaintenanceNotice } from '@snapwell/contract/admin/notice.schemas';
import type { MailQuery, Retention } from '@snapwell/contract/admin/system.schemas';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/http/api.ts';

const keys = { all: ['admin'] as const };
/** Whoever looks at the panel wants to see what changes. */
const LOOK_MS = 30_000;
const WATCH_MS = 1500;
const fresh = { isCacheSkipped: true };
const invalidates = [keys.all];

const nextPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
};

export const systemOverview = () =>
  queryOptions({
    queryKey: [...keys.all, 'overview'],
    queryFn: () => call(system.getSystemOverview, {}, fresh),
    refetchInterval: LOOK_MS,
  });

export const systemHealth = () =>
  queryOptions({
    queryKey: [...keys.all, 'health'],
    queryFn: () => call(system.getSystemHealth, {}, fresh),
    refetchInterval: LOOK_MS,
  });

export const checkNow = () =>
  mutationOptions({ mutationFn: () => call(system.checkSystemHealth, {}), meta: { invalidates } });

export const errorReports = (filter: { category?: ErrorCategory; isResolved: boolean }) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'errors', filter],
    queryFn: ({ pageParam }) =>
      call(
        admin.listErrorReports,
        {
          query: {
            category: filter.category,
            is_resolved: filter.isResolved ? 'true' : 'false',
            cursor: pageParam,
            limit: 25,
          },
        },
        fresh,
      ),
    refetchInterval: LOOK_MS,
    ...nextPage,
  });

export const errorReport = (fingerprint: string) =>
  queryOptions({
    queryKey: [...keys.all, 'error', fingerprint],
    queryFn: () => call(admin.getErrorReport, { params: { fingerprint } }, fresh),
    refetchInterval: LOOK_MS,
  });

export const resolveError = (fingerprint: string) =>
  mutationOptions({
    mutationFn: (isResolved: boolean) =>
      call(admin.resolveErrorReport, { params: { fingerprint }, body: { is_resolved: isResolved } }),
    meta: { invalidates },
  });

export const organizationList = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'organizations', search],
    queryFn: ({ pageParam }) =>
      call(admin.listAllOrganizations, { query: { search: search || undefined, cursor: pageParam } }, fresh),
    ...nextPage,
  });

export const organizationDetails = (orgId: string) =>
  queryOptions({
    queryKey: [...keys.all, 'organization', orgId],
    queryFn: () => call(system.getOrganizationDetails, { params: { orgId } }, fresh),
  });

export const createOrganization = () =>
  mutationOptions({
    mutationFn: (body: { name: string; admin_email: string }) => call(system.createOrganizationAsAdmin, { body }),
    meta: { invalidates },
  });

export const suspendOrganization = (orgId: string) =>
  mutationOptions({
    mutationFn: (isSuspended: boolean) =>
      call(admin.suspendOrganization, { params: { orgId }, body: { is_suspended: isSuspended } }),
    meta: { invalidates },
  });

export type Quotas = { members: number | null; storage_mb: number | null; assistant_questions: number | null };
export const changeQuotas = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: Quotas) => call(system.changeQuotas, { params: { orgId }, body }),
    meta: { invalidates },
  });

export const userList = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'users', search],
    queryFn: ({ pageParam }) =>
      call(admin.listUsers, { query: { search: search || undefined, cursor: pageParam } }, fresh),
    ...nextPage,
  });

export const userDetails = (uid: string) =>
  queryOptions({
    queryKey: [...keys.all, 'user', uid],
    queryFn: () => call(system.getUserDetails, { params: { uid } }, fresh),
  });

export const changeUser = (uid: string) =>
  mutationOptions({
    mutationFn: (body: { role?: 'ADMIN' | 'basic'; is_disabled?: boolean }) =>
      call(admin.changeUser, { params: { uid }, body }),
    meta: { invalidates },
  });

export const signOutUser = (uid: string) =>
  mutationOptions({ mutationFn: () => call(admin.signOutUser, { params: { uid } }), meta: { invalidates } });

export const securityEvents = (filter: Pick<SecurityEventQuery, 'uid'>) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'security', filter],
    queryFn: ({ pageParam }) =>
      call(admin.listSecurityEvents, { query: { ...filter, cursor: pageParam, limit: 10 } }, fresh),
    ...nextPage,
  });

export type JobState = z.output<typeof jobState>;
export const jobList = (state: JobState | null) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'jobs', state],
    queryFn: ({ pageParam }) =>
      call(admin.listJobs, { query: { state: state ?? undefined, cursor: pageParam, limit: 25 } }, fresh),
    refetchInterval: LOOK_MS,
    ...nextPage,
  });

export const jobTurns = () =>
  queryOptions({ queryKey: [...keys.all, 'turns'], queryFn: () => call(system.listJobTurns, {}, fresh) });

export const retryJob = () =>
  mutationOptions({
    mutationFn: (jobId: string) => call(admin.retryJob, { params: { jobId } }),
    meta: { invalidates },
  });

export const cancelJob = () =>
  mutationOptions({
    mutationFn: (jobId: string) => call(admin.cancelJob, { params: { jobId } }),
    meta: { invalidates },
  });

export const mailSummary = () =>
  queryOptions({
    queryKey: [...keys.all, 'mail-summary'],
    queryFn: () => call(system.getMailSummary, {}, fresh),
    refetchInterval: LOOK_MS,
  });

export const mailList = (state: NonNullable<MailQuery['state']> | null) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'mails', state],
    queryFn: ({ pageParam }) =>
      call(system.listMails, { query: { state: state ?? undefined, cursor: pageParam, limit: 25 } }, fresh),
    refetchInterval: LOOK_MS,
    ...nextPage,
  });

export const sendTestMail = () => mutationOptions({ mutationFn: () => call(system.sendTestMail, {}) });

export const forgetBounce = () =>
  mutationOptions({
    mutationFn: (email: string) => call(system.forgetBounce, { params: { email } }),
    meta: { invalidates },
  });

export const configuration = () =>
  queryOptions({ queryKey: [...keys.all, 'configuration'], queryFn: () => call(system.listConfiguration, {}, fresh) });

export const setNotice = () =>
  mutationOptions({
    mutationFn: (notice: MaintenanceNotice | null) => call(system.setNotice, { body: { notice } }),
    meta: { invalidates: [...invalidates, ['notice']] },
  });

export const retentionRules = () =>
  queryOptions({ queryKey: [...keys.all, 'retention'], queryFn: () => call(system.getRetention, {}, fresh) });

export const setRetention = () =>
  mutationOptions({ mutationFn: (body: Retention) => call(system.setRetention, { body }), meta: { invalidates } });

export const dataRequests = () =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'data-requests'],
    queryFn: ({ pageParam }) => call(system.listDataRequests, { query: { cursor: pageParam } }, fresh),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ state: at }) => at === 'waiting' || at === 'running'))
        ? WATCH_MS
        : false,
    ...nextPage,
  });

export const requestData = (uid: string) =>
  mutationOptions({
    mutationFn: (kind: 'export' | 'erasure') => call(system.requestData, { params: { uid }, body: { kind } }),
    meta: { invalidates },
  });

export type AuditFilter = Pick<AuditQuery, 'act' | 'target' | 'actor_uid' | 'org_id' | 'from' | 'until'>;
export const auditLog = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'audit', filter],
    queryFn: ({ pageParam }) => call(admin.listAuditLog, { query: { ...filter, cursor: pageParam, limit: 30 } }, fresh),
    ...nextPage,
  });

export const verifyAuditLog = () => mutationOptions({ mutationFn: () => call(admin.verifyAuditLog, {}) });
