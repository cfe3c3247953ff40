import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { announcement, announcementChange, managedAnnouncement, newAnnouncement } from './announcements.schemas.ts';

const announcementParams = orgParams.extend({ announcementId: z.string().min(1).max(64) });

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/announcements',
  summary: 'What the organization tells the caller now: pinned ones first, then the newest.',
  authority: 'member-or-admin',
  params: orgParams,
  query: pageQuery,
  result: pageOf(announcement),
});

export const listAllAnnouncements = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/announcements/all',
  summary: 'Every announcement, for those who write them: also what is still to come and what has ended.',
  authority: 'org-admin',
  params: orgParams,
  query: pageQuery,
  result: pageOf(managedAnnouncement),
});

export const postAnnouncement = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/announcements',
  summary: 'Tells the members something.',
  authority: 'org-admin',
  params: orgParams,
  body: newAnnouncement,
  result: managedAnnouncement,
  status: 201,
});

export const changeAnnouncement = endpoint({
  method: 'PATCH',
  path: '/api/v1/organizations/:orgId/announcements/:announcementId',
  summary: 'Rewrites an announcement, pins it, ends it, or brings it back.',
  authority: 'org-admin',
  params: announcementParams,
  body: announcementChange,
  result: managedAnnouncement,
});

export const removeAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/announcements/:announcementId',
  summary: 'Takes an announcement down.',
  authority: 'org-admin',
  params: announcementParams,
  result: z.object({ is_deleted: z.literal(true) }),
});
