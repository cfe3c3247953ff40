import { memberAssignments } from '#features/catalogue/index.ts';
import { type SQL, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import { leaves, memberships, organizations } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assignments } from './assignments.tables.ts';

/** One of the people whom an assignment asks, with all that decides about them. */
export interface AssignedRow extends Record<string, unknown> {
  uid: string;
  display_name: string;
  first_name: string;
  photo_url: string | null;
  email: string;
  /** Of their account, else what the organization writes in. */
  language: string | null;
  is_disabled: boolean;
  timezone: string;
  last_visit_at: number | null;
  today: string;
  hour: number;
  leaves: [from: number, until: number | null][];
  day_start_hour: number;
  is_away: boolean;
}

interface Clocked {
  readonly at: Date;
}

/** The clock on a member's wall: their own, else the organization's. */
const wall = (at: Date) => sql`(${at.toISOString()}::timestamptz at time zone coalesce(m.timezone, o.timezone))`;
const todayOf = (at: Date) =>
  sql`(${wall(at)} - make_interval(hours => coalesce(m.day_start_hour, o.day_start_hour)))::date::text`;
const isAway = (at: Date) => sql`exists (select from ${leaves} l where l.org_id = m.org_id and l.uid = m.uid
  and l.started_at <= ${at.toISOString()}::timestamptz and (l.ended_at is null or l.ended_at > ${at.toISOString()}::timestamptz))`;

/** The members with these ids, with their calendars. */
export async function listPeople(
  { tx, orgId }: OrganizationScope,
  { uids, at }: Clocked & { uids: readonly string[] },
): Promise<Map<string, AssignedRow>> {
  if (uids.length === 0) return new Map();
  const { rows } = await tx.execute<AssignedRow>(sql`
    select m.uid, u.display_name, u.first_name, u.photo_url, u.email, coalesce(u.language, o.language) as language, u.is_disabled,
      coalesce(m.timezone, o.timezone) as timezone, coalesce(m.day_start_hour, o.day_start_hour) as day_start_hour,
      (extract(epoch from m.last_visit_at) * 1000)::float8 as last_visit_at,
      ${todayOf(at)} as today, extract(hour from ${wall(at)})::int as hour, ${isAway(at)} as is_away,
      (select coalesce(json_agg(json_build_array((extract(epoch from l.started_at) * 1000)::bigint,
        (extract(epoch from l.ended_at) * 1000)::bigint) order by l.started_at), '[]')
        from ${leaves} l where l.org_id = m.org_id and l.uid = m.uid) as leaves
    from ${memberships} m join ${users} u on u.uid = m.uid join ${organizations} o on o.id = m.org_id
    where m.org_id = ${orgId} and m.uid = any(${sql.param([...uids])}::text[])`);
  return new Map(rows.map((row) => [row.uid, row]));
}

/** The day on which an assignment ended; null while it runs. */
const lastDay = sql`(t.ended_at at time zone 'UTC')::date`;

export interface CountedRow extends Record<string, unknown> {
  assignment_id: string;
  is_done: boolean;
  is_exempt: boolean;
  is_away: boolean;
  due_on: string | null;
  today: string;
  people: number;
}

/**
 * How many people of each assignment that runs, or that has ended, are in the same place: their state follows from what
 * they share. Of one that has ended it is the place of its last day.
 */
export async function countAssigned(
  { tx, orgId }: OrganizationScope,
  { at, uids, only: which }: Clocked & { uids: readonly string[] | null; only: { id: string } | { isEnded: boolean } },
): Promise<CountedRow[]> {
  const only: SQL[] = [];
  if (uids !== null) only.push(sql`and a.uid = any(${sql.param([...uids])}::text[])`);
  if ('id' in which) only.push(sql`and a.assignment_id = ${which.id}`);
  else only.push(which.isEnded ? sql`and t.ended_at is not null` : sql`and t.ended_at is null`);
  const { rows } = await tx.execute<CountedRow>(sql`
    select a.assignment_id, a.done_on is not null as is_done, a.is_exempt, ${isAway(at)} as is_away, a.due_on::text,
      least(${todayOf(at)}, ${lastDay}::text) as today, count(*)::int as people
    from ${memberAssignments} a
    join ${assignments} t on t.org_id = a.org_id and t.id = a.assignment_id
    join ${memberships} m on m.org_id = a.org_id and m.uid = a.uid
    join ${organizations} o on o.id = a.org_id
    where a.org_id = ${orgId} and (a.ended_on is null or a.ended_on = ${lastDay}) ${sql.join(only, sql` `)}
    group by 1, 2, 3, 4, 5, 6`);
  return rows;
}
