import { type SQL, sql } from 'drizzle-orm';
import { leaves, memberClockAt, memberships, organizations } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { memberStandings } from '../gamification.tables.ts';
import { countedDay } from '../ledger/counted-day.ts';
import type { MemberCalendar } from '../streak/member-calendar.ts';
import { settle, type StreakState } from '../streak/streak.ts';

/** Everything that decides whether a streak that was kept lives on. */
interface KeptStreak {
  readonly freezes: number;
  readonly last_day: string;
  readonly seen_day: string;
  readonly last_timezone: string;
  readonly last_day_start_hour: number;
  readonly own_timezone: string | null;
  readonly own_day_start_hour: number | null;
  readonly former_timezone: string | null;
  readonly former_day_start_hour: number | null;
  readonly former_until_ms: number | null;
  readonly leaves: [from: number, until: number | null][] | null;
}

/** People whose streaks are of one length and fare alike. */
interface Row extends KeptStreak, Record<string, unknown> {
  readonly uids: string[];
  readonly members: number;
  readonly current_streak: number;
}

/**
 * Of some people (a select of their `uid`) how many have a streak of how many days at a moment, the shortest first;
 * those without one are left out.
 */
export async function countStreaksAt(
  scope: OrganizationScope,
  people: SQL,
  at: Date,
): Promise<{ streak: number; members: number }[]> {
  const counts = new Map<number, number>();
  for (const { current_streak: streak, members } of await listLiving(scope, people, at))
    counts.set(streak, (counts.get(streak) ?? 0) + members);
  return [...counts].map(([streak, members]) => ({ streak, members })).toSorted((a, b) => a.streak - b.streak);
}

/** The streak of each of some people at a moment; who has none is not in it. */
export async function findStreaksAt(
  scope: OrganizationScope,
  uids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const people = sql`select unnest(${sql.param([...uids])}::text[]) as uid`;
  const living = await listLiving(scope, people, at, sql`array_agg(s.uid)`);
  return new Map(
    living.flatMap(({ uids: alike, current_streak: streak }) => alike.map((uid) => [uid, streak] as const)),
  );
}

/**
 * A row keeps the streak as it was on the last day that counted, and nothing is written on a day that is missed. So
 * those who fare alike are read together, and each kind of them is settled once.
 */
async function listLiving(
  scope: OrganizationScope,
  people: SQL,
  at: Date,
  uids: SQL = sql`'{}'::text[]`,
): Promise<Row[]> {
  const { tx, orgId } = scope;
  const [organization] = await tx
    .select({
      timezone: organizations.timezone,
      dayStartHour: organizations.dayStartHour,
      daysOff: organizations.daysOff,
    })
    .from(organizations)
    .where(sql`${organizations.id} = ${orgId}`);
  const { rows } = await tx.execute<Row>(sql`
    with away as (
      select l.uid, jsonb_agg(jsonb_build_array((extract(epoch from l.started_at) * 1000)::bigint, (extract(epoch from l.ended_at) * 1000)::bigint)
        order by l.started_at) as leaves
      from ${leaves} l where l.org_id = ${orgId} group by l.uid
    )
    select ${uids} as uids, count(*)::int as members, s.current_streak, s.freezes, s.last_day::text as last_day, s.seen_day::text as seen_day,
      s.last_timezone, s.last_day_start_hour, m.timezone as own_timezone, m.day_start_hour as own_day_start_hour,
      m.former_timezone, m.former_day_start_hour, (extract(epoch from m.former_until) * 1000)::float8 as former_until_ms, a.leaves
    from (${people}) p join ${memberStandings} s on s.org_id = ${orgId} and s.uid = p.uid and s.current_streak > 0
    join ${memberships} m on m.org_id = ${orgId} and m.uid = p.uid left join away a on a.uid = p.uid
    group by s.current_streak, s.freezes, s.last_day, s.seen_day, s.last_timezone, s.last_day_start_hour, m.timezone, m.day_start_hour,
      m.former_timezone, m.former_day_start_hour, m.former_until, a.leaves`);
  const isLiving = new Map<string, boolean>();
  return rows.filter(({ uids: _uids, members: _members, current_streak: _streak, ...deciding }) => {
    const kind = JSON.stringify(deciding);
    const known = isLiving.get(kind) ?? lives(deciding, organization!, at);
    isLiving.set(kind, known);
    return known;
  });
}

type OrganizationDays = MemberCalendar['organizationClock'] & Pick<MemberCalendar, 'daysOff'>;

/** Whether a streak that was kept so lives on at a moment. How long it is does not matter. */
function lives(row: KeptStreak, { daysOff, ...organizationClock }: OrganizationDays, at: Date): boolean {
  const own = {
    timezone: row.own_timezone,
    dayStartHour: row.own_day_start_hour,
    formerTimezone: row.former_timezone,
    formerDayStartHour: row.former_day_start_hour,
    formerUntil: row.former_until_ms === null ? null : new Date(row.former_until_ms),
  };
  const clock = memberClockAt(own, organizationClock, at);
  const times = (row.leaves ?? []).map(([from, until]) => ({
    from: new Date(from),
    until: until === null ? null : new Date(until),
  }));
  const calendar: MemberCalendar = { clock, organizationClock, daysOff, leaves: times };
  const lastClock = { timezone: row.last_timezone, dayStartHour: row.last_day_start_hour };
  const kept: StreakState = {
    current: 1,
    best: 1,
    freezes: row.freezes,
    last: { day: row.last_day, seenDay: row.seen_day, clock: lastClock },
    lost: null,
    repairedIn: null,
  };
  return settle(kept, countedDay(kept, at, calendar)).state.current > 0;
}
