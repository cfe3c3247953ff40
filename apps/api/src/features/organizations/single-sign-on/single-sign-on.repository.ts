import {
  SIGN_INS_KEPT_DAYS,
  SIGN_INS_SHOWN,
} from '@snapwell/contract/organizations/single-sign-on/single-sign-on.limits';
import type { SignOnRefusal } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { and, desc, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { organizations } from '../organizations.tables.ts';
import { signOnConnections, signOnDomains, signOnEvents } from './single-sign-on.tables.ts';

export type ConnectionRow = typeof signOnConnections.$inferSelect;
export type DomainRow = typeof signOnDomains.$inferSelect;
export type EventRow = typeof signOnEvents.$inferSelect;

const DAY_MS = 24 * 60 * 60_000;

export async function findConnectionRow({ tx, orgId }: OrganizationScope): Promise<ConnectionRow | null> {
  const [row] = await tx.select().from(signOnConnections).where(eq(signOnConnections.orgId, orgId));
  return row ?? null;
}

/** The connection by which people sign in now: switched on, in an organization that people may enter. */
export async function findActiveConnection({ tx, orgId }: OrganizationScope): Promise<ConnectionRow | null> {
  const [row] = await tx
    .select({ connection: signOnConnections })
    .from(signOnConnections)
    .innerJoin(organizations, eq(organizations.id, signOnConnections.orgId))
    .where(and(eq(signOnConnections.orgId, orgId), isOpen()));
  return row?.connection ?? null;
}

const isOpen = () =>
  and(eq(signOnConnections.isActive, true), eq(organizations.isSuspended, false), isNull(organizations.deletedAt));

export async function saveConnection(
  { tx, orgId }: OrganizationScope,
  row: Omit<typeof signOnConnections.$inferInsert, 'orgId'>,
): Promise<void> {
  await tx
    .insert(signOnConnections)
    .values({ ...row, orgId })
    .onConflictDoUpdate({ target: signOnConnections.orgId, set: row });
}

/** False when there was none. */
export async function deleteConnection({ tx, orgId }: OrganizationScope): Promise<boolean> {
  const gone = await tx
    .delete(signOnConnections)
    .where(eq(signOnConnections.orgId, orgId))
    .returning({ orgId: signOnConnections.orgId });
  return gone.length === 1;
}

/** Remembers that somebody came in with the settings as they are. */
export async function markEntered({ tx, orgId }: OrganizationScope, at: Date): Promise<void> {
  await tx.update(signOnConnections).set({ lastEnteredAt: at }).where(eq(signOnConnections.orgId, orgId));
}

export function listDomainRows({ tx, orgId }: OrganizationScope): Promise<DomainRow[]> {
  return tx.select().from(signOnDomains).where(eq(signOnDomains.orgId, orgId)).orderBy(signOnDomains.domain);
}

export async function findDomainRow({ tx, orgId }: OrganizationScope, domain: string): Promise<DomainRow | null> {
  const [row] = await tx.select().from(signOnDomains).where(domainOfOrganization(orgId, domain));
  return row ?? null;
}

const domainOfOrganization = (orgId: string, domain: string) =>
  and(eq(signOnDomains.orgId, orgId), eq(signOnDomains.domain, domain));

/** Domains that the organization has proven. */
export async function listProvenDomains({ tx, orgId }: OrganizationScope): Promise<string[]> {
  const rows = await tx
    .select({ domain: signOnDomains.domain })
    .from(signOnDomains)
    .where(and(eq(signOnDomains.orgId, orgId), isNotNull(signOnDomains.provenAt)));
  return rows.map(({ domain }) => domain);
}

/** Adds a domain, or gives the one that is there. */
export async function insertDomain(scope: OrganizationScope, domain: string, token: string): Promise<DomainRow> {
  const { tx, orgId } = scope;
  await tx.insert(signOnDomains).values({ orgId, domain, token }).onConflictDoNothing();
  return (await findDomainRow(scope, domain))!;
}

/** Throws a violation of `sign_on_domains_proven_once` when another organization has proven it. */
export async function markProven({ tx, orgId }: OrganizationScope, domain: string, at: Date): Promise<DomainRow> {
  const [row] = await tx
    .update(signOnDomains)
    .set({ provenAt: at })
    .where(domainOfOrganization(orgId, domain))
    .returning();
  return row!;
}

/** False when there was none. */
export async function deleteDomain({ tx, orgId }: OrganizationScope, domain: string): Promise<boolean> {
  const gone = await tx
    .delete(signOnDomains)
    .where(domainOfOrganization(orgId, domain))
    .returning({ domain: signOnDomains.domain });
  return gone.length === 1;
}

/** The organization that signs in people of a domain. `tx` is one of `acrossOrganizations`. */
export async function findOrganizationOfDomain(
  tx: Transaction,
  domain: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await tx
    .select({ id: organizations.id, name: organizations.name })
    .from(signOnDomains)
    .innerJoin(signOnConnections, eq(signOnConnections.orgId, signOnDomains.orgId))
    .innerJoin(organizations, eq(organizations.id, signOnDomains.orgId))
    .where(and(eq(signOnDomains.domain, domain), isNotNull(signOnDomains.provenAt), isOpen()));
  return row ?? null;
}

interface NewEvent {
  readonly id: string;
  readonly at: Date;
  readonly uid: string | null;
  readonly email: string | null;
  readonly refusal: SignOnRefusal | null;
  readonly detail: string | null;
}

/** Adds a sign-in to the log, and takes out what is old or too much. */
export async function insertEvent({ tx, orgId }: OrganizationScope, event: NewEvent): Promise<void> {
  // Whoever deletes their account must find every row that names them.
  const holder = sql<string>`(select ${users.uid} from ${users} where ${users.email} = ${event.email})`;
  await tx.insert(signOnEvents).values({ ...event, orgId, uid: event.uid ?? (event.email === null ? null : holder) });
  const newest = tx
    .select({ id: signOnEvents.id })
    .from(signOnEvents)
    .where(eq(signOnEvents.orgId, orgId))
    .orderBy(desc(signOnEvents.at), desc(signOnEvents.id))
    .limit(SIGN_INS_SHOWN);
  const expired = lt(signOnEvents.at, new Date(event.at.getTime() - SIGN_INS_KEPT_DAYS * DAY_MS));
  await tx
    .delete(signOnEvents)
    .where(and(eq(signOnEvents.orgId, orgId), or(expired, notInArray(signOnEvents.id, newest))));
}

/** The newest first. */
export function listEvents({ tx, orgId }: OrganizationScope): Promise<EventRow[]> {
  return tx
    .select()
    .from(signOnEvents)
    .where(eq(signOnEvents.orgId, orgId))
    .orderBy(desc(signOnEvents.at), desc(signOnEvents.id))
    .limit(SIGN_INS_SHOWN);
}

/** Takes out of every log what is older. `tx` is one of `acrossOrganizations`. */
export async function deleteEventsBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(signOnEvents).where(lt(signOnEvents.at, before));
}

/** Whether this account runs the system. */
export async function isSystemAdministrator(tx: Transaction, uid: string): Promise<boolean> {
  const [row] = await tx.select({ role: users.role }).from(users).where(eq(users.uid, uid));
  return row?.role === 'ADMIN';
}
