import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { pageOf } from '../http/page.ts';
import {
  contentStats,
  dashboardStats,
  moduleStats,
  statsQuery,
  userStats,
  userStatsItem,
  userStatsQuery,
} from './stats.schemas.ts';

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/v1/analytics/organizations/:orgId/dashboard',
  summary: 'The organization in numbers.',
  authority: 'manager',
  params: orgParams,
  query: statsQuery,
  result: dashboardStats,
});

export const listUserStats = endpoint({
  method: 'GET',
  path: '/api/v1/analytics/organizations/:orgId/users',
  summary: 'Members with their numbers, by the time they joined.',
  authority: 'manager',
  params: orgParams,
  query: userStatsQuery,
  result: pageOf(userStatsItem),
});

export const getModuleStats = endpoint({
  method: 'GET',
  path: '/api/v1/analytics/organizations/:orgId/modules/:moduleId/stats',
  summary: 'How far people come in a module.',
  authority: 'manager',
  params: z.strictObject({ ...orgParams.shape, moduleId: slug }),
  query: statsQuery,
  result: moduleStats,
});

export const getContentStats = endpoint({
  method: 'GET',
  path: '/api/v1/analytics/organizations/:orgId/content/:contentId/stats',
  summary: 'How an item is used.',
  authority: 'manager',
  params: z.strictObject({ ...orgParams.shape, contentId: slug }),
  query: statsQuery,
  result: contentStats,
});

export const getUserStats = endpoint({
  method: 'GET',
  path: '/api/v1/analytics/organizations/:orgId/users/:userId/stats',
  summary: "A member's numbers.",
  authority: 'manager',
  params: z.strictObject({ ...orgParams.shape, userId: z.string().min(1).max(128) }),
  query: statsQuery,
  result: userStats,
});
