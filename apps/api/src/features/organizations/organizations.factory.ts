import type { Database } from '#platform/database/database.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { groupMembers, groups, memberships, organizations } from './organizations.tables.ts';

type NewOrganization = typeof organizations.$inferInsert;
type NewMembership = typeof memberships.$inferInsert;

/** An organization of its own, for a test or a sample. Its id is random unless one is given. */
export async function anOrganization(db: Database, given: Partial<NewOrganization> = {}) {
  const id = given.id ?? `org-${newId().slice(-12)}`;
  const [organization] = await db
    .insert(organizations)
    .values({ name: 'Riverside', ...given, id })
    .returning();
  return organization!;
}

/** Makes a person a member, as a learner unless told otherwise. */
export async function join(
  db: Database,
  { uid }: { uid: string },
  orgId: string,
  given: Partial<Omit<NewMembership, 'orgId' | 'uid'>> = {},
) {
  const [membership] = await db
    .insert(memberships)
    .values({ ...given, orgId, uid })
    .returning();
  return membership!;
}

/** A group with these people in it. */
export function aGroup(
  db: Database,
  orgId: string,
  { name = 'Ward 2A', people = [] as { uid: string }[], leaders = [] as { uid: string }[] } = {},
) {
  return inOrganization(db, orgId, async ({ tx }) => {
    const [group] = await tx.insert(groups).values({ orgId, id: newId(), name }).returning();
    const rowOf = (uid: string, isLeader: boolean) => ({ orgId, groupId: group!.id, uid, isLeader });
    const rows = [...people.map(({ uid }) => rowOf(uid, false)), ...leaders.map(({ uid }) => rowOf(uid, true))];
    if (rows.length > 0) await tx.insert(groupMembers).values(rows);
    return group!;
  });
}
