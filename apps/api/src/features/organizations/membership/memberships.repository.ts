import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { groupMembers, invites, leaves, memberships, organizations } from '../organizations.tables.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type MembershipChanges = Partial<Omit<typeof memberships.$inferInsert, 'orgId' | 'uid'>>;

const rowOf = ({ orgId }: { orgId: string }, uid: string) =>
  and(eq(memberships.orgId, orgId), eq(memberships.uid, uid));

/** Also one that has ended or is shut out. */
export async function findMembership({ tx, orgId }: OrganizationScope, uid: string): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(memberships).where(rowOf({ orgId }, uid));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockMembership({ tx, orgId }: OrganizationScope, uid: string): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(memberships).where(rowOf({ orgId }, uid)).for('update');
  return row ?? null;
}

/** Begins a membership, or begins it anew for somebody who had left; false when another request was faster. */
export async function beginMembership(
  { tx, orgId }: OrganizationScope,
  uid: string,
  row: MembershipChanges,
): Promise<boolean> {
  const begun = await tx
    .insert(memberships)
    .values({ ...row, orgId, uid })
    .onConflictDoUpdate({
      target: [memberships.orgId, memberships.uid],
      set: { ...row, leftAt: null },
      setWhere: isNotNull(memberships.leftAt),
    })
    .returning({ uid: memberships.uid });
  return begun.length === 1;
}

/** Null when there is no such member. */
export async function updateMembership(
  { tx, orgId }: OrganizationScope,
  uid: string,
  changes: MembershipChanges,
): Promise<MembershipRow | null> {
  const [row] = await tx
    .update(memberships)
    .set(changes)
    .where(and(rowOf({ orgId }, uid), isNull(memberships.leftAt)))
    .returning();
  return row ?? null;
}

/** Keeps a member to a clock until the day that runs by it is over. */
export async function holdClock(
  { tx, orgId }: OrganizationScope,
  uid: string,
  { timezone, dayStartHour, now }: { timezone: string; dayStartHour: number; now: Date },
): Promise<void> {
  const hours = sql`make_interval(hours => ${dayStartHour}::int)`;
  const wall = sql`(${now.toISOString()}::timestamptz at time zone ${timezone}::text)`;
  const endOfDay = sql`((date_trunc('day', ${wall} - ${hours}) + interval '1 day' + ${hours}) at time zone ${timezone}::text)`;
  await tx
    .update(memberships)
    .set({ formerTimezone: timezone, formerDayStartHour: dayStartHour, formerUntil: endOfDay })
    .where(rowOf({ orgId }, uid));
}

/** Whether somebody else is in the organization, who runs it when `role` says so. */
export async function hasOtherMember(
  { tx, orgId }: OrganizationScope,
  uid: string,
  role?: 'ORG_ADMIN',
): Promise<boolean> {
  const others = await tx
    .select({ uid: memberships.uid })
    .from(memberships)
    .where(
      and(
        eq(memberships.orgId, orgId),
        ne(memberships.uid, uid),
        eq(memberships.isDeactivated, false),
        isNull(memberships.leftAt),
        role && eq(memberships.role, role),
      ),
    )
    .limit(1);
  return others.length === 1;
}

/** How many organizations a person belongs to, counted no further than `limit`. */
export async function countMemberships(tx: Database | Transaction, uid: string, limit: number): Promise<number> {
  const held = await tx
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(and(eq(memberships.uid, uid), isNull(memberships.leftAt)))
    .limit(limit);
  return held.length;
}

export async function beginLeave({ tx, orgId }: OrganizationScope, uid: string, at: Date): Promise<void> {
  await tx.insert(leaves).values({ orgId, uid, startedAt: at }).onConflictDoNothing();
}

/** Ends the leave that runs, and forgets those to come. */
export async function endLeave({ tx, orgId }: OrganizationScope, uid: string, at: Date): Promise<void> {
  const own = and(eq(leaves.orgId, orgId), eq(leaves.uid, uid));
  await tx.delete(leaves).where(and(own, gt(leaves.startedAt, at)));
  await tx
    .update(leaves)
    .set({ endedAt: at })
    .where(and(own, or(isNull(leaves.endedAt), gt(leaves.endedAt, at))));
}

interface LeaveDays {
  readonly from: string;
  readonly until: string | null;
  readonly timezone: string;
  readonly dayStartHour: number;
}

/** Puts a person on leave from the beginning of a day to the end of another, by their own clock. */
export async function putLeave(
  { tx, orgId }: OrganizationScope,
  uid: string,
  { from, until, timezone, dayStartHour }: LeaveDays,
): Promise<{ startedAt: Date; endedAt: Date | null }> {
  const dayBegins = (day: string, later: number) => sql<Date>`(
    (${day}::date + ${later}::int + make_interval(hours => ${dayStartHour}::int)) at time zone ${timezone}::text)`;
  const endedAt = until === null ? null : dayBegins(until, 1);
  const [leave] = await tx
    .insert(leaves)
    .values({ orgId, uid, startedAt: dayBegins(from, 0), endedAt })
    .onConflictDoUpdate({ target: [leaves.orgId, leaves.uid, leaves.startedAt], set: { endedAt } })
    .returning({ startedAt: leaves.startedAt, endedAt: leaves.endedAt });
  return leave!;
}

/** Whether a leave runs at this moment. */
export async function isOnLeaveAt({ tx, orgId }: OrganizationScope, uid: string, at: Date): Promise<boolean> {
  const running = await tx
    .select({ startedAt: leaves.startedAt })
    .from(leaves)
    .where(
      and(
        eq(leaves.orgId, orgId),
        eq(leaves.uid, uid),
        lte(leaves.startedAt, at),
        or(isNull(leaves.endedAt), gt(leaves.endedAt, at)),
      ),
    )
    .limit(1);
  return running.length > 0;
}

export async function leaveGroups({ tx, orgId }: OrganizationScope, uid: string): Promise<void> {
  await tx.delete(groupMembers).where(and(eq(groupMembers.orgId, orgId), eq(groupMembers.uid, uid)));
}

/** Remembers when the person was here last. */
export async function markVisit({ tx, orgId }: OrganizationScope, uid: string, at: Date): Promise<void> {
  await tx.update(memberships).set({ lastVisitAt: at }).where(rowOf({ orgId }, uid));
}

/** The organizations a person has not left, also those they cannot enter. */
export function listOrganizationsOf(tx: Transaction, uid: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: organizations.id, name: organizations.name })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(and(eq(memberships.uid, uid), isNull(memberships.leftAt)));
}

/** Forgets what a person said of themselves in any organization, and every invitation to their address. */
export async function eraseMemberships(tx: Transaction, { uid, email }: { uid: string; email: string }): Promise<void> {
  await tx
    .update(memberships)
    .set({ jobRole: '', timezone: null, dayStartHour: null, lastVisitAt: null, extraTimePercent: 0, remindedAt: null })
    .where(eq(memberships.uid, uid));
  await tx.delete(invites).where(or(eq(invites.email, email), eq(invites.acceptedBy, uid)));
}

/** The same change for many members. */
export async function updateMemberships(
  { tx, orgId }: OrganizationScope,
  uids: readonly string[],
  changes: MembershipChanges,
): Promise<void> {
  if (uids.length === 0) return;
  await tx
    .update(memberships)
    .set(changes)
    .where(and(eq(memberships.orgId, orgId), inArray(memberships.uid, [...uids]), isNull(memberships.leftAt)));
}

/** Learners among these members become managers. */
export async function raiseToManagers(scope: OrganizationScope, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await scope.tx
    .update(memberships)
    .set({ systemLevel: 'manager' })
    .where(
      and(
        eq(memberships.orgId, scope.orgId),
        inArray(memberships.uid, [...uids]),
        eq(memberships.systemLevel, 'learner'),
        isNull(memberships.leftAt),
      ),
    );
}

/** How much more time a member has for timed quizzes, in percent. */
export async function findExtraTime({ tx, orgId }: OrganizationScope, uid: string): Promise<number> {
  const [row] = await tx
    .select({ percent: memberships.extraTimePercent })
    .from(memberships)
    .where(rowOf({ orgId }, uid));
  return row?.percent ?? 0;
}

/** Those who run the organization, with how they are written to. */
export function listAdministrators({ tx, orgId }: OrganizationScope) {
  return tx
    .select({ uid: users.uid, email: users.email, displayName: users.displayName, language: users.language })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.uid))
    .where(
      and(
        eq(memberships.orgId, orgId),
        eq(memberships.role, 'ORG_ADMIN'),
        eq(memberships.isDeactivated, false),
        isNull(memberships.leftAt),
      ),
    );
}
