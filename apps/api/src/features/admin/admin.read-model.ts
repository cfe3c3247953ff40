import type { AuditExportQuery, SecurityEventQuery } from '@snapwell/contract/admin/admin.schemas';
import { and, desc, eq, gte, isNull, like, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameAndEmail, type User, users } from '#features/identity/index.ts';
import { assets } from '#features/catalogue/index.ts';
import { memberships, organizations } from '#features/organizations/index.ts';
import { auditEntries, auditFacts } from '#platform/audit/audit.tables.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import { containing } from '#platform/database/sql/like.ts';
import { securityEvents } from '#platform/platform.tables.ts';

interface Listing {
  readonly limit: number;
  readonly after: readonly [at: string, id: string] | undefined;
}

/** Accounts, newest first. */
export function listUserRows(
  db: Database,
  { limit, after, search }: Listing & { search: string | undefined },
): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(
      and(search ? like(nameAndEmail, containing(search)) : undefined, isBehind([users.createdAt, users.uid], after)),
    )
    .orderBy(desc(users.createdAt), desc(users.uid))
    .limit(limit);
}

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>[number];

const targets = alias(users, 'targets');

/** `tx` must be one of `acrossOrganizations`. */
export function listAuditRows(
  tx: Transaction,
  { limit, after, ...filter }: { limit: number; after: readonly [seq: number] | undefined } & AuditExportQuery,
) {
  const { actor_uid: actor, org_id: orgId, act, target, from, until } = filter;
  return tx
    .select({
      entry: auditEntries,
      facts: auditFacts,
      actorName: users.displayName,
      targetName: sql<string | null>`coalesce(${targets.displayName}, ${organizations.name})`,
    })
    .from(auditEntries)
    .leftJoin(auditFacts, eq(auditFacts.seq, auditEntries.seq))
    .leftJoin(users, eq(users.uid, auditFacts.uid))
    .leftJoin(targets, eq(targets.uid, auditFacts.target))
    .leftJoin(organizations, eq(organizations.id, auditFacts.target))
    .where(
      and(
        actor ? eq(auditFacts.uid, actor) : undefined,
        orgId ? eq(auditFacts.orgId, orgId) : undefined,
        target ? eq(auditFacts.target, target) : undefined,
        act ? eq(auditEntries.act, act) : undefined,
        from ? gte(auditEntries.happenedAt, new Date(from)) : undefined,
        until ? lt(auditEntries.happenedAt, new Date(until)) : undefined,
        after ? lt(auditEntries.seq, after[0]) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.seq))
    .limit(limit);
}

export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** `tx` must be one of `acrossOrganizations`. */
export function listSecurityEventRows(
  tx: Transaction,
  { limit, after, uid, org_id: orgId, type, from, until }: Listing & Omit<SecurityEventQuery, 'limit' | 'cursor'>,
): Promise<SecurityEventRow[]> {
  return tx
    .select()
    .from(securityEvents)
    .where(
      and(
        uid ? eq(securityEvents.uid, uid) : undefined,
        orgId ? eq(securityEvents.orgId, orgId) : undefined,
        type ? eq(securityEvents.type, type) : undefined,
        from ? gte(securityEvents.happenedAt, new Date(from)) : undefined,
        until ? lt(securityEvents.happenedAt, new Date(until)) : undefined,
        isBehind([securityEvents.happenedAt, securityEvents.id], after),
      ),
    )
    .orderBy(desc(securityEvents.happenedAt), desc(securityEvents.id))
    .limit(limit);
}

const isInside = and(isNull(memberships.leftAt), eq(memberships.isDeactivated, false));

/** What an organization uses now. `tx` must be one of `acrossOrganizations`, here and below. */
export async function readUsage(tx: Transaction, orgId: string, day: string) {
  const [row] = await tx
    .select({
      members: sql<number>`count(*) filter (where ${isInside})`.mapWith(Number),
      lastActiveAt: sql<string | null>`max(${memberships.lastVisitAt})`,
      storageBytes:
        sql<number>`(select coalesce(sum(${assets.bytes}), 0) from ${assets} where ${assets.orgId} = ${orgId})`.mapWith(
          Number,
        ),
      questions:
        sql<number>`(select coalesce(sum(u.questions), 0) from assistant_usage u where u.org_id = ${orgId} and u.day = ${day})`.mapWith(
          Number,
        ),
    })
    .from(memberships)
    .where(eq(memberships.orgId, orgId));
  const { lastActiveAt, ...usage } = row!;
  return { ...usage, lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt) };
}

/** Who runs an organization. */
export function listAdmins(tx: Transaction, orgId: string) {
  return tx
    .select({ uid: users.uid, displayName: users.displayName, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.uid))
    .where(and(eq(memberships.orgId, orgId), eq(memberships.role, 'ORG_ADMIN'), isInside))
    .orderBy(memberships.joinedAt)
    .limit(20);
}

/** The organizations an account is in. */
export function listMembershipsOfUser(tx: Transaction, uid: string) {
  return tx
    .select({
      orgId: organizations.id,
      name: organizations.name,
      role: memberships.role,
      systemLevel: memberships.systemLevel,
      lastVisitAt: memberships.lastVisitAt,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(and(eq(memberships.uid, uid), isInside))
    .orderBy(memberships.joinedAt)
    .limit(50);
}

/** Organizations that have reached nine tenths of a quota they were given. */
export async function listFullOrganizations(tx: Transaction) {
  const { rows } = await tx.execute<{ id: string; name: string; what: 'members' | 'storage' }>(sql`
    select o.id, o.name, 'members' as what from organizations o
    where o.member_quota is not null and 0.9 * o.member_quota <=
      (select count(*) from memberships m where m.org_id = o.id and m.left_at is null and not m.is_deactivated)
    union all
    select o.id, o.name, 'storage' from organizations o
    where o.storage_quota_mb is not null and 0.9 * 1048576 * o.storage_quota_mb <=
      (select coalesce(sum(a.bytes), 0) from assets a where a.org_id = o.id)
    order by 2 limit 20`);
  return rows;
}
