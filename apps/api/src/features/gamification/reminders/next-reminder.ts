import { addDays, type Day, dayOf, startOfDay } from '../streak/days.ts';
import { isNeutral, isOnLeave, type MemberCalendar } from '../streak/member-calendar.ts';

const HOUR_MS = 3_600_000;

/**
 * The first moment after `after` at which the person's clock shows the hour. A day that begins at that hour begins
 * then.
 */
export function nextReminderAt(after: Date, hour: number, { timezone }: MemberCalendar['clock']): Date {
  const clock = { timezone, dayStartHour: hour };
  return startOfDay(addDays(dayOf(after, clock), 1), clock);
}

/** What is known of somebody whose hour has come. */
export interface Reminded {
  readonly at: Date;
  readonly hour: number;
  readonly calendar: MemberCalendar;
  readonly streak: number;
  readonly isCountedToday: boolean;
  readonly remindedOn: Day | null;
}

/**
 * The hours that are left of a streak, when it is worth a reminder; null otherwise: nothing to lose, safe for today,
 * on leave, a day off, reminded today already, or the hour of today has not come (somebody travelled west since).
 */
export function hoursLeft({ at, hour, calendar, streak, isCountedToday, remindedOn }: Reminded): number | null {
  const { clock } = calendar;
  const today = dayOf(at, clock);
  if (streak === 0 || isCountedToday || remindedOn === today) return null;
  if (isOnLeave(calendar, at) || isNeutral(today, calendar)) return null;
  const hourClock = { timezone: clock.timezone, dayStartHour: hour };
  const askedFor = startOfDay(dayOf(at, hourClock), hourClock);
  if (dayOf(askedFor, clock) !== today) return null;
  return Math.max(1, Math.round((startOfDay(addDays(today, 1), clock).getTime() - at.getTime()) / HOUR_MS));
}
