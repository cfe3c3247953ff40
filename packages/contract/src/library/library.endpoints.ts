import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { LIBRARY_ARCHIVE_BYTES } from './library.limits.ts';
import { importedLibrary } from './library.schemas.ts';
import { ownContent } from './own.schemas.ts';

export const importLibrary = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/library/import',
  summary:
    'Makes the library what an archive of the content format says, all or nothing; with module only that module, and with dry_run it only tells what would change.',
  authority: 'org-admin',
  params: orgParams,
  query: z.strictObject({
    dry_run: z.enum(['true', 'false']).default('false'),
    /** Only this module is imported: `pain` or `01-pain`. An archive of a module's folder needs no name. */
    module: z.string().trim().min(1).max(200).optional(),
  }),
  file: { field: 'archive', maxBytes: LIBRARY_ARCHIVE_BYTES, isOnDisk: true },
  result: importedLibrary,
  rateLimit: 'upload',
});

export const exportLibrary = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/library/export',
  summary: 'The whole library as an archive of the content format: what the import reads.',
  authority: 'org-admin',
  params: orgParams,
  download: 'application/zip',
  rateLimit: 'upload',
  result: z.unknown(),
});

export const listOwnContent = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/own-content',
  summary: 'Private items that were made for the caller, newest first.',
  authority: 'member',
  params: orgParams,
  query: pageQuery,
  result: pageOf(ownContent),
});

export const removeOwnContent = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/own-content/:contentId',
  summary: "Deletes a private item of the caller's, with its files.",
  authority: 'member',
  params: orgParams.extend({ contentId: slug }),
  result: z.object({ is_done: z.literal(true) }),
});
