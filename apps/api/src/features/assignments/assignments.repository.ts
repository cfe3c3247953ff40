import { completions, memberAssignments } from '#features/catalogue/index.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import { groupMembers, groups, memberships } from '#features/organizations/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assignmentReminders, assignments } from './assignments.tables.ts';

export type AssignmentRow = typeof assignments.$inferSelect;
export type MemberAssignmentRow = typeof memberAssignments.$inferSelect;
export type ReminderRow = typeof assignmentReminders.$inferSelect;

const BATCH = 1000;

const isOpen = and(
  isNull(memberAssignments.doneOn),
  isNull(memberAssignments.endedOn),
  eq(memberAssignments.isExempt, false),
);

export async function insertAssignment(
  { tx, orgId }: OrganizationScope,
  row: Omit<AssignmentRow, 'orgId'>,
): Promise<AssignmentRow> {
  const [inserted] = await tx
    .insert(assignments)
    .values({ ...row, orgId })
    .returning();
  return inserted!;
}

export async function updateAssignment(
  { tx, orgId }: OrganizationScope,
  id: string,
  changes: Partial<AssignmentRow>,
): Promise<AssignmentRow> {
  const [row] = await tx
    .update(assignments)
    .set(changes)
    .where(and(eq(assignments.orgId, orgId), eq(assignments.id, id)))
    .returning();
  return row!;
}

/** Held to the end of the transaction: changes and the job that follows an assignment wait for each other. */
export async function lockAssignment({ tx, orgId }: OrganizationScope, id: string): Promise<AssignmentRow | null> {
  const [row] = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.orgId, orgId), eq(assignments.id, id)))
    .for('update');
  return row ?? null;
}

export async function findAssignment({ tx, orgId }: OrganizationScope, id: string): Promise<AssignmentRow | null> {
  const [row] = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.orgId, orgId), eq(assignments.id, id)));
  return row ?? null;
}

/** Newest first. */
export function listAssignmentRows(
  { tx, orgId }: OrganizationScope,
  { isEnded, limit }: { isEnded: boolean; limit: number },
): Promise<AssignmentRow[]> {
  return tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.orgId, orgId), isEnded ? isNotNull(assignments.endedAt) : isNull(assignments.endedAt)))
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(limit);
}

/** Organizations in which something runs. `tx` must be one of `acrossOrganizations`. */
export async function listOrganizationsWithAssignments(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ orgId: assignments.orgId })
    .from(assignments)
    .where(isNull(assignments.endedAt));
  return rows.map(({ orgId }) => orgId);
}

export function listGroupNames({ tx, orgId }: OrganizationScope): Promise<{ id: string; name: string }[]> {
  return tx.select({ id: groups.id, name: groups.name }).from(groups).where(eq(groups.orgId, orgId));
}

/** Members whom an assignment asks now: by name, through a group, or everybody. */
export async function listAddressed(
  { tx, orgId }: OrganizationScope,
  { uids, groupIds }: Pick<AssignmentRow, 'uids' | 'groupIds'>,
): Promise<string[]> {
  const isEverybody = uids.length === 0 && groupIds.length === 0;
  const isNamed = sql`${memberships.uid} = any(${sql.param(uids)}::text[])`;
  const isInGroup = sql`exists (select from ${groupMembers} g where g.org_id = ${orgId} and g.uid = ${memberships.uid}
    and g.group_id = any(${sql.param(groupIds)}::text[]))`;
  const rows = await tx
    .select({ uid: memberships.uid })
    .from(memberships)
    .where(
      and(
        eq(memberships.orgId, orgId),
        isNull(memberships.leftAt),
        eq(memberships.isDeactivated, false),
        isEverybody ? undefined : sql`(${isNamed} or ${isInGroup})`,
      ),
    )
    .orderBy(asc(memberships.uid));
  return rows.map(({ uid }) => uid);
}

/** The names of members, of those that are. */
export async function listMemberNames(
  { tx, orgId }: OrganizationScope,
  uids: readonly string[],
): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await tx
    .select({ uid: users.uid, name: users.displayName })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.uid))
    .where(and(eq(memberships.orgId, orgId), inArray(memberships.uid, [...uids]), isNull(memberships.leftAt)));
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}

/** Everybody who was ever asked by it, and what holds for them. */
export function listMemberRows({ tx, orgId }: OrganizationScope, assignmentId: string): Promise<MemberAssignmentRow[]> {
  return tx
    .select()
    .from(memberAssignments)
    .where(and(eq(memberAssignments.orgId, orgId), eq(memberAssignments.assignmentId, assignmentId)));
}

/** Those whose day is over, the longest waiting first. */
export function listLateRows(
  { tx, orgId }: OrganizationScope,
  { assignmentId, uids, limit }: { assignmentId: string; uids: readonly string[] | null; limit: number },
): Promise<MemberAssignmentRow[]> {
  return tx
    .select()
    .from(memberAssignments)
    .where(
      and(
        eq(memberAssignments.orgId, orgId),
        eq(memberAssignments.assignmentId, assignmentId),
        isOpen,
        isNotNull(memberAssignments.dueOn),
        uids === null ? undefined : inArray(memberAssignments.uid, [...uids]),
      ),
    )
    .orderBy(asc(memberAssignments.dueOn))
    .limit(limit);
}

/** What runs for one person, with the rules of each. */
export function listRowsOf({ tx, orgId }: OrganizationScope, uid: string) {
  return tx
    .select({ member: memberAssignments, row: assignments })
    .from(memberAssignments)
    .innerJoin(
      assignments,
      and(eq(assignments.orgId, memberAssignments.orgId), eq(assignments.id, memberAssignments.assignmentId)),
    )
    .where(and(eq(memberAssignments.orgId, orgId), eq(memberAssignments.uid, uid), isNull(memberAssignments.endedOn)));
}

/** What somebody was asked and has not finished. */
export function listOpenRows({ tx, orgId }: OrganizationScope, uid: string): Promise<MemberAssignmentRow[]> {
  return tx
    .select()
    .from(memberAssignments)
    .where(and(eq(memberAssignments.orgId, orgId), eq(memberAssignments.uid, uid), isOpen));
}

export async function insertMemberRows(
  { tx, orgId }: OrganizationScope,
  rows: readonly Omit<typeof memberAssignments.$inferInsert, 'orgId'>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map((row) => ({ ...row, orgId }));
    await tx.insert(memberAssignments).values(batch).onConflictDoNothing();
  }
}

export async function updateMemberRow(
  { tx, orgId }: OrganizationScope,
  { assignmentId, uid }: { assignmentId: string; uid: string },
  changes: Partial<MemberAssignmentRow>,
): Promise<void> {
  await tx
    .update(memberAssignments)
    .set(changes)
    .where(
      and(
        eq(memberAssignments.orgId, orgId),
        eq(memberAssignments.assignmentId, assignmentId),
        eq(memberAssignments.uid, uid),
      ),
    );
}

/** They are asked no more. */
export async function endMemberRows(
  { tx, orgId }: OrganizationScope,
  { assignmentId, uids, on }: { assignmentId: string; uids: readonly string[]; on: string },
): Promise<void> {
  for (let start = 0; start < uids.length; start += BATCH) {
    await tx
      .update(memberAssignments)
      .set({ endedOn: on })
      .where(
        and(
          eq(memberAssignments.orgId, orgId),
          eq(memberAssignments.assignmentId, assignmentId),
          inArray(memberAssignments.uid, uids.slice(start, start + BATCH)),
          isNull(memberAssignments.endedOn),
        ),
      );
  }
}

/** How many of these items each person has completed, and when the last of them. */
export async function countCompletions(
  { tx, orgId }: OrganizationScope,
  contentIds: readonly string[],
  uids?: readonly string[],
): Promise<Map<string, { completed: number; lastAt: Date }>> {
  if (contentIds.length === 0 || uids?.length === 0) return new Map();
  const rows = await tx
    .select({ uid: completions.uid, completed: count(), lastAt: max(completions.completedAt) })
    .from(completions)
    .where(
      and(
        eq(completions.orgId, orgId),
        inArray(completions.contentId, [...contentIds]),
        uids && inArray(completions.uid, [...uids]),
      ),
    )
    .groupBy(completions.uid);
  return new Map(rows.map(({ uid, completed, lastAt }) => [uid, { completed, lastAt: lastAt! }]));
}

/** True for whoever is the first to write it: they send it. */
export async function insertReminder(
  { tx, orgId }: OrganizationScope,
  reminder: Omit<typeof assignmentReminders.$inferInsert, 'orgId'>,
): Promise<boolean> {
  const rows = await tx
    .insert(assignmentReminders)
    .values({ ...reminder, orgId })
    .onConflictDoNothing()
    .returning({ uid: assignmentReminders.uid });
  return rows.length === 1;
}

/** What people were told by an assignment. */
export function listSentReminders({ tx, orgId }: OrganizationScope, assignmentId: string): Promise<ReminderRow[]> {
  return tx
    .select()
    .from(assignmentReminders)
    .where(and(eq(assignmentReminders.orgId, orgId), eq(assignmentReminders.assignmentId, assignmentId)));
}

/** Takes those whose leaders have not been told that they are late; of several processes one gets them. */
export function takeUntold(
  { tx, orgId }: OrganizationScope,
  { assignmentId, at }: { assignmentId: string; at: Date },
): Promise<{ uid: string }[]> {
  return tx
    .update(assignmentReminders)
    .set({ leadersToldAt: at })
    .where(
      and(
        eq(assignmentReminders.orgId, orgId),
        eq(assignmentReminders.assignmentId, assignmentId),
        eq(assignmentReminders.step, 'week_after'),
        isNull(assignmentReminders.leadersToldAt),
      ),
    )
    .returning({ uid: assignmentReminders.uid });
}
