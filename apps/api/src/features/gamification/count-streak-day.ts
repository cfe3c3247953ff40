import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { addDays, dayOf } from './days.ts';
import { type StandingRow, updateStanding } from './gamification.repository.ts';
import { isOnLeave, type MemberCalendar, neutralDays } from './member-calendar.ts';
import { type CountedDay, type StreakState, takeEvent } from './streak.ts';
import { appendStreakEvent, markDays, streakFields, streakOf } from './streak.repository.ts';

interface Counting {
  readonly uid: string;
  readonly at: Date;
  readonly standing: StandingRow;
  readonly calendar: MemberCalendar;
  readonly rules: PointRules;
  readonly rulesVersion: number;
}

/** Counts today for the streak of a person whose row is locked. On leave, and the second time on a day, nothing happens. */
export async function countStreakDay(scope: OrganizationScope, counting: Counting): Promise<{ streak: StreakState; bonus: number }> {
  const { uid, at, standing, calendar, rules, rulesVersion } = counting;
  const before = streakOf(standing);
  if (isOnLeave(calendar, at)) return { streak: before, bonus: 0 };
  const event = countedDay(before, at, calendar);
  const { state, bonus, frozen } = takeEvent(before, event, rules);
  if (state === before) return { streak: before, bonus: 0 };
  await appendStreakEvent(scope, uid, { ...event, rulesVersion });
  await updateStanding(scope, uid, streakFields(state));
  await markDays(scope, uid, [{ day: event.day, mark: 'visited' }, ...frozen.map((day) => ({ day, mark: 'frozen' as const }))]);
  return { streak: state, bonus };
}

/** Today as an event, with the neutral days since the last one. */
export function countedDay({ last, freezes }: StreakState, at: Date, calendar: MemberCalendar): CountedDay {
  const day = dayOf(at, calendar.clock);
  // A change of clock may shift dates by a day, so the search begins early and goes a few days on.
  const neutral = last ? neutralDays({ from: addDays(last.day, -1), until: addDays(day, 1), enough: freezes + 5 }, calendar) : [];
  return { kind: 'day', at, day, clock: calendar.clock, neutral };
}
