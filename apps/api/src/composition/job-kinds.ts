import { z } from 'zod';
import { jobKind } from '#platform/jobs/job-kind.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const A_DAY_MS = 24 * HOUR_MS;
const nothing = z.strictObject({});

/** Somebody waits for it; it goes before what nobody sees. */
const FIRST = 10;
/** What takes long and nobody waits for. */
const LAST = -10;

/**
 * Every kind of job: what acts ask for by `enqueue`, and what comes by itself. What is done for each stands in
 * `job-handlers.ts`.
 */

/** Writes what a member wants made, from a page. */
export const writeMaking = jobKind('write-making', z.strictObject({ making_id: z.string() }), {
  attempts: 3,
  backOffMs: 5000,
  priority: FIRST,
});

const documentVersion = z.strictObject({ document_id: z.string(), version: z.int() });

/** Reads a document that an author has uploaded. */
export const readDocument = jobKind('read-document', documentVersion, {
  attempts: 2,
  backOffMs: 5000,
  leaseMs: 2 * 60_000,
  priority: FIRST,
});

/** Has a model write a draft from a document. */
export const writeDocumentDraft = jobKind('write-document-draft', documentVersion, { attempts: 2, backOffMs: 5000 });

/** Hands a mail to the mail server. It is sealed: a link in it opens an account. */
export const sendMail = jobKind('send-mail', z.strictObject({ sealed: z.string() }), {
  attempts: 8,
  backOffMs: 15_000,
  priority: FIRST,
  atOnce: 2,
});

/** Sends the invitations of a list, step by step. */
export const sendInviteList = jobKind('send-invite-list', z.strictObject({ list_id: z.string() }), { atOnce: 2 });

/** Sets a member's status when a leave begins or ends. */
export const followLeave = jobKind('follow-leave', z.strictObject({ uid: z.string() }), { isForgotten: true });

/** Reminds everybody of an organization whose hour has come. */
export const sendReminders = jobKind('send-reminders', nothing);

/** Brings the assignments of an organization up to today: asks, opens again, reminds. */
export const followAssignments = jobKind('follow-assignments', nothing);

/** Ends an attempt whose time is up although nobody came back. */
export const endAttempt = jobKind('end-attempt', z.strictObject({ attempt_id: z.string() }), {
  priority: FIRST,
  atOnce: 2,
  isForgotten: true,
});

/** Shows a draft to learners at the time that its author chose. */
export const publishDraft = jobKind('publish-draft', z.strictObject({ content_id: z.string() }), { priority: FIRST });

/** Brings the index of an organization up to date with its library. */
export const indexLibrary = jobKind('index-library', nothing);

/** Computes the meanings of passages that have none yet, some at a time. */
export const embedPassages = jobKind('embed-passages', nothing, { priority: LAST, isForgotten: true });

/** Makes an archive of an organization. */
export const exportOrganization = jobKind('export-organization', z.strictObject({ export_id: z.string() }), {
  attempts: 3,
  leaseMs: 5 * 60_000,
});

/** Deletes an organization whose day has come. */
export const deleteOrganization = jobKind('delete-organization', nothing, { leaseMs: 5 * 60_000 });

/** Folds changes of points into the histograms that ranks are read from. */
export const compactRanks = jobKind('compact-ranks', nothing, { everyMs: HOUR_MS, isForgotten: true });

/** Brings the daily roll-ups of insights up to date with what happened: their screens say as of when. */
export const rollUpDays = jobKind('roll-up-days', nothing, {
  everyMs: 2 * MINUTE_MS,
  priority: LAST,
  isForgotten: true,
});

/** Writes the week's report and looks after alerts, of an organization whose morning it is. */
export const sendReports = jobKind('send-reports', nothing, { priority: LAST, isForgotten: true });

/** Queues the reports of those organizations. */
export const findReports = jobKind('find-reports', nothing, {
  everyMs: HOUR_MS / 2,
  priority: LAST,
  isForgotten: true,
});

/** Queues what no act has queued: of an older version, or of a job that failed for good. */
export const findWork = jobKind('find-work', nothing, { everyMs: HOUR_MS, isForgotten: true });

/** Takes away what is kept for a time only. */
export const deleteExpired = jobKind('delete-expired', nothing, { everyMs: A_DAY_MS / 4, priority: LAST });

/** Signs where the audit log stands. */
export const sealAuditLog = jobKind('seal-audit-log', nothing, { everyMs: HOUR_MS, priority: LAST, isForgotten: true });

/** Asks every service how it is. */
export const checkHealth = jobKind('check-health', nothing, {
  everyMs: 5 * 60_000,
  priority: FIRST,
  attempts: 1,
  isForgotten: true,
});

const dataRequest = z.strictObject({ request_id: z.string() });

/** Gathers everything about a person into a file. */
export const exportPerson = jobKind('export-person', dataRequest, { attempts: 3 });

/** Erases a person. */
export const erasePerson = jobKind('erase-person', dataRequest, { attempts: 3 });

/** Looks for what webhooks were not told of yet. */
export const queueWebhooks = jobKind('queue-webhooks', nothing, { everyMs: 3 * MINUTE_MS, isForgotten: true });

/** Sends a message to a webhook; tried for most of a day. */
export const deliverWebhook = jobKind('deliver-webhook', z.strictObject({ delivery_id: z.string() }), {
  attempts: 20,
  backOffMs: 5000,
  atOnce: 4,
});

export const jobKinds = [
  writeMaking,
  readDocument,
  writeDocumentDraft,
  sendMail,
  sendInviteList,
  followLeave,
  sendReminders,
  followAssignments,
  endAttempt,
  publishDraft,
  indexLibrary,
  embedPassages,
  exportOrganization,
  deleteOrganization,
  compactRanks,
  rollUpDays,
  sendReports,
  findReports,
  findWork,
  deleteExpired,
  sealAuditLog,
  checkHealth,
  exportPerson,
  erasePerson,
  queueWebhooks,
  deliverWebhook,
] as const;
