import type { SignOnRefusal } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '#platform/database/sql/columns.ts';
import { organizationOf } from '../organizations.tables.ts';

/** An organization's own sign-in: its OpenID provider, and what new people become. */
export const signOnConnections = pgTable('sign_on_connections', {
  orgId: organizationOf().primaryKey(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Opened only to ask the provider. */
  sealedSecret: text().notNull(),
  isActive: boolean().notNull(),
  isRequired: boolean().notNull(),
  systemLevel: text({ enum: ['learner', 'manager'] }).notNull(),
  groupIds: text().array().notNull().default([]),
  /** With these settings; null when nobody has come in yet. */
  lastEnteredAt: moment(),
  createdAt: createdAt(),
  updatedAt: moment().notNull(),
});

/** A domain of an organization. It counts from the moment it is proven. */
export const signOnDomains = pgTable(
  'sign_on_domains',
  {
    orgId: organizationOf(),
    domain: text().notNull(),
    /** What the TXT record says. */
    token: text().notNull(),
    provenAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.domain] }),
    // Anybody may name a domain; one organization has proven it.
    uniqueIndex('sign_on_domains_proven_once')
      .on(table.domain)
      .where(sql`${table.provenAt} is not null`),
  ],
);

/** A sign-in by an organization's provider, or the reason why it was refused. */
export const signOnEvents = pgTable(
  'sign_on_events',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    at: moment().notNull(),
    /** Whose account; null when none was found. The row goes with the account. */
    uid: text(),
    email: text(),
    refusal: text().$type<SignOnRefusal>(),
    detail: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('sign_on_events_by_time').on(table.orgId, table.at),
    index('sign_on_events_of_person').on(table.uid),
  ],
);
