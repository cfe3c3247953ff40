import {
  changeWebhook,
  createApiToken,
  createWebhook,
  deleteWebhook,
  listApiTokens,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  revokeApiToken,
} from '@snapwell/contract/organizations/integrations/integrations.endpoints';
import type { ApiScope, WebhookEventType } from '@snapwell/contract/organizations/integrations/integrations.schemas';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

const keyOf = (orgId: string) => ['integrations', orgId] as const;
const fresh = { isCacheSkipped: true };
const LOOK_MS = 15_000;

export const webhookList = (orgId: string) =>
  queryOptions({
    queryKey: [...keyOf(orgId), 'webhooks'],
    queryFn: () => call(listWebhooks, { params: { orgId } }, fresh),
  });

export const addWebhook = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: { url: string; events: WebhookEventType[] }) => call(createWebhook, { params: { orgId }, body }),
    meta: { invalidates: [keyOf(orgId)] },
  });

export const switchWebhook = (orgId: string, webhookId: string) =>
  mutationOptions({
    mutationFn: (isActive: boolean) =>
      call(changeWebhook, { params: { orgId, webhookId }, body: { is_active: isActive } }),
    meta: { invalidates: [keyOf(orgId)] },
  });

export const removeWebhook = (orgId: string, webhookId: string) =>
  mutationOptions({
    mutationFn: () => call(deleteWebhook, { params: { orgId, webhookId } }),
    meta: { invalidates: [keyOf(orgId)] },
  });

export const deliveryList = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(orgId), 'deliveries'],
    queryFn: ({ pageParam }) =>
      call(listDeliveries, { params: { orgId }, query: { cursor: pageParam, limit: 10 } }, fresh),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: LOOK_MS,
  });

export const sendAgain = (orgId: string) =>
  mutationOptions({
    mutationFn: (deliveryId: string) => call(replayDelivery, { params: { orgId, deliveryId } }),
    meta: { invalidates: [keyOf(orgId)] },
  });

export const tokenList = (orgId: string) =>
  queryOptions({
    queryKey: [...keyOf(orgId), 'tokens'],
    queryFn: () => call(listApiTokens, { params: { orgId } }, fresh),
  });

export const addToken = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: { name: string; scopes: ApiScope[]; days: number }) =>
      call(createApiToken, { params: { orgId }, body }),
    meta: { invalidates: [keyOf(orgId)] },
  });

export const revokeToken = (orgId: string) =>
  mutationOptions({
    mutationFn: (tokenId: string) => call(revokeApiToken, { params: { orgId, tokenId } }),
    meta: { invalidates: [keyOf(orgId)] },
  });
