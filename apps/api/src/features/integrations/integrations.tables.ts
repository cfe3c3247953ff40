import type { ApiScope, WebhookEventType } from '@snapwell/contract/organizations/integrations/integrations.schemas';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

/** Where an organization wants to be told of what happens in it. */
export const webhooks = pgTable(
  'webhooks',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    url: text().notNull(),
    /** Opened only to sign. */
    sealedSecret: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);

/** A message to a webhook: what was told, and what became of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    webhookId: text().notNull(),
    /** Of the activity it tells; the same for every try, so that a receiver sees it once. */
    eventId: text().notNull(),
    type: text().$type<WebhookEventType>().notNull(),
    /** Whom it tells of; the row goes with their account. */
    uid: text(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Of the last try; null when nobody answered. */
    status: integer(),
    error: text(),
    createdAt: createdAt(),
    lastTriedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    unique('webhook_deliveries_once').on(table.orgId, table.webhookId, table.eventId),
    index('webhook_deliveries_by_time').on(table.orgId, table.createdAt, table.id),
    foreignKey({ columns: [table.orgId, table.webhookId], foreignColumns: [webhooks.orgId, webhooks.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A key by which a program calls the API for whoever made it, within one organization and some scopes. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    name: text().notNull(),
    /** Of the whole key, which is shown once. */
    tokenHash: text().notNull().unique(),
    /** Its beginning, to know it again by. */
    hint: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** Who made it: it may never do more than they may. */
    uid: personOf(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);
