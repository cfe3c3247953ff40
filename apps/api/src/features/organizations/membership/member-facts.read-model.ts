import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import { compileStatement } from '#platform/database/sql/compile-statement.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { leaves, memberships, organizations } from '../organizations.tables.ts';

/** Leave of this many times at most is looked at: no streak reaches further back. */
const LEAVES = 100;

const [orgId, uid] = [sql.placeholder('orgId'), sql.placeholder('uid')];

const memberFacts = compileStatement((tx) => {
  const latest = tx
    .select({ startedAt: leaves.startedAt, endedAt: leaves.endedAt })
    .from(leaves)
    .where(and(eq(leaves.orgId, orgId), eq(leaves.uid, uid)))
    .orderBy(sql`${leaves.startedAt} desc`)
    .limit(LEAVES)
    .as('latest');
  return tx
    .select({
      person: users,
      organization: organizations,
      membership: memberships,
      leaves: sql<[from: number, until: number | null][]>`(select coalesce(json_agg(json_build_array(
        (extract(epoch from started_at) * 1000)::bigint, (extract(epoch from ended_at) * 1000)::bigint) order by started_at), '[]') from ${latest})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.uid))
    .innerJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(and(eq(memberships.orgId, orgId), eq(memberships.uid, uid), isNull(memberships.leftAt)));
});

/** Everything that a page about a member begins with, in one statement; null when they are none. */
export async function findMemberFacts(scope: OrganizationScope, person: string) {
  const [facts] = await memberFacts(scope.tx, { orgId: scope.orgId, uid: person });
  return facts ?? null;
}

export type MemberFacts = NonNullable<Awaited<ReturnType<typeof findMemberFacts>>>;
