import { STREAK_REPAIR_MS, STREAK_REPAIR_THINGS } from '@snapwell/contract/gamification/gamification.limits';
import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { DayMark, MemberStats, StreakRepair, WeekDay } from '@snapwell/contract/gamification/streak.schemas';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import type { AwardInput } from '../ledger/award-points.ts';
import { countedDay } from '../ledger/counted-day.ts';
import { addDays, type Day, daysBetween, dayOf, mondayOf } from '../streak/days.ts';
import { isNeutral, isOnLeave, type MemberCalendar } from '../streak/member-calendar.ts';
import { readCalendar } from '../streak/read-calendar.ts';
import { findStanding, type StandingFacts } from './standing.read-model.ts';
import { bonusOn, canRepair, nextBonus, noStreak, settle, type StreakState } from '../streak/streak.ts';
import { streakFields, streakOf } from '../streak/streak.repository.ts';

/** The caller's own standing. */
export function readOwnStanding(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  { includeRank }: { includeRank: boolean },
): Promise<MemberStats> {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) =>
    readStanding(scope, { uid, at, calendar: await readCalendar(scope, uid, at), includeRank }),
  );
}

/** What a person holds in an organization: points, rank when asked for, streak, freezes, the week. One statement. */
export async function readStanding(
  scope: OrganizationScope,
  { uid, at, calendar, includeRank = false }: Required<AwardInput> & { includeRank?: boolean },
): Promise<MemberStats> {
  const today = dayOf(at, calendar.clock);
  const facts = await findStanding(scope, { uid, today, includeRank });
  return presentStanding(facts ?? nothingYet, { at, today, calendar });
}

/** The streak that ended last, with the day that ended it; null where none did. */
export async function readLostStreak(
  scope: OrganizationScope,
  { uid, at, calendar }: Required<AwardInput>,
): Promise<StreakState['lost']> {
  const facts = await findStanding(scope, { uid, today: dayOf(at, calendar.clock), includeRank: false });
  if (!facts) return null;
  const kept = streakOf(facts.row);
  return settle(kept, countedDay(kept, at, calendar)).state.lost;
}

interface Moment {
  readonly at: Date;
  readonly today: Day;
  readonly calendar: MemberCalendar;
}

export function presentStanding(facts: StandingFacts, moment: Moment): MemberStats {
  const rules = facts.inForce?.rules ?? defaultPointRules;
  const kept = streakOf(facts.row);
  const { state, frozen } = settle(kept, countedDay(kept, moment.at, moment.calendar));
  const marks = new Map<Day, DayMark>([...facts.marks, ...frozen.map((day) => [day, 'frozen'] as const)]);
  const next = nextBonus(state.current, rules);
  const { visitedOn, greetedOn } = facts.row;
  return {
    snap_points: facts.row.snapPoints,
    snap_points_rank: facts.rank,
    daily_streak_info: {
      current_streak: state.current,
      max_streak: state.best,
      points_earned_today: facts.pointsToday,
      is_first_visit_today: visitedOn !== null && visitedOn >= moment.today && greetedOn !== visitedOn,
      streak_bonus_points: facts.bonusToday,
      next_streak_bonus: next.points,
      days_until_next_bonus: next.inDays,
    },
    streak_freezes: state.freezes,
    streak_week: presentWeek({ ...moment, state, marks, rules, firstDay: facts.firstDay }),
    streak_repair: presentRepair(state, moment, facts.thingsDone),
  };
}

function presentRepair(state: StreakState, { at, today: day }: Moment, thingsDone: number): StreakRepair | null {
  if (!state.lost || !canRepair(state, { at, day })) return null;
  const until = new Date(state.lost.at.getTime() + STREAK_REPAIR_MS).toISOString();
  return {
    streak: state.lost.streak,
    until,
    things_done: Math.min(thingsDone, STREAK_REPAIR_THINGS),
    things_needed: STREAK_REPAIR_THINGS,
  };
}

interface Week extends Moment {
  readonly state: StreakState;
  readonly marks: ReadonlyMap<Day, DayMark>;
  readonly rules: PointRules;
  readonly firstDay: Day | null;
}

/** The seven days of the current week. */
function presentWeek(week: Week): WeekDay[] {
  const { today, at, state, marks, calendar, rules } = week;
  const isCountedToday = state.last !== null && state.last.day >= today;
  const isGrowing = !isOnLeave(calendar, at);
  return Array.from({ length: 7 }, (_, i) => {
    const day = addDays(mondayOf(today), i);
    const ahead = daysBetween(today, day) + (isCountedToday ? 0 : 1);
    const bonus = day >= today && isGrowing ? bonusOn(state.current + ahead, rules) : 0;
    return { day, mark: marks.get(day) ?? unmarked(day, week), is_today: day === today, bonus_points: bonus || null };
  });
}

/** Nobody misses a day before their first one. */
function unmarked(day: Day, { today, calendar, firstDay }: Week): DayMark {
  if (day >= today) return 'to_come';
  const isBeforeFirst = firstDay === null || day < firstDay;
  return isBeforeFirst || isNeutral(day, calendar) ? 'neutral' : 'missed';
}

const nothingYet: StandingFacts = {
  row: {
    ...streakFields(noStreak),
    snapPoints: 0,
    isRanked: true,
    visitedOn: null,
    greetedOn: null,
    leagueWeek: null,
    leagueTier: 0,
    isInLeague: true,
  },
  rank: null,
  inForce: null,
  pointsToday: 0,
  bonusToday: 0,
  firstDay: null,
  marks: new Map(),
  thingsDone: 0,
};
