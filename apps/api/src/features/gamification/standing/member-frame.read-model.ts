import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { sql } from 'drizzle-orm';
import { memberClockAt, memberships, organizations } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { Day, DayClock } from '../streak/days.ts';
import { pointRuleVersions, rankSnapshots } from '../gamification.tables.ts';

/** What decides about a member's day at a moment: clocks, the rules in force, when the places of the day were written down. */
export interface MemberFrame {
  /** Their own clock where they set one, else the organization's. */
  readonly clock: DayClock;
  readonly organizationClock: DayClock;
  readonly rules: PointRules;
  readonly snapshot: { readonly takenOn: Day; readonly takenAt: Date } | null;
}

interface Row extends Record<string, unknown> {
  timezone: string;
  day_start_hour: number;
  own_timezone: string | null;
  own_day_start_hour: number | null;
  former_timezone: string | null;
  former_day_start_hour: number | null;
  former_until_ms: number | null;
  taken_on: Day | null;
  taken_ms: number | null;
  rules: PointRules | null;
}

export async function readMemberFrame({ tx, orgId }: OrganizationScope, uid: string, at: Date): Promise<MemberFrame> {
  const { rows } = await tx.execute<Row>(sql`
    select o.timezone, o.day_start_hour, m.timezone as own_timezone, m.day_start_hour as own_day_start_hour,
      m.former_timezone, m.former_day_start_hour, (extract(epoch from m.former_until) * 1000)::float8 as former_until_ms,
      s.taken_on::text as taken_on, (extract(epoch from s.taken_at) * 1000)::float8 as taken_ms,
      (select v.rules from ${pointRuleVersions} v where v.org_id = ${orgId} order by v.version desc limit 1) as rules
    from ${organizations} o
    left join ${memberships} m on m.org_id = o.id and m.uid = ${uid} and m.left_at is null
    left join ${rankSnapshots} s on s.org_id = o.id
    where o.id = ${orgId}`);
  const row = rows[0]!;
  const organizationClock = { timezone: row.timezone, dayStartHour: row.day_start_hour };
  const { taken_on: takenOn, taken_ms: takenMs } = row;
  return {
    clock: memberClockAt(
      {
        timezone: row.own_timezone,
        dayStartHour: row.own_day_start_hour,
        formerTimezone: row.former_timezone,
        formerDayStartHour: row.former_day_start_hour,
        formerUntil: row.former_until_ms === null ? null : new Date(row.former_until_ms),
      },
      organizationClock,
      at,
    ),
    organizationClock,
    rules: row.rules ?? defaultPointRules,
    snapshot: takenOn !== null && takenMs !== null ? { takenOn, takenAt: new Date(takenMs) } : null,
  };
}
