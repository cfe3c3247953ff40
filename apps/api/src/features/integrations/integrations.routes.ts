import * as endpoints from '@snapwell/contract/organizations/integrations/integrations.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.ts';
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
} from './webhooks.ts';

/** How an organization's own programs are told of what happens, and how they ask. */
export function integrationRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.listWebhooks, ({ params }) => listWebhooks(world, params.orgId));
  serve(server, endpoints.createWebhook, ({ caller, body }) => createWebhook(world, caller, body));
  serve(server, endpoints.changeWebhook, ({ caller, params, body }) =>
    changeWebhook(world, caller, params.webhookId, body),
  );
  serve(server, endpoints.deleteWebhook, ({ caller, params }) => removeWebhook(world, caller, params.webhookId));
  serve(server, endpoints.listDeliveries, ({ params, query }) => listDeliveries(world, params.orgId, query));
  serve(server, endpoints.replayDelivery, ({ caller, params }) => replayDelivery(world, caller, params.deliveryId));
  serve(server, endpoints.listApiTokens, ({ params }) => listApiTokens(world, params.orgId));
  serve(server, endpoints.createApiToken, ({ caller, body }) => createApiToken(world, caller, body));
  serve(server, endpoints.revokeApiToken, ({ caller, params }) => revokeApiToken(world, caller, params.tokenId));
}
