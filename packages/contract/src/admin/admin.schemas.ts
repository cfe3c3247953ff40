import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { pageQuery } from '../http/page.ts';
import { baseRole } from '../identity/identity.schemas.ts';
import { ERRORS_PER_CALL } from './admin.limits.ts';
import { joinPolicy } from '../organizations/organizations.schemas.ts';

/** Of each error the last occurrences are kept; the count goes on. */
export const OCCURRENCES_PER_ERROR = 50;

/** Kinds of error that clients report (spec §8). */
export const errorCategory = z.enum([
  'javascript',
  'render',
  'promise',
  'http_4xx',
  'http_5xx',
  'timeout',
  'network',
  'authentication',
  'authorization',
  'field_validation',
  'form_validation',
  'unknown',
]);
export type ErrorCategory = z.output<typeof errorCategory>;

const clientError = z.strictObject({
  /** Made by the client: sending a report again changes nothing. */
  id: z.uuid(),
  category: errorCategory,
  message: z.string().max(1000),
  stack: z.string().max(8000).optional(),
  /** The screen's path, without query and fragment. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#]*$/),
  /** Of a failed call. */
  endpoint: z.string().max(200).optional(),
  status: z.int().min(0).max(599).optional(),
  code: z.string().max(60).optional(),
  request_id: z.string().max(60).optional(),
  at: timestamp,
});
export type ClientError = z.output<typeof clientError>;

export const errorBatch = z.strictObject({
  version: z.string().max(40).optional(),
  errors: z.array(clientError).min(1).max(ERRORS_PER_CALL),
});
export type ErrorBatch = z.output<typeof errorBatch>;

/** One error however often it happened. */
export const errorReport = z.object({
  fingerprint: z.string(),
  category: errorCategory,
  message: z.string(),
  count: z.int(),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
  is_resolved: z.boolean(),
  /** When it came back after it was resolved; null while it has not. */
  returned_at: timestamp.nullable(),
  /** How often in each of the last hours, the oldest first. */
  hours: z.array(z.int()),
});
export type ErrorReport = z.output<typeof errorReport>;
/** A version of the application in which an error happened. */
export const errorRelease = z.object({
  version: z.string(),
  count: z.int(),
  first_hour: timestamp,
  last_hour: timestamp,
});
export const errorReportQuery = pageQuery.extend({
  category: errorCategory.optional(),
  is_resolved: z.enum(['true', 'false']).optional(),
});

export const errorOccurrence = z.object({
  id: z.string(),
  at: timestamp,
  path: z.string(),
  uid: z.string().nullable(),
  message: z.string(),
  stack: z.string().nullable(),
  endpoint: z.string().nullable(),
  status: z.int().nullable(),
  code: z.string().nullable(),
  request_id: z.string().nullable(),
  version: z.string().nullable(),
  user_agent: z.string().nullable(),
});

export const adminUser = z.object({
  uid: z.string(),
  email: z.string(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
  role: baseRole,
  is_disabled: z.boolean(),
  is_sample: z.boolean(),
  created_at: timestamp,
});
/** Only what is given is changed. */
export const adminUserChange = z.strictObject({ role: baseRole.optional(), is_disabled: z.boolean().optional() });
export type AdminUserChange = z.output<typeof adminUserChange>;

export const adminOrganization = z.object({
  id: z.string(),
  name: z.string(),
  join_policy: joinPolicy,
  is_suspended: z.boolean(),
  is_sample: z.boolean(),
  created_at: timestamp,
});

/** One act of an administrator. What is erased says only that something was done, and when. */
export const auditEntry = z.object({
  id: z.string(),
  at: timestamp,
  act: z.string(),
  /** Null for what the server did by itself. */
  actor_uid: z.string().nullable(),
  actor_name: z.string(),
  org_id: z.string().nullable(),
  address: z.string().nullable(),
  target: z.string(),
  /** Of the person or organization that `target` is; empty for anything else. */
  target_name: z.string(),
  details: z.record(z.string(), z.unknown()),
  is_erased: z.boolean(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const auditFilters = {
  actor_uid: z.string().min(1).max(128).optional(),
  org_id: z.string().min(1).max(80).optional(),
  act: z.string().min(1).max(60).optional(),
  target: z.string().min(1).max(128).optional(),
  from: timestamp.optional(),
  until: timestamp.optional(),
};
export const auditQuery = pageQuery.extend(auditFilters);
export type AuditQuery = z.output<typeof auditQuery>;
export const auditExportQuery = z.strictObject(auditFilters);
export type AuditExportQuery = z.output<typeof auditExportQuery>;

/** Whether the audit log is whole: what was changed, taken out or put in is named by its number. */
export const auditProof = z.object({
  entries: z.int(),
  problems: z.array(
    z.object({
      id: z.string(),
      what: z.enum(['facts', 'hash', 'link', 'missing', 'signature', 'checkpoint']),
    }),
  ),
  checked_at: timestamp,
});
export type AuditProof = z.output<typeof auditProof>;

/** What the trail holds: of accounts, of rights, and of who looked where. */
export const securityEventType = z.enum([
  'sign_in',
  'sign_in_refused',
  'sign_in_slowed',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'email_changed',
  'provider_linked',
  'provider_unlinked',
  'account_deleted',
  'sessions_ended',
  'call_refused',
  'admin_access',
  'account_changed',
  'account_signed_out',
  'data_exported',
  'organization_suspended',
  'organization_deleted',
  'organization_left',
  'settings_changed',
  'people_invited',
  'member_changed',
  'member_removed',
  'member_deactivated',
  'member_reactivated',
  'library_imported',
  'library_exported',
]);
export type SecurityEventType = z.output<typeof securityEventType>;

export const securityEvent = z.object({
  id: z.string(),
  at: timestamp,
  type: securityEventType,
  /** Null when nobody was recognized. */
  uid: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  org_id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const securityEventQuery = pageQuery.extend({
  uid: z.string().min(1).max(128).optional(),
  org_id: z.string().min(1).max(80).optional(),
  type: securityEventType.optional(),
  from: timestamp.optional(),
  until: timestamp.optional(),
});
export type SecurityEventQuery = z.output<typeof securityEventQuery>;

export const jobState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);

/** A piece of background work. What it holds is not told: it may be somebody's mail. */
export const job = z.object({
  id: z.string(),
  kind: z.string(),
  state: jobState,
  /** Null for the platform's own. */
  org_id: z.string().nullable(),
  /** Null without one, and of one that is gone. */
  org_name: z.string().nullable(),
  attempts: z.int(),
  priority: z.int(),
  progress: z.number(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  created_at: timestamp,
  /** When a worker may take it; of a running one, when it is taken for lost. */
  due_at: timestamp,
  started_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
});
export type Job = z.output<typeof job>;

export const jobQuery = pageQuery.extend({ kind: z.string().min(1).max(60).optional(), state: jobState.optional() });
export type JobQuery = z.output<typeof jobQuery>;
