import { perPerson } from '../person.ts';

interface DayClock {
  readonly timezone: string;
  readonly day_start_hour: number;
}

/** What the days of whoever is signed in go by; null for strangers, whose days are those of their device. */
export const personClock = perPerson<DayClock | null>(null);

const HOUR_MS = 3_600_000;

/** The day of a moment by the person's own calendar, '2026-05-04': the same day that the server says. */
export function personDay(at: Date): string {
  const clock = personClock.get();
  const moment = new Date(at.getTime() - (clock?.day_start_hour ?? 0) * HOUR_MS);
  // The one locale that writes a day in the order of its parts.
  return new Intl.DateTimeFormat('en-CA', { timeZone: clock?.timezone, dateStyle: 'short' }).format(moment);
}
