import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { inviteList, inviteListDetails, inviteListSending, inviteRowChange } from './invite-lists.schemas.ts';
import { INVITE_LIST_BYTES } from './organizations.limits.ts';

const listParams = z.strictObject({ orgId: slug, listId: z.string().min(1).max(60) });
const rowParams = listParams.extend({ line: z.coerce.number().int().min(1) });

export const readInviteList = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/invite-lists',
  summary: 'Reads a table of people to invite and says what would happen to each row. Nobody gets a mail yet.',
  authority: 'org-admin',
  params: orgParams,
  query: z.strictObject({ name: z.string().max(200).default('') }),
  file: { field: 'list', maxBytes: INVITE_LIST_BYTES },
  result: inviteListDetails,
  status: 201,
  rateLimit: 'upload',
});

export const listInviteLists = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/invite-lists',
  summary: 'The latest lists of people to invite, and how far they are sent.',
  authority: 'org-admin',
  params: orgParams,
  result: z.object({ items: z.array(inviteList) }),
});

export const getInviteList = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/invite-lists/:listId',
  summary: 'A list of people to invite, with the rows that need mending.',
  authority: 'org-admin',
  params: listParams,
  result: inviteListDetails,
});

export const mendInviteRow = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/invite-lists/:listId/rows/:line',
  summary: 'Mends a row of a list that is not sent yet.',
  authority: 'org-admin',
  params: rowParams,
  body: inviteRowChange,
  result: inviteListDetails,
});

export const dropInviteRow = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/invite-lists/:listId/rows/:line',
  summary: 'Leaves a row out of a list that is not sent yet.',
  authority: 'org-admin',
  params: rowParams,
  result: inviteListDetails,
});

export const sendInviteList = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/invite-lists/:listId/send',
  summary: 'Sends the invitations of a list in steps; rows with a problem stay behind.',
  authority: 'org-admin',
  params: listParams,
  result: inviteListSending,
  status: 202,
});

export const cancelInviteList = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/invite-lists/:listId',
  summary: 'Throws a list away, or stops sending what is left of it.',
  authority: 'org-admin',
  params: listParams,
  result: z.object({ is_cancelled: z.literal(true) }),
});
