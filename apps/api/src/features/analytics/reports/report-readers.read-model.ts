import { type SQL, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import { groupMembers, memberships, organizations } from '#features/organizations/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { insightAlerts, reportSettings } from './reports.tables.ts';

/** Nobody reads figures before this hour of the organization. */
const HOUR = 7;

export interface ReportReader extends Record<string, unknown> {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: string | null;
  readonly role: 'ORG_ADMIN' | 'basic';
  readonly system_level: 'learner' | 'manager' | 'admin';
}

/** Who runs the organization or leads a group, is here, and can be written to. */
const readers = (orgId: SQL): SQL => sql`
  select m.uid, u.email, u.first_name, coalesce(u.language, o.language) as language, m.role, m.system_level
  from ${memberships} m join ${users} u on u.uid = m.uid join ${organizations} o on o.id = m.org_id
  where m.org_id = ${orgId} and m.left_at is null and not m.is_deactivated and m.status <> 'on_leave'
    and not u.is_disabled and u.username <> '' and u.email <> '' and u.email not like '%.invalid'
    and (m.role = 'ORG_ADMIN' or m.system_level = 'admin' or (m.system_level = 'manager' and exists (
      select from ${groupMembers} g where g.org_id = m.org_id and g.uid = m.uid and g.is_leader)))`;

/** Those who have not got the report of the week that begins on `monday`, and want one. */
export async function listReportReaders({ tx, orgId }: OrganizationScope, monday: string): Promise<ReportReader[]> {
  const { rows } = await tx.execute<ReportReader>(sql`
    select r.* from (${readers(sql`${orgId}`)}) r
    left join ${reportSettings} s on s.org_id = ${orgId} and s.uid = r.uid
    where coalesce(not s.is_off, true) and (s.reported_on is null or s.reported_on < ${monday}::date)
    order by r.uid`);
  return rows;
}

/** One of those who run or lead, whatever they got; null for somebody who does neither any more. */
export async function findReader({ tx, orgId }: OrganizationScope, uid: string): Promise<ReportReader | null> {
  const { rows } = await tx.execute<ReportReader>(
    sql`select r.* from (${readers(sql`${orgId}`)}) r where r.uid = ${uid}`,
  );
  return rows[0] ?? null;
}

/**
 * Organizations where it is morning or later and something waits: on Monday and Tuesday a report (a server that was down
 * makes up for it), on any day an alert that was not looked at. `tx` must be one of `acrossOrganizations`.
 */
export async function listReportable(tx: Transaction, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with local as (
      select o.id, (${now.toISOString()}::timestamptz at time zone o.timezone) as wall from ${organizations} o where not o.is_suspended
    )
    select l.id from local l where extract(hour from l.wall) >= ${HOUR}::int and (
      exists (select from ${insightAlerts} a
        where a.org_id = l.id and a.sent_at is null and (a.looked_on is null or a.looked_on < l.wall::date))
      or (extract(isodow from l.wall) <= 2 and exists (
        select from (${readers(sql`l.id`)}) r left join ${reportSettings} s on s.org_id = l.id and s.uid = r.uid
        where coalesce(not s.is_off, true) and (s.reported_on is null or s.reported_on < date_trunc('week', l.wall)::date)))
    ) order by l.id`);
  return rows.map(({ id }) => id);
}

export async function findOrganizationName({ tx, orgId }: OrganizationScope): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from ${organizations} where id = ${orgId}`);
  return rows[0]?.name ?? '';
}
