import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { orgParams, slug } from '../../http/ids.ts';
import { pageOf } from '../../http/page.ts';
import {
  assignable,
  assignedExportQuery,
  assignedPerson,
  assignedQuery,
  assignment,
  assignmentChange,
  assignmentList,
  assignmentPreview,
  assignmentQuery,
  courseAsker,
  newAssignment,
  newException,
  personAssignment,
  reminding,
} from './assignments.schemas.ts';

const assignmentParams = orgParams.extend({ assignmentId: z.string().min(1).max(64) });
const assignedParams = assignmentParams.extend({ uid: z.string().min(1).max(128) });
const done = z.object({ is_done: z.literal(true) });

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assignments',
  summary: 'What members, groups and everybody were asked to finish, and who is late; for a leader, of their groups.',
  authority: 'manager',
  params: orgParams,
  query: assignmentQuery,
  result: assignmentList,
});

export const assign = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/assignments',
  summary: 'Asks members, groups or everybody to finish a course, a module or an item.',
  authority: 'manager',
  params: orgParams,
  body: newAssignment,
  result: assignment,
  status: 201,
});

export const listAssignable = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assignable',
  summary: 'Courses and modules that can be assigned, in the order of the library.',
  authority: 'manager',
  params: orgParams,
  result: z.object({ items: z.array(assignable) }),
});

export const previewAssignment = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/assignments/preview',
  summary: 'What would follow from an assignment; nothing is sent.',
  authority: 'manager',
  params: orgParams,
  body: newAssignment,
  result: assignmentPreview,
  rateLimit: 'read',
});

export const getAssignment = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assignments/:assignmentId',
  summary: 'One assignment, with how far its people are.',
  authority: 'manager',
  params: assignmentParams,
  result: assignment,
});

export const listAssignedPeople = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assignments/:assignmentId/people',
  summary: 'Who was asked: who is late comes first.',
  authority: 'manager',
  params: assignmentParams,
  query: assignedQuery,
  result: pageOf(assignedPerson),
});

export const exportAssignedPeople = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assignments/:assignmentId/people.csv',
  summary: 'Who was asked, as a table for spreadsheets, narrowed like the list.',
  authority: 'manager',
  params: assignmentParams,
  query: assignedExportQuery,
  result: z.object({ file_name: z.string(), content: z.string() }),
  rateLimit: 'upload',
});

export const changeAssignment = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/assignments/:assignmentId',
  summary: 'Changes whom an assignment asks, by when, how often and with which reminders.',
  authority: 'manager',
  params: assignmentParams,
  body: assignmentChange,
  result: assignment,
});

export const removeAssignment = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/assignments/:assignmentId',
  summary: 'Ends an assignment: nobody is asked or reminded any more, and what was done stays on record.',
  authority: 'manager',
  params: assignmentParams,
  result: done,
});

export const remindAssigned = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/assignments/:assignmentId/reminders',
  summary: 'Reminds those who have not finished, once a day at most: all of them, or the ones named.',
  authority: 'manager',
  params: assignmentParams,
  body: reminding,
  result: z.object({ reminded: z.int() }),
  rateLimit: 'upload',
});

export const setException = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/assignments/:assignmentId/people/:uid/exception',
  summary: 'Exempts somebody from an assignment, or gives them a later day.',
  authority: 'manager',
  params: assignedParams,
  body: newException,
  result: assignedPerson,
});

export const removeException = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/assignments/:assignmentId/people/:uid/exception',
  summary: 'Takes an exception back.',
  authority: 'manager',
  params: assignedParams,
  result: assignedPerson,
});

export const listOwnAssignments = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/my-assignments',
  summary: 'What the caller was asked to finish, the earliest day first; what is done, last.',
  authority: 'member',
  params: orgParams,
  result: z.object({ items: z.array(personAssignment) }),
});

export const listCourseAskers = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/courses/:courseId/askers',
  summary: 'Who asks the caller to finish a course, and how many of those who are asked have.',
  authority: 'member',
  params: orgParams.extend({ courseId: slug }),
  result: z.object({ items: z.array(courseAsker) }),
});

export const listAssignmentsOf = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/members/:uid/assignments',
  summary: 'What a member was asked to finish.',
  authority: 'manager',
  params: orgParams.extend({ uid: z.string().min(1).max(128) }),
  result: z.object({ items: z.array(personAssignment) }),
});
