import { unseal } from '@snapwell/identity-service/tokens/seal';
import { deliverWebhook } from '#composition/job-kinds.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { RunningJob } from '#platform/jobs/job-kind.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '#world.ts';
import { messageOf, subjectOf, toldActivities } from './message-of.ts';
import { signMessage } from './sign-message.ts';
import {
  deleteDeliveriesBefore,
  findDelivery,
  insertDelivery,
  listActiveWebhooks,
  listUntold,
  updateDelivery,
  type WebhookRow,
} from './webhooks.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What a device sends later than this is found at the full hour. */
const NEAR_MS = 15 * MINUTE_MS;
/** How late a device may send what was done without a network. */
const FAR_MS = 8 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;
const AT_ONCE = 500;

/**
 * Queues what webhooks were not told of yet, from the activity log. Activities may come late with an early time, so each
 * turn looks back, and the full hour far back; what was told is known by its id.
 */
export async function queueWebhooks({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const isFullHour = now.getMinutes() === 0;
  for (const webhook of await acrossOrganizations(db, listActiveWebhooks)) {
    const earliest = Math.max(webhook.createdAt.getTime(), now.getTime() - (isFullHour ? FAR_MS : NEAR_MS));
    await queueFor({ db }, webhook, { since: new Date(earliest), now });
  }
  if (isFullHour) await acrossOrganizations(db, (tx) => deleteDeliveriesBefore(tx, new Date(now.getTime() - KEPT_MS)));
}

function queueFor(
  { db }: Pick<World, 'db'>,
  { id: webhookId, orgId, events }: WebhookRow,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const types = Object.keys(toldActivities).filter((type) => events.includes(toldActivities[type]!));
  return inOrganization(db, orgId, async (scope) => {
    for (const activity of await listUntold(scope, { webhookId, types, since, limit: AT_ONCE })) {
      const id = newId(now);
      const payload = messageOf(activity);
      const row = { id, orgId, webhookId, eventId: activity.id, type: payload.type, uid: subjectOf(activity), payload };
      const isNew = await insertDelivery(scope, { ...row, createdAt: now });
      if (isNew) await enqueue(scope, deliverWebhook, { delivery_id: id }, { at: now, key: id });
    }
  });
}

type DeliveryJob = Pick<RunningJob<{ delivery_id: string }>, 'orgId' | 'payload' | 'isLastAttempt'>;

/** Sends one message; throws when the receiver did not take it, so that it is tried again later. */
export async function deliver(
  { db, clock, webhooks, webhookKey }: Pick<World, 'db' | 'clock' | 'webhooks' | 'webhookKey'>,
  { orgId, payload: { delivery_id: id }, isLastAttempt }: DeliveryJob & { orgId: string },
): Promise<void> {
  const row = await inOrganization(db, orgId, (scope) => findDelivery(scope, id));
  if (!row || row.delivery.state === 'delivered') return;
  const { delivery, webhook } = row;
  const at = clock.now();
  const body = JSON.stringify(delivery.payload);
  const headers = signMessage(unseal(webhookKey, webhook.sealedSecret), { id: delivery.eventId, at, body });
  const { status, error } = await webhooks
    .post(webhook.url, headers, body)
    .then((answered) => ({ status: answered, error: isTaken(answered) ? null : `The receiver answered ${answered}` }))
    .catch((failure: unknown) => ({ status: null, error: reasonOf(failure) }));
  const state = error === null ? 'delivered' : isLastAttempt ? 'failed' : 'waiting';
  const attempts = delivery.attempts + 1;
  await inOrganization(db, orgId, (scope) =>
    updateDelivery(scope, id, { state, attempts, status, error, lastTriedAt: at }),
  );
  if (error !== null) throw new Error(error);
}

const isTaken = (status: number) => status >= 200 && status < 300;

function reasonOf(failure: unknown): string {
  const { cause } = failure as { cause?: unknown };
  const error = cause instanceof Error ? cause : failure;
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
