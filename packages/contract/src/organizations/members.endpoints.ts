import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import {
  group,
  groupMember,
  groupMembersChange,
  groupName,
  member,
  memberChange,
  memberQuery,
} from './members.schemas.ts';

const memberParams = z.strictObject({ orgId: slug, uid: z.string().min(1).max(128) });
const groupParams = z.strictObject({ orgId: slug, groupId: z.string().min(1).max(60) });

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/members',
  summary: 'Members, newest first; searched by name or address.',
  authority: 'org-admin',
  params: orgParams,
  query: memberQuery,
  result: pageOf(member),
});

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/members/:uid',
  summary: "Changes a member's role, level or job role. One administrator always remains.",
  authority: 'org-admin',
  params: memberParams,
  body: memberChange,
  result: member,
});

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/groups',
  summary: 'The groups of the organization, and which the caller belongs to or leads.',
  authority: 'member-or-admin',
  params: orgParams,
  result: z.object({ items: z.array(group) }),
});

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/groups',
  summary: 'Adds a group.',
  authority: 'org-admin',
  params: orgParams,
  body: groupName,
  result: group,
  status: 201,
});

export const renameGroup = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/groups/:groupId',
  summary: 'Renames a group.',
  authority: 'org-admin',
  params: groupParams,
  body: groupName,
  result: group,
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/groups/:groupId',
  summary: 'Removes a group; its people stay members of the organization.',
  authority: 'org-admin',
  params: groupParams,
  result: z.object({ is_deleted: z.literal(true) }),
});

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/groups/:groupId/members',
  summary: 'The people of a group: for administrators, and for those who lead it.',
  authority: 'manager',
  params: groupParams,
  query: pageQuery,
  result: pageOf(groupMember),
});

export const changeGroupMembers = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/groups/:groupId/members',
  summary: 'Puts people into a group, names its leaders, takes people out.',
  authority: 'org-admin',
  params: groupParams,
  body: groupMembersChange,
  result: z.object({ put: z.int(), removed: z.int() }),
});
