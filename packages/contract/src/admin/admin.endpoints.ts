import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { pageOf } from '../http/page.ts';
import { searchQuery } from '../organizations/organizations.schemas.ts';
import {
  adminOrganization,
  adminUser,
  adminUserChange,
  auditEntry,
  auditExportQuery,
  auditProof,
  auditQuery,
  errorBatch,
  errorOccurrence,
  errorRelease,
  errorReport,
  errorReportQuery,
  job,
  jobQuery,
  securityEvent,
  securityEventQuery,
} from './admin.schemas.ts';

const userParams = z.strictObject({ uid: z.string().min(1).max(128) });
const jobParams = z.strictObject({ jobId: z.string().min(1).max(80) });
const errorParams = z.strictObject({ fingerprint: z.string().regex(/^[0-9a-f]{32}$/) });

export const reportErrors = endpoint({
  method: 'POST',
  path: '/api/v1/error-reports',
  summary: 'What went wrong in a browser, from strangers too.',
  authority: 'anyone',
  body: errorBatch,
  result: z.object({ recorded: z.int() }),
  status: 202,
});

export const listErrorReports = endpoint({
  method: 'GET',
  path: '/api/v1/admin/error-reports',
  summary: 'Errors of clients, the latest first.',
  authority: 'admin',
  query: errorReportQuery,
  result: pageOf(errorReport),
});

export const getErrorReport = endpoint({
  method: 'GET',
  path: '/api/v1/admin/error-reports/:fingerprint',
  summary: 'An error with its last occurrences.',
  authority: 'admin',
  params: errorParams,
  result: errorReport.extend({
    occurrences: z.array(errorOccurrence),
    releases: z.array(errorRelease),
    /** How often on each of the last days, the oldest first. */
    days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  }),
});

export const resolveErrorReport = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/error-reports/:fingerprint',
  summary: 'Marks an error as resolved or open. It opens by itself when it happens again.',
  authority: 'admin',
  params: errorParams,
  body: z.strictObject({ is_resolved: z.boolean() }),
  result: errorReport,
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/v1/admin/users',
  summary: 'Accounts, newest first; searched by name or address.',
  authority: 'admin',
  query: searchQuery,
  result: pageOf(adminUser),
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/users/:uid',
  summary: 'Makes or unmakes a system administrator; disables or enables an account.',
  authority: 'admin',
  params: userParams,
  body: adminUserChange,
  result: adminUser,
});

export const signOutUser = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:uid/sign-out',
  summary: 'Ends every session of an account.',
  authority: 'admin',
  params: userParams,
  result: z.object({ is_signed_out: z.literal(true) }),
});

export const listAllOrganizations = endpoint({
  method: 'GET',
  path: '/api/v1/admin/organizations',
  summary: 'Every organization; searched by name.',
  authority: 'admin',
  query: searchQuery,
  result: pageOf(adminOrganization),
});

export const suspendOrganization = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/organizations/:orgId',
  summary: 'Closes an organization to its members, or opens it again.',
  authority: 'admin',
  params: orgParams,
  body: z.strictObject({ is_suspended: z.boolean() }),
  result: adminOrganization,
});

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit-log',
  summary: 'What administrators did, the latest first; by who, organization, act, target or time.',
  authority: 'admin',
  query: auditQuery,
  result: pageOf(auditEntry),
});

export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit-log/export',
  summary: 'The audit log as lines of JSON, with the hashes and checkpoints that prove it.',
  authority: 'admin',
  query: auditExportQuery,
  result: z.unknown(),
  download: 'application/x-ndjson',
  rateLimit: 'upload',
});

export const verifyAuditLog = endpoint({
  method: 'POST',
  path: '/api/v1/admin/audit-log/verification',
  summary: 'Reads the whole audit log and says whether an entry was changed, taken out or put in.',
  authority: 'admin',
  result: auditProof,
  rateLimit: 'upload',
});

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/v1/admin/security-events',
  summary: 'What happened to accounts and rights, the latest first; by account, organization, type or time.',
  authority: 'admin',
  query: securityEventQuery,
  result: pageOf(securityEvent),
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/admin/jobs',
  summary: 'Background work, the newest first; by kind or state.',
  authority: 'admin',
  query: jobQuery,
  result: pageOf(job),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/jobs/:jobId/retry',
  summary: 'Has a job done that failed or was cancelled. Where the same work waits already, that is brought forward.',
  authority: 'admin',
  params: jobParams,
  result: job,
});

export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/jobs/:jobId/cancel',
  summary: 'Takes a job out of the queue; what comes by itself comes again at its next turn.',
  authority: 'admin',
  params: jobParams,
  result: job,
});
