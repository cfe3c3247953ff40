import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { address } from './content.schemas.ts';
import { contentKind, contentType } from './kinds.ts';

/** A private item: made for one member, who alone sees it. It stands in no module and pays no points. */
export const ownContent = z.object({
  id: z.string(),
  type: contentType,
  kind: contentKind,
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  cover: address.nullable(),
  made_at: timestamp,
  is_completed: z.boolean(),
});
export type OwnContent = z.output<typeof ownContent>;
