import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { newOrganization } from '../organizations/organizations.schemas.ts';
import { maintenanceNotice, noticeAnswer } from './notice.schemas.ts';
import {
  dataRequest,
  dataRequestKind,
  erasureRule,
  jobTurn,
  mailQuery,
  mailSummary,
  organizationChange,
  organizationDetails,
  queuedMail,
  retention,
  setting,
  systemHealth,
  systemOverview,
  userDetails,
} from './system.schemas.ts';

const userParams = z.strictObject({ uid: z.string().min(1).max(128) });
const requestParams = z.strictObject({ requestId: z.string().min(1).max(80) });

export const getSystemOverview = endpoint({
  method: 'GET',
  path: '/api/v1/admin/overview',
  summary: 'What needs somebody now: services, mail, errors, jobs, quotas, and what was done last.',
  authority: 'admin',
  result: systemOverview,
});

export const getSystemHealth = endpoint({
  method: 'GET',
  path: '/api/v1/admin/health',
  summary: 'Every service and process with its last check and the six hours before.',
  authority: 'admin',
  result: systemHealth,
});

export const checkSystemHealth = endpoint({
  method: 'POST',
  path: '/api/v1/admin/health/check',
  summary: 'Checks every service now.',
  authority: 'admin',
  result: systemHealth,
  rateLimit: 'upload',
});

export const createOrganizationAsAdmin = endpoint({
  method: 'POST',
  path: '/api/v1/admin/organizations',
  summary: 'Creates an organization without joining it; whoever has the address given becomes its administrator.',
  authority: 'admin',
  body: newOrganization.extend({ admin_email: z.email().max(254) }),
  result: organizationDetails,
  status: 201,
});

export const getOrganizationDetails = endpoint({
  method: 'GET',
  path: '/api/v1/admin/organizations/:orgId',
  summary: 'An organization with its administrators, quotas and what it uses.',
  authority: 'admin',
  params: orgParams,
  result: organizationDetails,
});

export const changeQuotas = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/organizations/:orgId/quotas',
  summary: 'Sets how many members, how much storage and how many questions a day an organization may have.',
  authority: 'admin',
  params: orgParams,
  body: organizationChange.shape.quotas.unwrap(),
  result: organizationDetails,
});

export const getUserDetails = endpoint({
  method: 'GET',
  path: '/api/v1/admin/users/:uid',
  summary: 'An account with its organizations.',
  authority: 'admin',
  params: userParams,
  result: userDetails,
});

export const listJobTurns = endpoint({
  method: 'GET',
  path: '/api/v1/admin/job-turns',
  summary: 'What the server does by itself, and when next.',
  authority: 'admin',
  result: z.object({ items: z.array(jobTurn) }),
});

export const getMailSummary = endpoint({
  method: 'GET',
  path: '/api/v1/admin/mail-summary',
  summary: 'How many mails wait or failed, and which mailboxes refuse them.',
  authority: 'admin',
  result: mailSummary,
});

export const listMails = endpoint({
  method: 'GET',
  path: '/api/v1/admin/mails',
  summary: 'The mail queue, the newest first; a mail is sent again by retrying its job.',
  authority: 'admin',
  query: mailQuery,
  result: pageOf(queuedMail),
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/v1/admin/mails/test',
  summary: 'Sends a mail to the caller past the queue; answers with what the mail server said.',
  authority: 'admin',
  result: z.object({ is_sent: z.boolean(), error: z.string().nullable() }),
  rateLimit: 'upload',
});

export const forgetBounce = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/mail-bounces/:email',
  summary: 'Takes the mark from a mailbox that refused a mail.',
  authority: 'admin',
  params: z.strictObject({ email: z.string().min(3).max(254) }),
  result: mailSummary,
});

export const listConfiguration = endpoint({
  method: 'GET',
  path: '/api/v1/admin/configuration',
  summary: 'Every setting that is in force and where its value comes from; secrets are hidden.',
  authority: 'admin',
  result: z.object({ items: z.array(setting) }),
});

export const setNotice = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/notice',
  summary: 'Shows a notice to everybody for a time; without one it is taken away.',
  authority: 'admin',
  body: z.strictObject({ notice: maintenanceNotice.nullable() }),
  result: noticeAnswer,
});

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/v1/admin/retention',
  summary: 'How long things are kept, and what an erasure does to every table about people.',
  authority: 'admin',
  result: z.object({ retention, rules: z.array(erasureRule) }),
});

export const setRetention = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/retention',
  summary: 'Sets how long things are kept.',
  authority: 'admin',
  body: retention,
  result: z.object({ retention, rules: z.array(erasureRule) }),
});

export const listDataRequests = endpoint({
  method: 'GET',
  path: '/api/v1/admin/data-requests',
  summary: 'Exports and erasures of people, the newest first.',
  authority: 'admin',
  query: pageQuery,
  result: pageOf(dataRequest),
});

export const requestData = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:uid/data-requests',
  summary: 'Has everything about a person gathered into a file, or the person erased.',
  authority: 'admin',
  params: userParams,
  body: z.strictObject({ kind: dataRequestKind }),
  result: dataRequest,
  status: 202,
  rateLimit: 'upload',
});

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/api/v1/admin/data-requests/:requestId/file',
  summary: 'The file of an export.',
  authority: 'admin',
  params: requestParams,
  result: z.unknown(),
  download: 'application/json',
  rateLimit: 'upload',
});
