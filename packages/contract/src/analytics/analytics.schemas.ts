import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { EVENTS_PER_CALL } from './analytics.limits.ts';

/** The ways through the product that are watched (spec §3). */
export const funnel = z.enum([
  'registration',
  'onboarding',
  'content_consumption',
  'quiz_completion',
  'subscription',
  'module_completion',
  'course_completion',
  'content_creation',
  'referral',
  'custom',
]);

const shared = {
  /** Made by the client: sending an event again changes nothing. */
  id: z.uuid(),
  at: timestamp,
  /** The screen's path, without query and fragment: those may hold codes. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#]*$/),
};
const word = z.string().min(1).max(60);

export const clientEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page_view'), ...shared }),
  z.strictObject({ type: z.literal('funnel_step'), funnel, step: word, label: word.optional(), ...shared }),
]);
export type ClientEvent = z.output<typeof clientEvent>;

export const eventBatch = z.strictObject({
  /**
   * Random, made by the browser for one visit: ties the events of a stranger together, says nothing of who they are.
   */
  session_id: z.string().min(8).max(64),
  events: z.array(clientEvent).min(1).max(EVENTS_PER_CALL),
});
export type EventBatch = z.output<typeof eventBatch>;
