// Streaks in the slowest and plainest way, for tests to compare with: every day is found by asking a wall clock again
// and again.

export interface Wall {
  readonly timezone: string;
  readonly dayStartHour: number;
}

export interface StreakContext {
  readonly weekdaysOff: readonly number[];
  readonly leaves: readonly { from: Date; until: Date | null }[];
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
const wallClocks: Record<string, Intl.DateTimeFormat> = {};
/** The same moments are asked for again and again: what a wall said once is remembered for a while. */
const said = new Map<string, string>();
const REMEMBERED = 200_000;

/** Reads the date from the wall; before the hour at which days start it is still the day before. */
export function slowDayOf(at: Date | number, { timezone, dayStartHour }: Wall): string {
  const [date, hour] = readWall(Number(at), timezone).split(' ');
  return Number(hour!.slice(0, 2)) < dayStartHour ? dayBefore(date!) : date!;
}

function readWall(at: number, timezone: string): string {
  const key = `${timezone} ${at}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  wallClocks[timezone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const reads = wallClocks[timezone].format(at);
  if (said.size >= REMEMBERED) said.clear();
  said.set(key, reads);
  return reads;
}

function dayBefore(day: string): string {
  const midday = new Date(`${day}T12:00:00Z`);
  midday.setUTCDate(midday.getUTCDate() - 1);
  return midday.toISOString().slice(0, 10);
}

interface CountedDay {
  current: number;
  best: number;
  freezes: number;
  bonuses: number;
  /** The latest date counted, and the date and place where the person was seen last. */
  last: { day: string; seen: string; wall: Wall } | null;
  lost: { streak: number; until: number } | null;
  repairedIn: string | null;
}

/**
 * A person's streak by the default rules: a bonus and a freeze on every 7th day, 100 more on every 30th, two freezes
 * at most.
 */
export class SlowStreak {
  kept: CountedDay = { current: 0, best: 0, freezes: 0, bonuses: 0, last: null, lost: null, repairedIn: null };
  readonly around: StreakContext;

  constructor(around: StreakContext) {
    this.around = around;
  }

  visit(at: Date, wall: Wall): void {
    if (this.around.leaves.some(({ from, until }) => at >= from && (until === null || at < until))) return;
    const day = slowDayOf(at, wall);
    if (this.kept.last && day <= this.kept.last.day) {
      this.kept.last = { day: this.kept.last.day, seen: day, wall };
      return;
    }
    this.kept = this.look(at, wall);
    this.grow(this.kept.current + 1, 1);
    this.kept.last = { day, seen: day, wall };
  }

  repair(at: Date, wall: Wall): void {
    const { lost, repairedIn, current } = this.kept;
    const month = slowDayOf(at, wall).slice(0, 7);
    if (!lost || lost.streak < 2 || repairedIn === month || at.getTime() >= lost.until) return;
    this.kept = { ...this.kept, lost: null, repairedIn: month };
    this.grow(lost.streak + current, current);
  }

  /** The streak as somebody sees it who looks at that moment. */
  look(at: Date, wall: Wall): CountedDay {
    const seen = { ...this.kept };
    if (!seen.last || seen.current === 0) return seen;
    const { missed, by } = this.missedSince(seen.last, { at, wall }, seen.freezes + 1);
    for (const day of missed) {
      if (seen.freezes > 0) seen.freezes--;
      else return { ...seen, current: 0, lost: { streak: seen.current, until: endOf(day, by) + 48 * HOUR } };
    }
    return seen;
  }

  private grow(to: number, days: number): void {
    for (let day = to - days + 1; day <= to; day++) {
      if (day % 7 === 0) this.kept.bonuses += 50;
      if (day % 30 === 0) this.kept.bonuses += 100;
      if (day % 7 === 0 && this.kept.freezes < 2) this.kept.freezes++;
    }
    this.kept.current = to;
    this.kept.best = Math.max(this.kept.best, to);
  }

  private missedSince(last: NonNullable<CountedDay['last']>, now: { at: Date; wall: Wall }, enough: number) {
    const today = slowDayOf(now.at, now.wall);
    const between = (by: Wall, after: string, before: string) => {
      const days = new Set<string>();
      const begin = Date.parse(`${last.seen}T00:00:00Z`) - 72 * HOUR;
      // No day is shorter than 22 hours: asking four times a day finds them all.
      for (let moment = begin; moment < now.at.getTime() + 72 * HOUR; moment += 6 * HOUR) {
        const day = slowDayOf(moment, by);
        if (day > after && day < before) days.add(day);
      }
      return {
        by,
        missed: [...days]
          .filter((day) => !this.isNeutral(day, now.wall))
          .sort()
          .slice(0, enough),
      };
    };
    const byDates = between(now.wall, last.day, today);
    if (last.wall.timezone === now.wall.timezone && last.wall.dayStartHour === now.wall.dayStartHour) return byDates;
    return [
      byDates,
      between(now.wall, slowDayOf(endOf(last.seen, last.wall) - 1, now.wall), today),
      between(last.wall, last.seen, slowDayOf(now.at, last.wall)),
    ].reduce((least, next) => (next.missed.length < least.missed.length ? next : least));
  }

  /**
   * Leave begins and ends on the hour in these tests, and zones differ by quarters: asking every quarter cannot
   * overlook it.
   */
  private isNeutral(day: string, wall: Wall): boolean {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    if (this.around.weekdaysOff.includes(new Date(midnight).getUTCDay() || 7)) return true;
    return this.around.leaves.some(({ from, until }) => {
      const end = Math.min(until?.getTime() ?? Infinity, midnight + 72 * HOUR);
      for (let moment = Math.max(from.getTime(), midnight - 48 * HOUR); moment < end; moment += HOUR / 4) {
        if (slowDayOf(moment, wall) === day) return true;
      }
      return false;
    });
  }
}

/** The moment a day is over: the first minute of a later one. */
function endOf(day: string, wall: Wall): number {
  let moment = Date.parse(`${day}T00:00:00Z`) - 48 * HOUR;
  while (slowDayOf(moment + HOUR, wall) <= day) moment += HOUR;
  while (slowDayOf(moment, wall) <= day) moment += MINUTE;
  return moment;
}
