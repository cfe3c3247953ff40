import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { pageOf } from '../http/page.ts';
import { invite, inviteAcceptance, invitedRows, invitePreview, inviteToken, newInvites } from './invites.schemas.ts';
import { INVITES_PER_CALL } from './organizations.limits.ts';
import { joined, searchQuery } from './organizations.schemas.ts';

export const createInvites = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/invites',
  summary: 'Invites people by email, or says what would happen.',
  authority: 'org-admin',
  params: orgParams,
  body: newInvites,
  result: invitedRows,
  rateLimit: 'upload',
});

export const listInvites = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/invites',
  summary: 'Invitations that are still open, newest first.',
  authority: 'org-admin',
  params: orgParams,
  query: searchQuery,
  result: pageOf(invite),
});

export const resendInvites = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/invites/resend',
  summary: 'Sends open invitations again, with a new link and a new term; nobody gets two mails in a day.',
  authority: 'org-admin',
  params: orgParams,
  body: z.strictObject({ invite_ids: z.array(z.string().min(1).max(60)).min(1).max(INVITES_PER_CALL) }),
  result: invitedRows,
  rateLimit: 'upload',
});

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/invites/:inviteId',
  summary: 'Takes an invitation back.',
  authority: 'org-admin',
  params: z.strictObject({ orgId: slug, inviteId: z.string().min(1).max(60) }),
  result: z.object({ is_revoked: z.literal(true) }),
});

export const previewInvite = endpoint({
  method: 'POST',
  path: '/api/v1/invites/preview',
  summary: 'What the link of an invitation leads to.',
  authority: 'anyone',
  body: inviteToken,
  result: invitePreview,
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/api/v1/invites/accept',
  summary: 'Joins by an invitation; it works once.',
  authority: 'signed-in',
  body: inviteAcceptance,
  result: joined,
});
