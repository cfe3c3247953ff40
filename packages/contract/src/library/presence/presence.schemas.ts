import { z } from 'zod';

/** Somebody who has an item open, in one window. */
export const presentAuthor = z.object({
  /** The window, as `draftSave` names it. */
  editor: z.string(),
  uid: z.string(),
  name: z.string(),
  /** They have saved something within the last minute. */
  is_writing: z.boolean(),
});
export type PresentAuthor = z.output<typeof presentAuthor>;

/** What an open window is told of the others. */
export const presenceEvent = z.discriminatedUnion('type', [
  /** Everybody else who has it open, whenever that changes. */
  z.object({ type: z.literal('people'), people: z.array(presentAuthor) }),
  /** Another window has saved: there is a newer text than this one's. */
  z.object({ type: z.literal('saved'), editor: z.string(), name: z.string(), revision: z.number().int() }),
]);
export type PresenceEvent = z.output<typeof presenceEvent>;
