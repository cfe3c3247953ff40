import { AT_RISK_DAYS, MOST_PEOPLE, NUDGE_PAUSE_DAYS } from '@snapwell/contract/analytics/insights.limits';
import { type SQL, sql } from 'drizzle-orm';
import { completions, contentItems, progress } from '#features/catalogue/index.ts';
import { type Day, type DayClock, memberStandings } from '#features/gamification/index.ts';
import { users } from '#features/identity/index.ts';
import { groupMembers, groups, memberships } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { nudges } from '../analytics.tables.ts';
import { type Audience, isOf } from '../audience.repository.ts';

export interface PersonRow extends Record<string, unknown> {
  readonly uid: string;
  readonly display_name: string;
  readonly photo_url: string | null;
  readonly job_role: string;
  readonly groups: { id: string; name: string }[];
}

/** Who somebody is, with those of their groups that the caller may see. */
const headOf = (orgId: string, visible: readonly string[]): SQL => sql`
  m.uid, u.display_name, u.photo_url, m.job_role,
  coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name)) from ${groupMembers} gm
    join ${groups} g on g.org_id = gm.org_id and g.id = gm.group_id
    where gm.org_id = ${orgId} and gm.uid = m.uid and g.id = any(${sql.param([...visible])}::text[])), '[]') as groups`;

export async function listPeople(
  { tx, orgId }: OrganizationScope,
  uids: readonly string[],
  visible: readonly string[],
): Promise<Map<string, PersonRow>> {
  const { rows } = await tx.execute<PersonRow>(sql`
    select ${headOf(orgId, visible)} from ${memberships} m join ${users} u on u.uid = m.uid
    where m.org_id = ${orgId} and m.uid = any(${sql.param([...uids])}::text[])`);
  return new Map(rows.map((row) => [row.uid, row]));
}

export interface AtRiskRow extends PersonRow {
  readonly last_ms: number | null;
  readonly days_away: number;
  readonly best_streak: number;
  readonly left_open: { content_id: string; title: string; share: number } | null;
  readonly nudged_ms: number | null;
  readonly can_nudge: boolean;
  readonly people: number;
}

/**
 * Whoever last came by, or joined, on a day 14 days ago or earlier, and is not on leave; the longest away first. Where
 * they are more than are listed, whoever was written to makes room for the next.
 */
export async function listAtRisk(
  scope: OrganizationScope,
  { audience, clock, today, now, visible }: AtRiskQuery,
): Promise<AtRiskRow[]> {
  const { orgId } = scope;
  const isDue = sql`(n.sent_at is null or n.sent_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${NUDGE_PAUSE_DAYS}::int))`;
  const { rows } = await scope.tx.execute<AtRiskRow>(sql`
    with away as (${awayOf(scope, { audience, clock, today })}),
    risky as (
      select a.*, (${today}::date - a.last_day) as days_away, count(*) over ()::int as people, ${isDue} as is_due, n.sent_at from away a
      left join ${nudges} n on n.org_id = ${orgId} and n.uid = a.uid
      order by ${isDue} desc, a.last_day, a.uid limit ${MOST_PEOPLE}
    )
    select ${headOf(orgId, visible)}, (extract(epoch from r.last_at) * 1000)::float8 as last_ms, r.days_away::int as days_away, r.best_streak, r.people,
      (select json_build_object('content_id', i.id, 'title', i.title, 'share', p.furthest) from ${progress} p
        join ${contentItems} i on i.org_id = p.org_id and i.id = p.content_id and i.status = 'published' and i.uid is null and i.module_id is not null
        where p.org_id = ${orgId} and p.uid = r.uid
          and not exists (select from ${completions} c where c.org_id = ${orgId} and c.uid = r.uid and c.content_id = p.content_id)
        order by p.visited_at desc limit 1) as left_open,
      (extract(epoch from r.sent_at) * 1000)::float8 as nudged_ms, r.is_due and not u.is_disabled as can_nudge
    from risky r join ${memberships} m on m.org_id = ${orgId} and m.uid = r.uid join ${users} u on u.uid = r.uid
    order by r.last_day, lower(u.display_name), r.uid`);
  return rows;
}

/** How many they are: the length of the list, without the list. */
export async function countAtRisk(scope: OrganizationScope, query: AwayQuery): Promise<number> {
  const { rows } = await scope.tx.execute<{ people: number }>(
    sql`select count(*)::int as people from (${awayOf(scope, query)}) a`,
  );
  return rows[0]!.people;
}

const awayOf = (scope: OrganizationScope, { audience, clock, today }: AwayQuery): SQL => sql`
  select a.* from (
    select m.uid, greatest(m.last_visit_at, (s.visited_on::timestamp + make_interval(hours => ${clock.dayStartHour}::int)) at time zone ${clock.timezone}) as last_at,
      coalesce(greatest(s.visited_on, ${dayIn(sql`m.last_visit_at`, clock)}), ${dayIn(sql`m.joined_at`, clock)}) as last_day,
      coalesce(s.best_streak, 0) as best_streak
    from ${memberships} m left join ${memberStandings} s on s.org_id = m.org_id and s.uid = m.uid
    where m.org_id = ${scope.orgId} and m.left_at is null and not m.is_deactivated and m.status <> 'on_leave' and ${isOf(scope, audience, sql`m.uid`)}
  ) a join ${users} u on u.uid = a.uid and u.username <> ''
  where a.last_day <= ${today}::date - ${AT_RISK_DAYS}::int`;

interface AwayQuery {
  readonly audience: Audience;
  readonly clock: DayClock;
  readonly today: Day;
}

interface AtRiskQuery extends AwayQuery {
  readonly now: Date;
  readonly visible: readonly string[];
}

const dayIn = (column: SQL, { timezone, dayStartHour }: DayClock): SQL =>
  sql`((${column} at time zone ${timezone}) - make_interval(hours => ${dayStartHour}::int))::date`;

export interface Addressee extends Record<string, unknown> {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: string | null;
  readonly organization: string;
  readonly is_away: boolean;
  readonly has_address: boolean;
}

/** Those of some people who are members of the audience, with what writing to them needs. */
export async function listAddressees(
  scope: OrganizationScope,
  uids: readonly string[],
  audience: Audience,
): Promise<Addressee[]> {
  const { rows } = await scope.tx.execute<Addressee>(sql`
    select m.uid, u.email, u.first_name, coalesce(u.language, o.language) as language, o.name as organization, m.status = 'on_leave' as is_away,
      (not u.is_disabled and u.email <> '' and u.email not like '%.invalid') as has_address
    from ${memberships} m join ${users} u on u.uid = m.uid join organizations o on o.id = m.org_id
    where m.org_id = ${scope.orgId} and m.uid = any(${sql.param([...uids])}::text[]) and m.left_at is null and not m.is_deactivated
      and u.username <> '' and ${isOf(scope, audience, sql`m.uid`)}`);
  return rows;
}
