import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { pageOf } from '../http/page.ts';
import { PICTURE_BYTES } from './organizations.limits.ts';
import {
  joinableOrganization,
  joinCode,
  joined,
  membership,
  membershipChange,
  newOrganization,
  organization,
  organizationSettings,
  searchQuery,
  settingsChange,
  statusChange,
} from './organizations.schemas.ts';

export const createOrganization = endpoint({
  method: 'POST',
  path: '/api/v1/organizations',
  summary: 'Creates an organization; the caller becomes its administrator.',
  authority: 'signed-in',
  body: newOrganization,
  result: organization,
  status: 201,
});

export const getOrganization = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId',
  summary: 'The organization, whether the caller runs it, and their own place in it.',
  authority: 'member-or-admin',
  params: orgParams,
  result: organization,
});

export const getOrganizationSettings = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/settings',
  summary: 'Everything an administrator may set.',
  authority: 'org-admin',
  params: orgParams,
  result: organizationSettings,
});

export const changeOrganizationSettings = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/settings',
  summary: 'Changes the settings that are given.',
  authority: 'org-admin',
  params: orgParams,
  body: settingsChange,
  result: organizationSettings,
});

export const uploadLogo = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/logo',
  summary: 'Replaces the logo. The picture is read, not trusted by its name, and stored anew.',
  authority: 'org-admin',
  params: orgParams,
  file: { field: 'logo', maxBytes: PICTURE_BYTES },
  result: z.object({ logo_url: z.string() }),
  rateLimit: 'upload',
});

export const rotateJoinCode = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/join-code',
  summary: 'Makes a new join code; the one before stops working.',
  authority: 'org-admin',
  params: orgParams,
  result: z.object({ join_code: z.string() }),
});

export const removeJoinCode = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/join-code',
  summary: 'Switches the join code off.',
  authority: 'org-admin',
  params: orgParams,
  result: z.object({ join_code: z.null() }),
});

export const changeStatus = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/status',
  summary: 'Sets the own status; on leave pauses the streak.',
  authority: 'member',
  params: orgParams,
  body: statusChange,
  // The client reads the result from `data` (spec §7).
  result: z.object({ data: membership }),
});

export const changeOwnMembership = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/membership',
  summary: 'Changes what the caller says of themselves in this organization.',
  authority: 'member',
  params: orgParams,
  body: membershipChange,
  result: membership,
});

export const listJoinableOrganizations = endpoint({
  method: 'GET',
  path: '/api/v1/joinable-organizations',
  summary:
    'Organizations the caller may join now: invitations to a verified address first, then open ones and those of its domain.',
  authority: 'signed-in',
  query: searchQuery,
  result: pageOf(joinableOrganization),
});

export const getJoinableOrganization = endpoint({
  method: 'GET',
  path: '/api/v1/joinable-organizations/:orgId',
  summary: 'One organization that the caller may join now, and why. Any other is not found.',
  authority: 'signed-in',
  params: orgParams,
  result: joinableOrganization,
});

export const joinOrganization = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/join',
  summary: 'Joins an organization that is open to the caller.',
  authority: 'signed-in',
  params: orgParams,
  result: joined,
});

export const enterJoinCode = endpoint({
  method: 'POST',
  path: '/api/v1/join-codes',
  summary: 'Joins the organization of a join code.',
  authority: 'signed-in',
  body: joinCode,
  result: joined,
});
