import { z } from 'zod';
import { jobKind } from '#platform/jobs/job-kind.ts';

const HOUR_MS = 60 * 60_000;
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

/** Reminds everybody of an organization whose hour has come. */
export const sendReminders = jobKind('send-reminders', nothing);

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

/** Folds changes of points into the histograms that ranks are read from. */
export const compactRanks = jobKind('compact-ranks', nothing, { everyMs: HOUR_MS, isForgotten: true });

/** Queues what no act has queued: of an older version, or of a job that failed for good. */
export const findWork = jobKind('find-work', nothing, { everyMs: HOUR_MS, isForgotten: true });

/** Takes away what is kept for a time only. */
export const deleteExpired = jobKind('delete-expired', nothing, { everyMs: A_DAY_MS / 4, priority: LAST });

export const jobKinds = [
  writeMaking,
  readDocument,
  writeDocumentDraft,
  sendMail,
  sendReminders,
  endAttempt,
  publishDraft,
  indexLibrary,
  embedPassages,
  compactRanks,
  findWork,
  deleteExpired,
] as const;
