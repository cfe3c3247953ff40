import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug, timestamp } from '../http/ids.ts';
import { membersAct, membersActed } from '../organizations/members.schemas.ts';
import { PICTURE_BYTES } from '../organizations/organizations.limits.ts';
import { homeScreen } from './home.schemas.ts';
import { baseProfile, organizationProfile, ownOrganization, profileUpdate } from './profiles.schemas.ts';

const picture = { field: 'profile_picture', maxBytes: PICTURE_BYTES };
const memberParams = z.strictObject({ orgId: slug, uid: z.string().min(1).max(128) });

export const getBaseProfile = endpoint({
  method: 'GET',
  path: '/api/v1/users/profile',
  summary: "The caller's base profile.",
  authority: 'signed-in',
  result: baseProfile,
});

export const updateBaseProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/users/profile',
  summary: 'Changes the names, the picture and the language that are given.',
  authority: 'signed-in',
  body: profileUpdate,
  result: baseProfile,
});

export const listOwnOrganizations = endpoint({
  method: 'GET',
  path: '/api/v1/organizations',
  summary: "The caller's organizations, the one used last first, with points and streak in each.",
  authority: 'signed-in',
  result: z.object({ items: z.array(ownOrganization) }),
});

export const getOrganizationProfile = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/profile',
  summary: 'The caller inside an organization. The first call of a day counts as the visit of that day.',
  authority: 'member',
  params: orgParams,
  query: z.strictObject({ include_rank: z.enum(['true', 'false']).default('false') }),
  result: organizationProfile,
});

export const getHome = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/home',
  summary: "The home screen: what comes next, modules under way, what is new and due, today's set, the week's ranking.",
  authority: 'member',
  params: orgParams,
  result: homeScreen,
});

export const closeWelcomeDialog = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/welcome-dialog/closed',
  summary: "Remembers that today's greeting was seen.",
  authority: 'member',
  params: orgParams,
  result: z.object({ is_first_visit_today: z.literal(false) }),
});

export const uploadProfilePicture = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/profile-picture',
  summary: "Replaces the caller's picture. It is read, not trusted by its name, and stored anew as a square.",
  authority: 'member',
  params: orgParams,
  file: picture,
  result: z.object({ photo_url: z.string() }),
  rateLimit: 'upload',
});

export const uploadOwnPicture = endpoint({
  method: 'PUT',
  path: '/api/v1/users/profile-picture',
  summary: 'The same for a person who belongs to no organization.',
  authority: 'signed-in',
  file: picture,
  result: z.object({ photo_url: z.string() }),
  rateLimit: 'upload',
});

export const removeOwnPicture = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/profile-picture',
  summary: 'Leaves the caller without a picture.',
  authority: 'signed-in',
  result: z.object({ photo_url: z.null() }),
});

export const leaveOrganization = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/membership',
  summary: 'Leaves the organization. One administrator always remains where others stay.',
  authority: 'member',
  params: orgParams,
  result: z.object({ is_left: z.literal(true) }),
});

export const actOnMembers = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/members/acts',
  summary: 'Does one thing to many members: group, level, status, reminder, deactivation. A manager may less of it.',
  authority: 'manager',
  params: orgParams,
  body: membersAct,
  result: membersActed,
});

export const deactivateMember = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/members/:uid/deactivation',
  summary: 'Shuts a member out; what they did is kept.',
  authority: 'org-admin',
  params: memberParams,
  result: z.object({ is_deactivated: z.literal(true) }),
});

export const reactivateMember = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/members/:uid/deactivation',
  summary: 'Lets a deactivated member in again.',
  authority: 'org-admin',
  params: memberParams,
  result: z.object({ is_deactivated: z.literal(false) }),
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/members/:uid',
  summary: 'Ends a membership. The person may come back as they came the first time.',
  authority: 'org-admin',
  params: memberParams,
  result: z.object({ is_removed: z.literal(true) }),
});

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/export',
  summary: 'Everything that is kept about the caller, as one document; a recent sign-in is needed.',
  authority: 'signed-in',
  result: z.object({
    exported_at: timestamp,
    uid: z.string(),
    /** Rows by the name of their table. */
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    /** Tables with more rows than fit. */
    incomplete: z.array(z.string()),
  }),
  rateLimit: 'upload',
});

export const deleteOwnAccount = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me',
  summary:
    'Deletes the account of the token; a recent sign-in is needed. Points others compare themselves with stay, without the name.',
  authority: 'identified',
  result: z.object({
    is_deleted: z.literal(true),
    /**
     * False when the identity provider is administered elsewhere: then the client deletes the sign-in account itself.
     */
    is_sign_in_deleted: z.boolean(),
  }),
});
