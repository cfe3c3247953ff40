import { and, desc, eq, like, lt, or } from 'drizzle-orm';
import { nameAndEmail, type User, users } from '#features/identity/index.ts';
import type { Database } from '#platform/database/database.ts';
import { containing } from '#platform/database/like.ts';
import { auditLog } from './admin.tables.ts';

interface Listing {
  readonly limit: number;
  readonly after: readonly [at: string, id: string] | undefined;
}

/** Accounts, newest first. */
export function listUserRows(db: Database, { limit, after, search }: Listing & { search: string | undefined }): Promise<User[]> {
  const at = after && new Date(after[0]);
  return db
    .select()
    .from(users)
    .where(
      and(
        search ? like(nameAndEmail, containing(search)) : undefined,
        at && after && or(lt(users.createdAt, at), and(eq(users.createdAt, at), lt(users.uid, after[1]))),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.uid))
    .limit(limit);
}

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>[number];

export function listAuditRows(db: Database, { limit, after }: Listing) {
  const at = after && new Date(after[0]);
  const { id, actorUid, act, target, facts, createdAt } = auditLog;
  return db
    .select({ id, actorUid, act, target, facts, createdAt, actorName: users.displayName })
    .from(auditLog)
    .leftJoin(users, eq(users.uid, auditLog.actorUid))
    .where(at && after && or(lt(createdAt, at), and(eq(createdAt, at), lt(id, after[1]))))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
