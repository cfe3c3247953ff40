import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug, timestamp } from '../http/ids.ts';
import { organizationExport } from './organization-data.schemas.ts';
import { EXPORT_DAYS } from './profiles.limits.ts';

export const startOrganizationExport = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/exports',
  summary: 'Has an archive made of the library, the members, the ledger and the attempts.',
  authority: 'org-admin',
  params: orgParams,
  result: organizationExport,
  status: 202,
  rateLimit: 'upload',
});

export const listOrganizationExports = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/exports',
  summary: `Archives that are being made, or were in the last ${EXPORT_DAYS} days; the latest first.`,
  authority: 'org-admin',
  params: orgParams,
  result: z.object({ items: z.array(organizationExport) }),
});

export const downloadOrganizationExport = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/exports/:exportId/archive',
  summary: 'The archive itself.',
  authority: 'org-admin',
  params: z.strictObject({ orgId: slug, exportId: z.string().min(1).max(64) }),
  result: z.unknown(),
  download: 'application/zip',
});

const deletion = z.object({ deleted_at: timestamp.nullable() });

export const askOrganizationDeletion = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/deletion',
  summary: 'Has the organization deleted in some days; its name must be given. The administrators are told by mail.',
  authority: 'org-admin',
  params: orgParams,
  body: z.strictObject({ name: z.string().max(200) }),
  result: deletion,
});

export const cancelOrganizationDeletion = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/deletion',
  summary: 'Takes that back, until the day has come.',
  authority: 'org-admin',
  params: orgParams,
  result: deletion,
});
