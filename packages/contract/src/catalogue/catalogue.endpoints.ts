import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import {
  courseCard,
  courseDetail,
  itemPage,
  itemQuery,
  moduleDetail,
  modulePage,
  moduleQuery,
  progressOverview,
  searchContentQuery,
  searchResult,
} from './catalogue.schemas.ts';

const moduleParams = orgParams.extend({ moduleId: slug });

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/progress',
  summary: "The caller's progress in modules, those under way first, and what they go on with.",
  authority: 'member',
  params: orgParams,
  result: progressOverview,
});

export const listModules = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/modules',
  summary: "The catalogue: modules in their order, with the caller's progress.",
  authority: 'member',
  params: orgParams,
  query: moduleQuery,
  result: modulePage,
});

export const listItems = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/items',
  summary: 'The items of the library in their order: of one kind, of a topic, or short enough.',
  authority: 'member',
  params: orgParams,
  query: itemQuery,
  result: itemPage,
});

export const getModule = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/modules/:moduleId',
  summary: "A module with its chapters and items, and the caller's progress in each.",
  authority: 'member',
  params: moduleParams,
  result: moduleDetail,
});

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/courses',
  summary: "Courses with their due dates and the caller's progress.",
  authority: 'member',
  params: orgParams,
  result: z.object({ items: z.array(courseCard) }),
});

export const getCourse = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/courses/:courseId',
  summary: "A course with its modules, the day it is due, and the caller's progress.",
  authority: 'member',
  params: orgParams.extend({ courseId: slug }),
  result: courseDetail,
});

export const searchContent = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/search',
  summary: 'Searches titles and texts; mistyped words find their neighbours.',
  authority: 'member',
  params: orgParams,
  query: searchContentQuery,
  result: searchResult,
});
