import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { orgParams } from '../../http/ids.ts';
import { pageOf } from '../../http/page.ts';
import {
  apiToken,
  deliveryQuery,
  newApiToken,
  newWebhook,
  webhook,
  webhookChange,
  webhookDelivery,
} from './integrations.schemas.ts';

const base = '/api/v1/organizations/:orgId';
const webhookParams = orgParams.extend({ webhookId: z.string().min(1).max(80) });
const deliveryParams = orgParams.extend({ deliveryId: z.string().min(1).max(80) });
const tokenParams = orgParams.extend({ tokenId: z.string().min(1).max(80) });

export const listWebhooks = endpoint({
  method: 'GET',
  path: `${base}/webhooks`,
  summary: 'Where the organization is told of what happens in it.',
  authority: 'org-admin',
  params: orgParams,
  result: z.object({ items: z.array(webhook) }),
});

export const createWebhook = endpoint({
  method: 'POST',
  path: `${base}/webhooks`,
  summary: 'Adds a webhook; the answer alone holds its secret (Standard Webhooks).',
  authority: 'org-admin',
  params: orgParams,
  body: newWebhook,
  result: webhook.extend({ secret: z.string() }),
  status: 201,
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: `${base}/webhooks/:webhookId`,
  summary: 'Changes where a webhook leads and what it tells; switches it on or off.',
  authority: 'org-admin',
  params: webhookParams,
  body: webhookChange,
  result: webhook,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: `${base}/webhooks/:webhookId`,
  summary: 'Removes a webhook with its deliveries.',
  authority: 'org-admin',
  params: webhookParams,
  result: z.object({ is_deleted: z.literal(true) }),
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: `${base}/webhook-deliveries`,
  summary: 'What was told to webhooks, the newest first, and what became of it.',
  authority: 'org-admin',
  params: orgParams,
  query: deliveryQuery,
  result: pageOf(webhookDelivery),
});

export const replayDelivery = endpoint({
  method: 'POST',
  path: `${base}/webhook-deliveries/:deliveryId/replay`,
  summary: 'Sends a message again, under the same id.',
  authority: 'org-admin',
  params: deliveryParams,
  result: webhookDelivery,
});

export const listApiTokens = endpoint({
  method: 'GET',
  path: `${base}/api-tokens`,
  summary: 'The keys by which programs call the API for this organization.',
  authority: 'org-admin',
  params: orgParams,
  result: z.object({ items: z.array(apiToken) }),
});

export const createApiToken = endpoint({
  method: 'POST',
  path: `${base}/api-tokens`,
  summary: 'Makes a key for some scopes and days; the answer alone holds it.',
  authority: 'org-admin',
  params: orgParams,
  body: newApiToken,
  result: apiToken.extend({ token: z.string() }),
  status: 201,
});

export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: `${base}/api-tokens/:tokenId`,
  summary: 'Ends a key at once.',
  authority: 'org-admin',
  params: tokenParams,
  result: apiToken,
});
