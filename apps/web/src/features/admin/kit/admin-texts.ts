import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCategory } from '@snapwell/contract/admin/admin.schemas';
import type { JobKindName } from '@snapwell/contract/admin/job-kinds';
import type { ServiceName } from '@snapwell/contract/admin/system.schemas';
import type { Tone } from '#ui/action/chip.tsx';

export const categoryNames: Record<ErrorCategory, MessageDescriptor> = {
  javascript: msg`Script`,
  render: msg`Page`,
  promise: msg`Promise`,
  http_4xx: msg`Refused call`,
  http_5xx: msg`Failed call`,
  timeout: msg`Timeout`,
  network: msg`Network`,
  authentication: msg`Sign-in`,
  authorization: msg`Permission`,
  field_validation: msg`Field`,
  form_validation: msg`Form`,
  unknown: msg`Unknown`,
};

/** What is ours to mend is loud; what may be the line's or the caller's is not. */
export const categoryTones: Record<ErrorCategory, Tone> = {
  javascript: 'berry',
  render: 'berry',
  promise: 'berry',
  http_4xx: 'snap',
  http_5xx: 'berry',
  timeout: 'ember',
  network: 'sky',
  authentication: 'snap',
  authorization: 'snap',
  field_validation: 'plain',
  form_validation: 'plain',
  unknown: 'ember',
};

export const serviceNames: Record<ServiceName, MessageDescriptor> = {
  pages: msg`Pages`,
  database: msg`Database`,
  mail: msg`Mail`,
  assistant: msg`Assistant`,
  jobs: msg`Jobs`,
  storage: msg`Storage`,
};

const jobNames: Record<JobKindName, MessageDescriptor> = {
  'write-making': msg`Write what a learner wants made`,
  'read-document': msg`Read a document`,
  'write-document-draft': msg`Write a draft`,
  'send-mail': msg`Send a mail`,
  'send-reminders': msg`Send reminders`,
  'end-attempt': msg`End an attempt`,
  'publish-draft': msg`Publish a draft`,
  'index-library': msg`Index a library`,
  'embed-passages': msg`Compute meanings`,
  'compact-ranks': msg`Fold ranks`,
  'find-work': msg`Look for work left over`,
  'delete-expired': msg`Clean up`,
  'seal-audit-log': msg`Sign the audit log`,
  'check-health': msg`Check health`,
  'export-person': msg`Export a person`,
  'erase-person': msg`Erase a person`,
  'queue-webhooks': msg`Look for webhooks to send`,
  'deliver-webhook': msg`Send a webhook`,
  'send-invite-list': msg`Send invitations`,
  'follow-leave': msg`Follow a leave`,
  'follow-assignments': msg`Follow assignments`,
  'export-organization': msg`Export an organization`,
  'delete-organization': msg`Delete an organization`,
  'roll-up-days': msg`Add up figures`,
  'send-reports': msg`Send reports and alerts`,
  'find-reports': msg`Look for reports to send`,
};
/** A kind of job in words; one that this page doesn't know yet as it is called. */
export const jobName = (kind: string): string => (isKnown(kind) ? i18n._(jobNames[kind]) : kind);
const isKnown = (kind: string): kind is JobKindName => kind in jobNames;

const actNames: Record<string, MessageDescriptor> = {
  error_resolved: msg`resolved an error`,
  error_opened: msg`opened an error again`,
  organization_created: msg`created an organization`,
  organization_suspended: msg`suspended an organization`,
  organization_opened: msg`opened an organization`,
  quotas_changed: msg`changed quotas`,
  user_changed: msg`changed an account`,
  user_signed_out: msg`signed an account out everywhere`,
  job_retried: msg`retried a job`,
  job_cancelled: msg`cancelled a job`,
  bounce_forgotten: msg`cleared a bounced mailbox`,
  notice_set: msg`set the notice`,
  notice_removed: msg`removed the notice`,
  retention_changed: msg`changed how long things are kept`,
  data_export_requested: msg`asked for a copy of a person’s data`,
  data_export_opened: msg`opened a copy of a person’s data`,
  erasure_requested: msg`asked for a person to be erased`,
  webhook_created: msg`created a webhook`,
  webhook_changed: msg`changed a webhook`,
  webhook_deleted: msg`deleted a webhook`,
  webhook_replayed: msg`sent a webhook’s message again`,
  sign_on_set_up: msg`set up single sign-on`,
  sign_on_changed: msg`changed single sign-on`,
  sign_on_removed: msg`removed single sign-on`,
  sign_on_link_released: msg`let a person link a new single sign-on account`,
  sign_on_domain_added: msg`named a domain for single sign-on`,
  sign_on_domain_proven: msg`proved a domain for single sign-on`,
  sign_on_domain_removed: msg`removed a domain from single sign-on`,
  api_token_created: msg`created an API token`,
  api_token_revoked: msg`revoked an API token`,
};
export const knownActs = Object.keys(actNames);
/** What somebody did, as the rest of a sentence that begins with their name. */
export const actName = (act: string): string => (actNames[act] ? i18n._(actNames[act]) : act.replaceAll('_', ' '));
