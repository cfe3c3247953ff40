import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SlowStreak } from '#testing/slow-streak.ts';
import { countedDay } from './counted-day.ts';
import { type DayClock, dayOf } from './days.ts';
import { isOnLeave, type MemberCalendar } from './member-calendar.ts';
import { bonusOn, nextBonus, noStreak, settle, type StreakState, takeEvent } from './streak.ts';

const HOUR = 3_600_000;
/** `npm run streaks` asks for 100,000, by a seed that it tells. */
const HISTORIES = Number(process.env.STREAK_HISTORIES ?? 300);
const seed = process.env.STREAK_SEED ? { seed: Number(process.env.STREAK_SEED) } : {};

const zones = Intl.supportedValuesOf('timeZone');
const aClock = fc.record({ timezone: fc.constantFrom(...zones), dayStartHour: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 23 })) });

/** Waits that matter: around a day, around two, now and then weeks. */
const aWait = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 30 * 60 }) },
  { weight: 3, arbitrary: fc.integer({ min: 20 * 60, max: 80 * 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20 * 24 * 60 }) },
);
const aStep = fc.record({
  waitMinutes: aWait,
  moveTo: fc.option(aClock, { freq: 7 }),
  deed: fc.constantFrom('visit' as const, 'visit' as const, 'visit' as const, 'visit' as const, 'look' as const, 'repair' as const),
});
/** Beginnings shortly before the clock changes somewhere, a leap day, and a day that Samoa never had; or anywhen. */
const aBeginning = fc.oneof(
  fc
    .constantFrom('2011-12-24', '2028-02-25', '2024-02-26', '2026-03-05', '2026-03-26', '2026-04-02', '2026-10-01', '2026-10-22', '2026-10-29')
    .map((day) => new Date(day)),
  fc.date({ min: new Date('2005-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
);
const aLeave = fc.record({ startHours: fc.integer({ min: 0, max: 24 * 20 }), hours: fc.option(fc.integer({ min: 1, max: 24 * 12 }), { freq: 4 }) });
const aHistory = fc.record({
  beginning: aBeginning,
  clock: aClock,
  weekdaysOff: fc.oneof(fc.constant([]), fc.constant([6, 7]), fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 4 })),
  leaves: fc.array(aLeave, { maxLength: 2 }),
  steps: fc.array(aStep, { minLength: 1, maxLength: 30 }),
});
type History = typeof aHistory extends fc.Arbitrary<infer T> ? T : never;

/** The streak of the product, driven as the acts drive it. */
class Streak {
  state: StreakState = noStreak;
  bonuses = 0;

  visit(at: Date, calendar: MemberCalendar): void {
    if (isOnLeave(calendar, at)) return;
    this.take(takeEvent(this.state, countedDay(this.state, at, calendar), defaultPointRules));
  }

  repair(at: Date, { clock }: MemberCalendar): void {
    this.take(takeEvent(this.state, { kind: 'repair', at, day: dayOf(at, clock) }, defaultPointRules));
  }

  look(at: Date, calendar: MemberCalendar): StreakState {
    return settle(this.state, countedDay(this.state, at, calendar)).state;
  }

  private take({ state, bonus }: { state: StreakState; bonus: number }): void {
    this.state = state;
    this.bonuses += bonus;
  }
}

function calendarOf(
  clock: DayClock,
  { weekdaysOff = [], leaves = [] }: { weekdaysOff?: readonly number[]; leaves?: MemberCalendar['leaves'] } = {},
): MemberCalendar {
  return { clock, organizationClock: clock, daysOff: { weekdays: weekdaysOff, dates: [] }, leaves };
}

function play({ beginning, clock, weekdaysOff, leaves, steps }: History) {
  const whole = Math.ceil(beginning.getTime() / HOUR) * HOUR;
  const around = {
    weekdaysOff,
    leaves: leaves.map(({ startHours, hours }) => ({
      from: new Date(whole + startHours * HOUR),
      until: hours === null ? null : new Date(whole + (startHours + hours) * HOUR),
    })),
  };
  const [quick, slow] = [new Streak(), new SlowStreak(around)];
  let [at, here] = [beginning, clock];
  for (const { waitMinutes, moveTo, deed } of steps) {
    at = new Date(at.getTime() + waitMinutes * 60_000);
    here = moveTo ?? here;
    const calendar = calendarOf(here, around);
    if (deed !== 'look') {
      quick[deed](at, calendar);
      slow[deed](at, here);
    }
    const [seen, expected] = [quick.look(at, calendar), slow.look(at, here)];
    expect({ at, current: seen.current, best: seen.best, freezes: seen.freezes, bonuses: quick.bonuses }).toEqual({
      at,
      current: expected.current,
      best: expected.best,
      freezes: expected.freezes,
      bonuses: expected.bonuses,
    });
  }
}

test(
  `${HISTORIES} random histories end as the slow, obvious way of counting says: all zones, moves, clock changes, leap days, leave, freezes, repairs`,
  () => fc.assert(fc.property(aHistory, play), { numRuns: HISTORIES, ...seed }),
  3_600_000,
);

test('who comes by at least every 22 hours never loses a streak, wherever they move and whenever their day starts', () => {
  const aJourney = fc.record({
    beginning: aBeginning,
    clock: aClock,
    steps: fc.array(fc.record({ waitMinutes: fc.integer({ min: 1, max: 22 * 60 }), moveTo: fc.option(aClock, { freq: 3 }) }), { maxLength: 40 }),
  });
  fc.assert(
    fc.property(aJourney, ({ beginning, clock, steps }) => {
      const streak = new Streak();
      let [at, here] = [beginning, clock];
      streak.visit(at, calendarOf(here));
      for (const { waitMinutes, moveTo } of steps) {
        const before = streak.state;
        at = new Date(at.getTime() + waitMinutes * 60_000);
        here = moveTo ?? here;
        streak.visit(at, calendarOf(here));
        expect(streak.state.current).toBeGreaterThanOrEqual(before.current);
        expect(streak.state.freezes).toBeGreaterThanOrEqual(before.freezes);
      }
      // Nobody gains days by moving: clocks are at most 49 hours apart.
      expect(streak.state.current).toBeLessThanOrEqual((at.getTime() - beginning.getTime()) / (24 * HOUR) + 4);
    }),
    { numRuns: 500 },
  );
});

const berlin: DayClock = { timezone: 'Europe/Berlin', dayStartHour: 0 };

/** Comes by at noon on each day of a list. */
function after(days: readonly string[], calendar = calendarOf(berlin)): Streak {
  const streak = new Streak();
  for (const day of days) streak.visit(new Date(`${day}T11:00:00Z`), calendar);
  return streak;
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.parse(first) + i * 24 * HOUR).toISOString().slice(0, 10));

test('seven days in a row pay the bonus and earn a freeze', () => {
  const streak = after(daysFrom('2026-11-16', 7));
  expect(streak.state).toMatchObject({ current: 7, best: 7, freezes: 1 });
  expect(streak.bonuses).toBe(50);
});

test('no more than two freezes are held', () => {
  expect(after(daysFrom('2026-09-01', 28)).state).toMatchObject({ current: 28, freezes: 2 });
});

test('a freeze is used by itself on a missed day, and the streak goes on without growing on it', () => {
  const streak = after([...daysFrom('2026-11-02', 7), '2026-11-10']);
  expect(streak.state).toMatchObject({ current: 8, freezes: 0 });
});

test('a missed day without a freeze ends the streak; the best one is remembered', () => {
  const streak = after([...daysFrom('2026-11-02', 3), '2026-11-06']);
  expect(streak.state).toMatchObject({ current: 1, best: 3, lost: { streak: 3, day: '2026-11-05' } });
});

test.each([
  ['a leap day', daysFrom('2028-02-26', 6)],
  ['the change to summer time', daysFrom('2026-03-27', 6)],
  ['the change to winter time', daysFrom('2026-10-23', 6)],
  ['the turn of the year', daysFrom('2026-12-29', 6)],
])('%s counts as one day', (_, days) => {
  expect(after(days).state.current).toBe(6);
});

test('Samoa skipped a day and nobody lost a streak by it', () => {
  const apia = calendarOf({ timezone: 'Pacific/Apia', dayStartHour: 0 });
  const streak = new Streak();
  streak.visit(new Date('2011-12-29T22:00:00Z'), apia); // 29 December, noon
  streak.visit(new Date('2011-12-30T22:00:00Z'), apia); // 31 December, noon
  expect(streak.state.current).toBe(2);
});

test('weekends off neither break the streak nor stop it from growing', () => {
  const calendar = calendarOf(berlin, { weekdaysOff: [6, 7] });
  expect(after(['2026-11-19', '2026-11-20', '2026-11-23'], calendar).state).toMatchObject({ current: 3, freezes: 0 });
  expect(after(['2026-11-20', '2026-11-21', '2026-11-23'], calendar).state.current).toBe(3);
});

test('leave pauses the streak: it neither grows nor breaks', () => {
  const leaves = [{ from: new Date('2026-11-05T08:00:00Z'), until: new Date('2026-11-26T08:00:00Z') }];
  const streak = after(['2026-11-03', '2026-11-04', '2026-11-10', '2026-11-27'], calendarOf(berlin, { leaves }));
  expect(streak.state).toMatchObject({ current: 3, freezes: 0 });
});

test('somebody whose day starts at six counts the end of the night to the day before', () => {
  const shift = calendarOf({ timezone: 'Europe/Berlin', dayStartHour: 6 });
  const streak = new Streak();
  streak.visit(new Date('2026-11-02T23:00:00Z'), shift);
  streak.visit(new Date('2026-11-03T04:30:00Z'), shift);
  expect(streak.state.current).toBe(1);
  streak.visit(new Date('2026-11-04T04:30:00Z'), shift);
  expect(streak.state.current).toBe(2);
});

test('flying across the date line costs no day and gives none', () => {
  const [honolulu, kiritimati] = [
    calendarOf({ timezone: 'Pacific/Honolulu', dayStartHour: 0 }),
    calendarOf({ timezone: 'Pacific/Kiritimati', dayStartHour: 0 }),
  ];
  const streak = new Streak();
  streak.visit(new Date('2026-03-09T22:00:00Z'), honolulu); // Monday noon
  streak.visit(new Date('2026-03-10T21:00:00Z'), kiritimati); // Wednesday 11:00, a day later
  expect(streak.state).toMatchObject({ current: 2 });
  streak.visit(new Date('2026-03-11T05:00:00Z'), honolulu); // back on Tuesday
  expect(streak.state).toMatchObject({ current: 2 });
  streak.visit(new Date('2026-03-12T21:00:00Z'), honolulu); // Thursday
  expect(streak.state).toMatchObject({ current: 3 });
});

test('a lost streak comes back by a catch-up set within 48 hours, once a month', () => {
  const streak = after([...daysFrom('2026-11-02', 5), '2026-11-08']);
  expect(streak.state.current).toBe(1);
  streak.repair(new Date('2026-11-08T12:00:00Z'), calendarOf(berlin));
  expect(streak.state).toMatchObject({ current: 6, best: 6, lost: null });
  streak.visit(new Date('2026-11-10T11:00:00Z'), calendarOf(berlin));
  streak.repair(new Date('2026-11-10T12:00:00Z'), calendarOf(berlin));
  expect(streak.state).toMatchObject({ current: 1, best: 6 });
});

test('after 48 hours a lost streak stays lost', () => {
  const streak = after([...daysFrom('2026-11-02', 5), '2026-11-10']);
  streak.repair(new Date('2026-11-10T12:00:00Z'), calendarOf(berlin));
  expect(streak.state).toMatchObject({ current: 1, best: 5 });
});

test.each([
  [1, 50, 6],
  [6, 50, 1],
  [7, 50, 7],
  [28, 100, 2],
  [29, 100, 1],
  [209, 150, 1],
])('on day %i the next bonus is %i in %i days', (current, points, inDays) => {
  expect(nextBonus(current, defaultPointRules)).toEqual({ points, inDays });
  expect(bonusOn(current + inDays, defaultPointRules)).toBe(points);
});
