import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { orgParams } from '../../http/ids.ts';
import { PART_BYTES } from './uploads.limits.ts';
import { finishedUpload, mediaUpload, uploadStart } from './uploads.schemas.ts';
import { textId } from '../language-versions/text-id.ts';

const itemParams = orgParams.extend({ contentId: textId });
const uploadParams = itemParams.extend({ uploadId: z.uuid() });

export const beginUpload = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/uploads',
  summary: 'Begins to upload a large file in parts, or goes on with the same file where it stopped.',
  authority: 'org-admin',
  params: itemParams,
  body: uploadStart,
  result: mediaUpload,
  rateLimit: 'upload',
});

export const uploadPart = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/uploads/:uploadId',
  summary: 'Adds the next part; one that has arrived already changes nothing. Answers where to go on.',
  authority: 'org-admin',
  params: uploadParams,
  query: z.strictObject({ offset: z.coerce.number().int().min(0) }),
  file: { field: 'file', maxBytes: PART_BYTES, isOnDisk: true },
  result: mediaUpload,
  // A gigabyte is 256 parts, and a fast line sends them within a minute.
  rateLimit: 'read',
});

export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/uploads/:uploadId/finish',
  summary: 'Checks a file whose parts are all here and adds it to the draft; once, however often it is called.',
  authority: 'org-admin',
  params: uploadParams,
  result: finishedUpload,
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/uploads/:uploadId',
  summary: 'Gives an upload up and forgets its parts.',
  authority: 'org-admin',
  params: uploadParams,
  result: z.object({ is_done: z.literal(true) }),
});
