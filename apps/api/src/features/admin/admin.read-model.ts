import type { SecurityEventQuery } from '@snapwell/contract/admin/admin.schemas';
import { and, desc, eq, gte, like, lt } from 'drizzle-orm';
import { nameAndEmail, type User, users } from '#features/identity/index.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import { containing } from '#platform/database/sql/like.ts';
import { securityEvents } from '#platform/platform.tables.ts';
import { auditLog } from './admin.tables.ts';

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

export function listAuditRows(db: Database, { limit, after }: Listing) {
  const { id, actorUid, act, target, facts, createdAt } = auditLog;
  return db
    .select({ id, actorUid, act, target, facts, createdAt, actorName: users.displayName })
    .from(auditLog)
    .leftJoin(users, eq(users.uid, auditLog.actorUid))
    .where(isBehind([createdAt, id], after))
    .orderBy(desc(createdAt), desc(id))
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
