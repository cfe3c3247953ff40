import { addDays, dayOf } from '../streak/days.ts';
import { type MemberCalendar, neutralDays } from '../streak/member-calendar.ts';
import type { CountedDay, StreakState } from '../streak/streak.ts';

/** Today as an event of a streak, with the neutral days since the last one. */
export function countedDay({ last, freezes }: StreakState, at: Date, calendar: MemberCalendar): CountedDay {
  const day = dayOf(at, calendar.clock);
  // A change of clock may shift dates by a day, so the search begins early and goes a few days on.
  const neutral = last
    ? neutralDays({ from: addDays(last.seenDay, -1), until: addDays(day, 2), enough: freezes + 5 }, calendar)
    : [];
  return { kind: 'day', at, day, clock: calendar.clock, neutral };
}
