import { MOST_WEBHOOKS } from '@snapwell/contract/organizations/integrations/integrations.limits';
import type {
  newWebhook,
  Webhook,
  WebhookDelivery,
  webhookChange,
  deliveryQuery,
} from '@snapwell/contract/organizations/integrations/integrations.schemas';
import { seal } from '@snapwell/identity-service/tokens/seal';
import type { z } from 'zod';
import { deliverWebhook } from '#composition/job-kinds.ts';
import { recordAct } from '#platform/audit/audit-log.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { newWebhookSecret } from './sign-message.ts';
import {
  deleteWebhook,
  type DeliveryRow,
  eventsOf,
  findDelivery,
  insertWebhook,
  listDeliveryRows,
  listWebhookRows,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from './webhooks.repository.ts';

type WebhookWorld = Pick<World, 'db' | 'clock' | 'webhookKey'>;

export function listWebhooks({ db }: Pick<World, 'db'>, orgId: string): Promise<{ items: Webhook[] }> {
  return inOrganization(db, orgId, async (scope) => ({ items: (await listWebhookRows(scope)).map(present) }));
}

/** Adds a webhook. Its secret is told now and never again. */
export function createWebhook(
  { db, clock, webhookKey }: WebhookWorld,
  caller: OrganizationCaller,
  { url, events }: z.output<typeof newWebhook>,
): Promise<Webhook & { secret: string }> {
  const at = clock.now();
  const secret = newWebhookSecret();
  return inOrganization(db, caller.orgId, async (scope) => {
    if ((await listWebhookRows(scope)).length >= MOST_WEBHOOKS) throw new AppError('limit_reached');
    const row = { id: newId(at), url, events: eventsOf(events), createdAt: at };
    const added = await insertWebhook(scope, { ...row, sealedSecret: seal(webhookKey, secret) });
    await record(scope, caller, { act: 'webhook_created', target: added.id, details: { host: new URL(url).host }, at });
    return { ...present(added), secret };
  });
}

/** Changes where a webhook leads, what it tells, or whether it is on. */
export function changeWebhook(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  id: string,
  { url, events, is_active: isActive }: z.output<typeof webhookChange>,
): Promise<Webhook> {
  return inOrganization(db, caller.orgId, async (scope) => {
    const row = await updateWebhook(scope, id, {
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: eventsOf(events) }),
      ...(isActive !== undefined && { isActive }),
    });
    if (!row) throw new AppError('not_found');
    const details = { ...(isActive !== undefined && { is_active: isActive }), host: new URL(row.url).host };
    await record(scope, caller, { act: 'webhook_changed', target: id, details, at: clock.now() });
    return present(row);
  });
}

export function removeWebhook({ db, clock }: Pick<World, 'db' | 'clock'>, caller: OrganizationCaller, id: string) {
  return inOrganization(db, caller.orgId, async (scope) => {
    if (!(await deleteWebhook(scope, id))) throw new AppError('not_found');
    await record(scope, caller, { act: 'webhook_deleted', target: id, at: clock.now() });
    return { is_deleted: true } as const;
  });
}

/** What was told, the newest first. */
export async function listDeliveries(
  { db }: Pick<World, 'db'>,
  orgId: string,
  { limit, cursor, webhook_id: webhookId, state }: z.output<typeof deliveryQuery>,
) {
  const after = readCursor(cursor, momentAndId);
  const rows = await inOrganization(db, orgId, (scope) =>
    listDeliveryRows(scope, { webhookId, state, after, limit: limit + 1 }),
  );
  return toPage(rows, limit, {
    cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
    present: presentDelivery,
  });
}

/** Sends a message again. It keeps its id, so that a receiver who had it knows. */
export function replayDelivery(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  id: string,
): Promise<WebhookDelivery> {
  const at = clock.now();
  return inOrganization(db, caller.orgId, async (scope) => {
    if (!(await findDelivery(scope, id))) throw new AppError('not_found');
    const row = await updateDelivery(scope, id, { state: 'waiting', error: null });
    await enqueue(scope, deliverWebhook, { delivery_id: id }, { at, key: id });
    await record(scope, caller, { act: 'webhook_replayed', target: id, at });
    return presentDelivery(row);
  });
}

interface IntegrationAct {
  readonly act: string;
  readonly target: string;
  readonly details?: Record<string, unknown>;
  readonly at: Date;
}

/** Writes down who changed what reaches outside. */
export function record(
  { tx, orgId }: OrganizationScope,
  { uid: actorUid, address }: OrganizationCaller,
  act: IntegrationAct,
): Promise<void> {
  return recordAct(tx, { ...act, actorUid, address, orgId });
}

const present = ({ id, url, events, isActive, createdAt }: WebhookRow): Webhook => ({
  id,
  url,
  events,
  is_active: isActive,
  created_at: createdAt.toISOString(),
});

function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, state, attempts, status, error, payload } = row;
  return {
    id,
    type,
    state,
    attempts,
    status,
    error,
    payload,
    webhook_id: row.webhookId,
    event_id: row.eventId,
    created_at: row.createdAt.toISOString(),
    last_tried_at: row.lastTriedAt?.toISOString() ?? null,
  };
}
