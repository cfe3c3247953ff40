import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { type StandingRow, updateStanding } from './gamification.repository.ts';
import { isOnLeave, type MemberCalendar } from './member-calendar.ts';
import { countedDay } from './counted-day.ts';
import { type StreakState, takeEvent } from './streak.ts';
import { appendStreakEvent, markDays, streakFields, streakOf } from './streak.repository.ts';

interface Counting {
  readonly uid: string;
  readonly at: Date;
  readonly standing: StandingRow;
  readonly calendar: MemberCalendar;
  readonly rules: PointRules;
  readonly rulesVersion: number;
}

/** Counts today for the streak of a person whose row is locked. On leave, and the second time on a day in the same place, nothing happens. */
export async function countStreakDay(scope: OrganizationScope, counting: Counting): Promise<{ streak: StreakState; bonus: number }> {
  const { uid, at, standing, calendar, rules, rulesVersion } = counting;
  const before = streakOf(standing);
  if (isOnLeave(calendar, at)) return { streak: before, bonus: 0 };
  const event = countedDay(before, at, calendar);
  const { state, bonus, frozen } = takeEvent(before, event, rules);
  if (state === before) return { streak: before, bonus: 0 };
  await appendStreakEvent(scope, uid, { ...event, rulesVersion });
  await updateStanding(scope, uid, streakFields(state));
  const counted = state.last?.day === before.last?.day ? [] : [{ day: event.day, mark: 'visited' as const }];
  await markDays(scope, uid, [...counted, ...frozen.map((day) => ({ day, mark: 'frozen' as const }))]);
  return { streak: state, bonus };
}
