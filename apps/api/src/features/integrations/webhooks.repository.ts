import type { WebhookEventType } from '@snapwell/contract/organizations/integrations/integrations.schemas';
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { activityLog } from '#platform/platform.tables.ts';
import { webhookDeliveries, webhooks } from './integrations.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type NewDelivery = typeof webhookDeliveries.$inferInsert;

export function listWebhookRows({ tx, orgId }: OrganizationScope): Promise<WebhookRow[]> {
  return tx.select().from(webhooks).where(eq(webhooks.orgId, orgId)).orderBy(asc(webhooks.createdAt));
}

export async function insertWebhook(
  { tx, orgId }: OrganizationScope,
  row: Omit<typeof webhooks.$inferInsert, 'orgId'>,
): Promise<WebhookRow> {
  const [added] = await tx
    .insert(webhooks)
    .values({ ...row, orgId })
    .returning();
  return added!;
}

export async function updateWebhook(
  { tx, orgId }: OrganizationScope,
  id: string,
  change: Partial<Pick<WebhookRow, 'url' | 'events' | 'isActive'>>,
): Promise<WebhookRow | null> {
  const own = and(eq(webhooks.orgId, orgId), eq(webhooks.id, id));
  const [row = null] =
    Object.keys(change).length === 0
      ? await tx.select().from(webhooks).where(own)
      : await tx.update(webhooks).set(change).where(own).returning();
  return row;
}

export async function deleteWebhook({ tx, orgId }: OrganizationScope, id: string): Promise<boolean> {
  const gone = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.orgId, orgId), eq(webhooks.id, id)))
    .returning({ id: webhooks.id });
  return gone.length > 0;
}

/** Webhooks that are on, of every organization. `tx` must be one of `acrossOrganizations`. */
export function listActiveWebhooks(tx: Transaction): Promise<WebhookRow[]> {
  return tx.select().from(webhooks).where(eq(webhooks.isActive, true));
}

/** Activities of these types since then that a webhook was not told of yet, the oldest first. */
export function listUntold(
  { tx, orgId }: OrganizationScope,
  { webhookId, types, since, limit }: { webhookId: string; types: readonly string[]; since: Date; limit: number },
) {
  const told = sql`exists (select from ${webhookDeliveries} where ${webhookDeliveries.orgId} = ${orgId}
    and ${webhookDeliveries.webhookId} = ${webhookId} and ${webhookDeliveries.eventId} = ${activityLog.id})`;
  return tx
    .select()
    .from(activityLog)
    .where(
      and(
        eq(activityLog.orgId, orgId),
        gte(activityLog.happenedAt, since),
        inArray(activityLog.type, [...types]),
        sql`not ${told}`,
      ),
    )
    .orderBy(asc(activityLog.happenedAt))
    .limit(limit);
}

/** False when it was there already. */
export async function insertDelivery({ tx }: OrganizationScope, row: NewDelivery): Promise<boolean> {
  const added = await tx
    .insert(webhookDeliveries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  return added.length > 0;
}

export async function findDelivery(
  { tx, orgId }: OrganizationScope,
  id: string,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow } | null> {
  const [row = null] = await tx
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, and(eq(webhooks.orgId, orgId), eq(webhooks.id, webhookDeliveries.webhookId)))
    .where(and(eq(webhookDeliveries.orgId, orgId), eq(webhookDeliveries.id, id)));
  return row;
}

export async function updateDelivery(
  { tx, orgId }: OrganizationScope,
  id: string,
  change: Partial<Omit<DeliveryRow, 'orgId' | 'id'>>,
): Promise<DeliveryRow> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set(change)
    .where(and(eq(webhookDeliveries.orgId, orgId), eq(webhookDeliveries.id, id)))
    .returning();
  return row!;
}

interface DeliveryFilter {
  readonly webhookId: string | undefined;
  readonly state: DeliveryRow['state'] | undefined;
  readonly after: readonly [at: string, id: string] | undefined;
  readonly limit: number;
}

export function listDeliveryRows({ tx, orgId }: OrganizationScope, filter: DeliveryFilter): Promise<DeliveryRow[]> {
  const { webhookId, state, after, limit } = filter;
  return tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.orgId, orgId),
        webhookId ? eq(webhookDeliveries.webhookId, webhookId) : undefined,
        state ? eq(webhookDeliveries.state, state) : undefined,
        isBehind([webhookDeliveries.createdAt, webhookDeliveries.id], after),
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
}

/** Forgets deliveries that are older. `tx` must be one of `acrossOrganizations`. */
export async function deleteDeliveriesBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}

export const eventsOf = (types: readonly WebhookEventType[]): WebhookEventType[] => [...new Set(types)];
