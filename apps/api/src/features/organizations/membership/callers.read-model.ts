import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { KnownCaller } from '#security/guard.ts';
import { memberships, organizations } from '../organizations.tables.ts';

export interface CallerQuery {
  readonly uid: string;
  readonly orgId: string | undefined;
  readonly sessionId: string | undefined;
}

export type FoundCaller = KnownCaller & { readonly sessionState: unknown };

/**
 * What every request asks first, in one statement that is put together once: the account, the organization of the
 * path, the active membership in it, and `sessionState`, a value with the placeholders `sessionId` and `uid`.
 */
export function createFindCaller(db: Database, sessionState: SQL): (query: CallerQuery) => Promise<FoundCaller | null> {
  const statement = db
    .select({
      email: users.email,
      role: users.role,
      language: users.language,
      isDisabled: users.isDisabled,
      organizationId: organizations.id,
      signOnDomains: organizations.signOnDomains,
      memberRole: memberships.role,
      systemLevel: memberships.systemLevel,
      sessionState: sessionState.as('session_state'),
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, sql.placeholder('orgId')))
    .leftJoin(
      memberships,
      and(
        eq(memberships.orgId, organizations.id),
        eq(memberships.uid, users.uid),
        eq(memberships.isDeactivated, false),
        isNull(memberships.leftAt),
        eq(organizations.isSuspended, false),
      ),
    )
    .where(eq(users.uid, sql.placeholder('uid')))
    .prepare('');
  return async ({ uid, orgId, sessionId }) => {
    const [known] = await statement.execute({ uid, orgId: orgId ?? null, sessionId: sessionId ?? null });
    if (!known) return null;
    const { organizationId, memberRole, systemLevel, ...account } = known;
    const membership = memberRole && systemLevel ? { role: memberRole, systemLevel } : null;
    return { ...account, organizationExists: organizationId !== null, membership };
  };
}
