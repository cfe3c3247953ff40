import { STREAK_REPAIR_THINGS } from '@snapwell/contract/gamification/gamification.limits';
import type { GameSettings } from '@snapwell/contract/gamification/settings.schemas';
import type { CalendarDay } from '@snapwell/contract/gamification/streak.schemas';
import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import { compileStatement } from '#platform/database/sql/compile-statement.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { ALL_TIME } from '../boards.ts';
import { addDays, type Day, mondayOf } from '../streak/days.ts';
import type { RulesInForce, StandingRow } from '../gamification.repository.ts';
import { memberDays, memberStandings, pointRuleVersions, pointsLedger } from '../gamification.tables.ts';
import { finishedThings } from '../ledger/points.ts';
import { rankOf } from '../rank/rank.read-model.ts';

export interface StandingFacts {
  readonly row: StandingRow;
  readonly rank: number | null;
  readonly inForce: RulesInForce;
  readonly pointsToday: number;
  readonly bonusToday: number;
  /** The first day that ever counted; null before it. */
  readonly firstDay: Day | null;
  /** Marks of the current week. */
  readonly marks: ReadonlyMap<Day, 'visited' | 'frozen' | 'repaired'>;
  /**
   * Things finished after the day that ended the last streak, in the last days; a whole daily set is a catch-up set
   * by itself.
   */
  readonly thingsDone: number;
}

const [orgIdHere, uidHere] = [sql.placeholder('orgId'), sql.placeholder('uid')];
const today = sql`${sql.placeholder('today')}::date`;

const standingStatement = (rank: SQL<number | null>) =>
  compileStatement((tx) => {
    const mine = sql`${orgIdHere} and l.uid = ${uidHere}`;
    return tx
      .select({
        row: memberStandings,
        rank,
        inForce: sql<RulesInForce>`(select json_build_object('version', v.version, 'rules', v.rules)
          from ${pointRuleVersions} v where v.org_id = ${orgIdHere} order by v.version desc limit 1)`,
        pointsToday: sql<number>`coalesce((select d.points from ${memberDays} d where d.org_id = ${orgIdHere} and d.uid = ${uidHere} and d.day = ${today}), 0)`,
        bonusToday: sql<number>`(select coalesce(sum(l.points), 0)::int from ${pointsLedger} l where l.org_id = ${mine} and l.day = ${today} and l.source = 'streak_bonus')`,
        firstDay: sql<Day | null>`(select min(d.day)::text from ${memberDays} d where d.org_id = ${orgIdHere} and d.uid = ${uidHere} and d.mark is not null)`,
        marks: sql<Record<
          Day,
          'visited' | 'frozen' | 'repaired'
        > | null>`(select json_object_agg(d.day, d.mark) from ${memberDays} d
          where d.org_id = ${orgIdHere} and d.uid = ${uidHere} and d.mark is not null
            and d.day between ${sql.placeholder('monday')} and ${sql.placeholder('sunday')})`,
        thingsDone: sql<number>`(select coalesce(sum(case when l.source = 'daily_set' then ${STREAK_REPAIR_THINGS}::int else 1 end), 0)::int from ${pointsLedger} l where l.org_id = ${mine} and l.day > member_standings.lost_day
          and l.day >= ${today} - 3 and l.source in ${[...finishedThings]})`,
      })
      .from(memberStandings)
      .where(and(eq(memberStandings.orgId, orgIdHere), eq(memberStandings.uid, uidHere)));
  });

const rankedStanding = standingStatement(
  rankOf({ orgId: orgIdHere, board: ALL_TIME, points: sql`member_standings.snap_points` }),
);
const plainStanding = standingStatement(sql<null>`null`);

/** Everything the standing of one person is made of, in one statement; null for somebody who never came by. */
export async function findStanding(
  { tx, orgId }: OrganizationScope,
  { uid, today: day, includeRank }: { uid: string; today: Day; includeRank: boolean },
): Promise<StandingFacts | null> {
  const monday = mondayOf(day);
  const values = { orgId, uid, today: day, monday, sunday: addDays(monday, 6) };
  const [facts] = await (includeRank ? rankedStanding : plainStanding)(tx, values);
  return facts ? { ...facts, marks: new Map(Object.entries(facts.marks ?? {})) } : null;
}

/** The last day on which a person came by, and where their streak saw them last. */
export async function findLastVisit({ tx, orgId }: OrganizationScope, uid: string): Promise<LastVisit | null> {
  const { visitedOn, seenDay, lastTimezone: timezone, lastDayStartHour: dayStartHour } = memberStandings;
  const [row] = await tx
    .select({ visitedOn, seenDay, timezone, dayStartHour })
    .from(memberStandings)
    .where(and(eq(memberStandings.orgId, orgId), eq(memberStandings.uid, uid)));
  return row ?? null;
}

export interface LastVisit {
  readonly visitedOn: Day | null;
  readonly seenDay: Day | null;
  readonly timezone: string | null;
  readonly dayStartHour: number | null;
}

/** What a person has earned in the organization so far. */
export async function readPoints({ tx, orgId }: OrganizationScope, uid: string): Promise<number> {
  const [row] = await pointsStatement(tx, { orgId, uid });
  return row?.points ?? 0;
}

const pointsStatement = compileStatement((tx) =>
  tx
    .select({ points: memberStandings.snapPoints })
    .from(memberStandings)
    .where(and(eq(memberStandings.orgId, orgIdHere), eq(memberStandings.uid, uidHere))),
);

/** Points and best streak, for badges. */
export async function findReached(
  { tx, orgId }: OrganizationScope,
  uid: string,
): Promise<{ points: number; streak: number }> {
  const [row] = await tx
    .select({ points: memberStandings.snapPoints, streak: memberStandings.bestStreak })
    .from(memberStandings)
    .where(and(eq(memberStandings.orgId, orgId), eq(memberStandings.uid, uid)));
  return row ?? { points: 0, streak: 0 };
}

export async function findSettings({ tx, orgId }: OrganizationScope, uid: string): Promise<GameSettings> {
  const [row] = await tx
    .select({ is_in_league: memberStandings.isInLeague })
    .from(memberStandings)
    .where(and(eq(memberStandings.orgId, orgId), eq(memberStandings.uid, uid)));
  return row ?? { is_in_league: true };
}

/** The days of a range on which something happened. */
export function listDays(
  { tx, orgId }: OrganizationScope,
  uid: string,
  { from, through }: { from: Day; through: Day },
): Promise<CalendarDay[]> {
  return tx
    .select({ day: memberDays.day, points: memberDays.points, mark: memberDays.mark })
    .from(memberDays)
    .where(and(eq(memberDays.orgId, orgId), eq(memberDays.uid, uid), between(memberDays.day, from, through)))
    .orderBy(memberDays.day);
}
