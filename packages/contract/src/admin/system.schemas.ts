import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { pageQuery } from '../http/page.ts';
import { organizationRole, systemLevel } from '../organizations/organizations.schemas.ts';
import { adminOrganization, adminUser, auditEntry, errorReport, job } from './admin.schemas.ts';
import { RETENTION_DAYS } from './system.limits.ts';

/** What the server is made of, as far as it can fail by itself. */
export const serviceName = z.enum(['pages', 'database', 'mail', 'assistant', 'jobs', 'storage']);
export type ServiceName = z.output<typeof serviceName>;
export const serviceState = z.enum(['well', 'slow', 'down']);

const healthCell = z.object({ at: timestamp, state: serviceState, took_ms: z.int() });
/** A service as it was at its last check, and in the hours before. */
export const serviceHealth = z.object({
  service: serviceName,
  /** Null before the first check. */
  state: serviceState.nullable(),
  took_ms: z.int().nullable(),
  /** In the service's own words: what a mail server said, which model answers. */
  detail: z.string(),
  checked_at: timestamp.nullable(),
  /** Since when it has not been well; null while it is. */
  since: timestamp.nullable(),
  cells: z.array(healthCell),
});
export type ServiceHealth = z.output<typeof serviceHealth>;

export const serverProcess = z.object({
  id: z.string(),
  version: z.string(),
  host: z.string(),
  pid: z.int(),
  memory_mb: z.int(),
  started_at: timestamp,
  last_seen_at: timestamp,
  is_alive: z.boolean(),
});
export type ServerProcess = z.output<typeof serverProcess>;

export const systemHealth = z.object({
  services: z.array(serviceHealth),
  processes: z.array(serverProcess),
  version: z.string(),
});
export type SystemHealth = z.output<typeof systemHealth>;

export const mailState = z.enum(['waiting', 'sent', 'failed']);
/** A mail of the queue. What it says is nobody's business but its reader's. */
export const queuedMail = z.object({
  id: z.string(),
  /** As much of the address as one needs to know whose it is. */
  to: z.string(),
  subject: z.string(),
  state: mailState,
  attempts: z.int(),
  /** What the mail server said last. */
  error: z.string().nullable(),
  queued_at: timestamp,
  next_try_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
});
export type QueuedMail = z.output<typeof queuedMail>;
export const mailQuery = pageQuery.extend({ state: mailState.optional() });
export type MailQuery = z.output<typeof mailQuery>;
export const mailBounce = z.object({ email: z.string(), reason: z.string(), times: z.int(), bounced_at: timestamp });
export const mailSummary = z.object({
  /** False where no mail server is set: then nothing is queued. */
  is_sent: z.boolean(),
  waiting: z.int(),
  failed: z.int(),
  oldest_waiting_at: timestamp.nullable(),
  next_try_at: timestamp.nullable(),
  last_error: z.string().nullable(),
  bounces: z.array(mailBounce),
});
export type MailSummary = z.output<typeof mailSummary>;

/** What needs somebody now: the first screen of the panel. */
export const systemOverview = z.object({
  now: timestamp,
  health: systemHealth,
  /** Of the first service that is down: what was done in the hour before. */
  before: z.object({ service: serviceName, act: auditEntry }).nullable(),
  mail: mailSummary,
  errors: z.array(errorReport),
  open_errors: z.int(),
  failed_jobs: z.array(job),
  failed_job_count: z.int(),
  waiting_job_count: z.int(),
  /** Organizations that have reached nine tenths of a quota. */
  full_organizations: z.array(z.object({ id: z.string(), name: z.string(), what: z.enum(['members', 'storage']) })),
  acts: z.array(auditEntry),
});
export type SystemOverview = z.output<typeof systemOverview>;

/** A kind of job that comes by itself. */
export const jobTurn = z.object({
  kind: z.string(),
  every_minutes: z.number(),
  next_at: timestamp.nullable(),
  is_running: z.boolean(),
  /** Of the last time that failed and is still kept. */
  last_error: z.string().nullable(),
});
export type JobTurn = z.output<typeof jobTurn>;

const quota = z.int().min(1).max(10_000_000).nullable();
/** Null where the server's own limit holds. */
export const organizationQuotas = z.strictObject({ members: quota, storage_mb: quota, assistant_questions: quota });
export const organizationUsage = z.object({
  members: z.int(),
  storage_bytes: z.int(),
  /** Today's questions to the assistant. */
  assistant_questions: z.int(),
});
export const organizationDetails = adminOrganization.extend({
  quotas: organizationQuotas,
  usage: organizationUsage,
  /** What holds where no quota is set. */
  limits: z.object({ storage_mb: z.int(), assistant_questions: z.int() }),
  admins: z.array(z.object({ uid: z.string(), display_name: z.string(), email: z.string() })),
  last_active_at: timestamp.nullable(),
});
export type OrganizationDetails = z.output<typeof organizationDetails>;
export const organizationChange = z.strictObject({
  is_suspended: z.boolean().optional(),
  quotas: organizationQuotas.partial().optional(),
});
export type OrganizationChange = z.output<typeof organizationChange>;

export const userDetails = adminUser.extend({
  memberships: z.array(
    z.object({
      org_id: z.string(),
      name: z.string(),
      role: organizationRole,
      system_level: systemLevel,
      last_visit_at: timestamp.nullable(),
    }),
  ),
  bounce: mailBounce.nullable(),
});
export type UserDetails = z.output<typeof userDetails>;

/** A setting that is in force. A secret says only whether it is set. */
export const setting = z.object({
  name: z.string(),
  value: z.string(),
  is_secret: z.boolean(),
  source: z.enum(['environment', 'file', 'default', 'panel']),
});
export type Setting = z.output<typeof setting>;

const days = z.int().min(RETENTION_DAYS.least).max(RETENTION_DAYS.most);
/** How many days things are kept. */
export const retention = z.strictObject({
  audit_log: days,
  security_events: days,
  errors: days,
  finished_jobs: days,
});
export type Retention = z.output<typeof retention>;

export const dataRequestKind = z.enum(['export', 'erasure']);
export const dataRequest = z.object({
  id: z.string(),
  kind: dataRequestKind,
  uid: z.string(),
  /** Empty once the person is erased. */
  display_name: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  progress: z.number(),
  error: z.string().nullable(),
  has_file: z.boolean(),
  requested_at: timestamp,
  ended_at: timestamp.nullable(),
});
export type DataRequest = z.output<typeof dataRequest>;
/** What becomes of a table's rows when their person is erased. */
export const erasureRule = z.object({ table: z.string(), end: z.enum(['kept', 'erased', 'unlinked', 'account']) });
