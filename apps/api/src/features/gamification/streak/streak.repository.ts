import { and, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { Day } from './days.ts';
import type { StandingRow } from '../gamification.repository.ts';
import { memberDays, streakEvents } from '../gamification.tables.ts';
import type { StreakEvent, StreakState } from './streak.ts';

type StreakFields = Omit<
  StandingRow,
  'snapPoints' | 'isRanked' | 'visitedOn' | 'greetedOn' | 'leagueWeek' | 'leagueTier' | 'isInLeague'
>;

/** The streak as a person's row keeps it. */
export function streakOf(row: StreakFields): StreakState {
  const { lastDay, seenDay, lastTimezone, lastDayStartHour, lostStreak, lostDay, lostAt } = row;
  const last =
    lastDay && seenDay && lastTimezone && lastDayStartHour !== null
      ? { day: lastDay, seenDay, clock: { timezone: lastTimezone, dayStartHour: lastDayStartHour } }
      : null;
  const lost = lostStreak && lostDay && lostAt ? { streak: lostStreak, day: lostDay, at: lostAt } : null;
  return {
    current: row.currentStreak,
    best: row.bestStreak,
    freezes: row.freezes,
    last,
    lost,
    repairedIn: row.repairedIn,
  };
}

/** The fields of a person's row that keep a streak. */
export function streakFields({ current, best, freezes, last, lost, repairedIn }: StreakState): StreakFields {
  return {
    currentStreak: current,
    bestStreak: best,
    freezes,
    lastDay: last?.day ?? null,
    seenDay: last?.seenDay ?? null,
    lastTimezone: last?.clock.timezone ?? null,
    lastDayStartHour: last?.clock.dayStartHour ?? null,
    lostStreak: lost?.streak ?? null,
    lostDay: lost?.day ?? null,
    lostAt: lost?.at ?? null,
    repairedIn,
  };
}

/** Appends an event of a streak. */
export async function appendStreakEvent(
  { tx, orgId }: OrganizationScope,
  uid: string,
  event: StreakEvent & { rulesVersion: number },
): Promise<void> {
  const clock = event.kind === 'day' ? event.clock : { timezone: 'UTC', dayStartHour: 0 };
  const neutralDays = event.kind === 'day' ? [...event.neutral] : [];
  const sameMoment = and(eq(streakEvents.orgId, orgId), eq(streakEvents.uid, uid), eq(streakEvents.at, event.at));
  const place = sql`(select count(*) from ${streakEvents} where ${sameMoment})`;
  await tx.insert(streakEvents).values({
    orgId,
    uid,
    kind: event.kind,
    day: event.day,
    at: event.at,
    place,
    ...clock,
    neutralDays,
    rulesVersion: event.rulesVersion,
  });
}

/** Marks days of the calendar. A day that was visited stays so. */
export async function markDays(
  { tx, orgId }: OrganizationScope,
  uid: string,
  marks: readonly { day: Day; mark: 'visited' | 'frozen' | 'repaired' }[],
): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insert(memberDays)
    .values(marks.map(({ day, mark }) => ({ orgId, uid, day, mark })))
    .onConflictDoUpdate({
      target: [memberDays.orgId, memberDays.uid, memberDays.day],
      set: { mark: sql`case when ${memberDays.mark} = 'visited' then ${memberDays.mark} else excluded.mark end` },
    });
}
