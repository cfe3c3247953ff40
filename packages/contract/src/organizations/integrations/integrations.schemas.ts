import { z } from 'zod';
import { timestamp } from '../../http/ids.ts';
import { pageQuery } from '../../http/page.ts';
import { MOST_TOKEN_DAYS } from './integrations.limits.ts';

/** What a program with a key may do, by area. Reading and changing are apart. */
export const apiScope = z.enum([
  'members:read',
  'members:write',
  'content:read',
  'content:write',
  'insights:read',
  'assignments:read',
  'assignments:write',
]);
export type ApiScope = z.output<typeof apiScope>;

/** What an organization can be told of. */
export const webhookEventType = z.enum([
  'content.completed',
  'module.completed',
  'course.completed',
  'quiz.completed',
  'simulation.finished',
  'assignment.created',
  'assignment.completed',
  'certificate.issued',
  'member.joined',
  'member.left',
]);
export type WebhookEventType = z.output<typeof webhookEventType>;

const webhookUrl = z.url({ protocol: /^https$/, error: /*i18n*/ 'Give an address that begins with https://' }).max(500);
const events = z.array(webhookEventType).min(1).max(webhookEventType.options.length);

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventType),
  is_active: z.boolean(),
  created_at: timestamp,
});
export type Webhook = z.output<typeof webhook>;
export const newWebhook = z.strictObject({ url: webhookUrl, events });
export const webhookChange = z.strictObject({
  url: webhookUrl.optional(),
  events: events.optional(),
  is_active: z.boolean().optional(),
});

export const deliveryState = z.enum(['waiting', 'delivered', 'failed']);
export const webhookDelivery = z.object({
  id: z.string(),
  webhook_id: z.string(),
  event_id: z.string(),
  type: webhookEventType,
  state: deliveryState,
  attempts: z.int(),
  /** What the receiver answered last; null when nobody did. */
  status: z.int().nullable(),
  error: z.string().nullable(),
  created_at: timestamp,
  last_tried_at: timestamp.nullable(),
  payload: z.record(z.string(), z.unknown()),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
export const deliveryQuery = pageQuery.extend({
  webhook_id: z.string().max(80).optional(),
  state: deliveryState.optional(),
});

export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** How the key begins. */
  hint: z.string(),
  scopes: z.array(apiScope),
  made_by: z.string(),
  created_at: timestamp,
  expires_at: timestamp,
  last_used_at: timestamp.nullable(),
  is_revoked: z.boolean(),
});
export type ApiToken = z.output<typeof apiToken>;
export const newApiToken = z.strictObject({
  name: z.string().trim().min(1).max(80),
  scopes: z.array(apiScope).min(1).max(apiScope.options.length),
  days: z.int().min(1).max(MOST_TOKEN_DAYS),
});
