import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import {
  extraTimeChange,
  group,
  groupMember,
  groupMembersChange,
  groupName,
  leaveChange,
  member,
  memberChange,
  memberCounts,
  memberDetails,
  memberEvent,
  memberExportQuery,
  memberQuery,
  team,
} from './members.schemas.ts';

const memberParams = z.strictObject({ orgId: slug, uid: z.string().min(1).max(128) });
const groupParams = z.strictObject({ orgId: slug, groupId: z.string().min(1).max(60) });

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/members',
  summary: 'Members; searched by name, address or job. A manager sees those of the groups they lead.',
  authority: 'manager',
  params: orgParams,
  query: memberQuery,
  result: pageOf(member),
});

export const countMembers = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/member-counts',
  summary: 'How many members are on leave, were not seen for long, lead, stand outside of any group.',
  authority: 'manager',
  params: orgParams,
  result: memberCounts,
});

export const exportMembers = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/members.csv',
  summary: 'The members as a table for spreadsheets, narrowed like the list.',
  authority: 'manager',
  params: orgParams,
  query: memberExportQuery,
  result: z.object({ file_name: z.string(), content: z.string() }),
  rateLimit: 'upload',
});

export const getMember = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/members/:uid',
  summary: 'One member.',
  authority: 'manager',
  params: memberParams,
  result: memberDetails,
});

export const listMemberEvents = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/members/:uid/events',
  summary: "What happened to a member's place in the organization, the latest first.",
  authority: 'manager',
  params: memberParams,
  query: pageQuery,
  result: pageOf(memberEvent),
});

export const setLeave = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/members/:uid/leave',
  summary: 'Puts a member on leave for some days; streak, reminders and due dates wait.',
  authority: 'manager',
  params: memberParams,
  body: leaveChange,
  result: memberDetails,
});

export const endMemberLeave = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/members/:uid/leave',
  summary: 'Ends the leave that runs, or takes back the one that is to come.',
  authority: 'manager',
  params: memberParams,
  result: memberDetails,
});

export const setExtraTime = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/members/:uid/extra-time',
  summary: 'Gives a member more time for timed quizzes, from the next attempt on.',
  authority: 'manager',
  params: memberParams,
  body: extraTimeChange,
  result: memberDetails,
});

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/team',
  summary: 'The groups that the caller leads, all of them for who runs the organization. Who leads none has no team.',
  authority: 'member-or-admin',
  params: orgParams,
  result: team,
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
