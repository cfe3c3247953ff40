import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { orgParams } from '../../http/ids.ts';
import { presenceEvent } from './presence.schemas.ts';
import { textId } from '../language-versions/text-id.ts';

export const followItem = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/presence',
  summary:
    'Who else has an item open, and when they save. The server ends the stream after some minutes; open it again.',
  authority: 'org-admin',
  params: orgParams.extend({ contentId: textId }),
  query: z.strictObject({ editor: z.string().min(1).max(64) }),
  result: presenceEvent,
  isStream: true,
});
