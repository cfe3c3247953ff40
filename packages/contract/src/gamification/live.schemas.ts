import { z } from 'zod';
import { award } from './award.schemas.ts';

/** What a person's open devices are told as it happens. `ready` says that from here on nothing is missed. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('gain'), award }),
  /** The welcome dialog was closed on one device: the others close theirs. */
  z.object({ type: z.literal('greeting_closed') }),
]);
export type LiveEvent = z.output<typeof liveEvent>;
