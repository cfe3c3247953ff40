/** A calendar day, `2026-02-28`: the day a moment belongs to for somebody, not a moment. */
export type Day = string;

/** How a person's days run: where they are, and at which hour of the clock on their wall a new day begins. */
export interface DayClock {
  readonly timezone: string;
  readonly dayStartHour: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The day to which a moment belongs. A shift that begins its days at 6 still counts 5:59 to the day before. */
export function dayOf(at: Date, { timezone, dayStartHour }: DayClock): Day {
  return isoDay(at.getTime() + offsetAt(timezone, at.getTime()) - dayStartHour * HOUR_MS);
}

export function addDays(day: Day, days: number): Day {
  return isoDay(utcOf(day) + days * DAY_MS);
}

/** The same day of a later month, or its last one. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** Days from `from` to `to`: 1 when `to` is the day after. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return ((Math.floor(utcOf(day) / DAY_MS) + 3) % 7) + 1;
}

/** The Monday of the week of a day. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** `2026-02` of `2026-02-28`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** False for a day that a place never had: Samoa went from 29 to 31 December 2011. */
export function hasDay(day: Day, clock: DayClock): boolean {
  const noon = utcOf(day) + (12 + clock.dayStartHour) * HOUR_MS;
  return [0, -DAY_MS, DAY_MS].some(
    (shift) => dayOf(new Date(noon - offsetAt(clock.timezone, noon + shift)), clock) === day,
  );
}

/** The moment at which a day begins. Where the clock jumps over the hour, the moment of the jump. */
export function startOfDay(day: Day, clock: DayClock): Date {
  const wall = utcOf(day) + clock.dayStartHour * HOUR_MS;
  let before = wall - offsetAt(clock.timezone, wall) - 26 * HOUR_MS;
  let after = before + 52 * HOUR_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(new Date(middle), clock) >= day) after = middle;
    else before = middle;
  }
  return new Date(after);
}

const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const isoDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall is ahead of UTC at a moment, in milliseconds. */
function offsetAt(timezone: string, ms: number): number {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timezone, formatter);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(ms)) part[type] = Number(value);
  const wall = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
  return wall - Math.floor(ms / 1000) * 1000;
}
