import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { contentFace } from '../catalogue/cards.schemas.ts';

/** A private item: made for one member, who alone sees it. It stands in no module and pays no points. */
export const ownContent = contentFace.extend({
  made_at: timestamp,
  is_completed: z.boolean(),
});
export type OwnContent = z.output<typeof ownContent>;
