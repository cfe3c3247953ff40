import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, LivedStreak } from '#testing/streaks/lived-streak.ts';
import { SlowStreak } from '#testing/streaks/slow-streak.ts';

const HOUR = 3_600_000;
/** `npm run streaks` asks for 100,000, by a seed that it tells. */
const HISTORIES = Number(process.env.STREAK_HISTORIES ?? 300);
const seed = process.env.STREAK_SEED ? { seed: Number(process.env.STREAK_SEED) } : {};

const zones = Intl.supportedValuesOf('timeZone');
const aClock = fc.record({
  timezone: fc.constantFrom(...zones),
  dayStartHour: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 23 })),
});

/** Waits that matter: around a day, around two, now and then weeks. */
const aWait = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 30 * 60 }) },
  { weight: 3, arbitrary: fc.integer({ min: 20 * 60, max: 80 * 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20 * 24 * 60 }) },
);
const aStep = fc.record({
  waitMinutes: aWait,
  moveTo: fc.option(aClock, { freq: 7 }),
  deed: fc.constantFrom(
    'visit' as const,
    'visit' as const,
    'visit' as const,
    'visit' as const,
    'look' as const,
    'repair' as const,
  ),
});
/** Beginnings shortly before the clock changes somewhere, a leap day, and a day that Samoa never had; or anywhen. */
const aBeginning = fc.oneof(
  fc
    .constantFrom(
      '2011-12-24',
      '2028-02-25',
      '2024-02-26',
      '2026-03-05',
      '2026-03-26',
      '2026-04-02',
      '2026-10-01',
      '2026-10-22',
      '2026-10-29',
    )
    .map((day) => new Date(day)),
  fc.date({ min: new Date('2005-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
);
const aLeave = fc.record({
  startHours: fc.integer({ min: 0, max: 24 * 20 }),
  hours: fc.option(fc.integer({ min: 1, max: 24 * 12 }), { freq: 4 }),
});
const aHistory = fc.record({
  beginning: aBeginning,
  clock: aClock,
  weekdaysOff: fc.oneof(fc.constant([]), fc.constant([6, 7]), fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 4 })),
  leaves: fc.array(aLeave, { maxLength: 2 }),
  steps: fc.array(aStep, { minLength: 1, maxLength: 30 }),
});
type History = typeof aHistory extends fc.Arbitrary<infer T> ? T : never;

function play({ beginning, clock, weekdaysOff, leaves, steps }: History) {
  const whole = Math.ceil(beginning.getTime() / HOUR) * HOUR;
  const around = {
    weekdaysOff,
    leaves: leaves.map(({ startHours, hours }) => ({
      from: new Date(whole + startHours * HOUR),
      until: hours === null ? null : new Date(whole + (startHours + hours) * HOUR),
    })),
  };
  const [quick, slow] = [new LivedStreak(), new SlowStreak(around)];
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
    steps: fc.array(
      fc.record({ waitMinutes: fc.integer({ min: 1, max: 22 * 60 }), moveTo: fc.option(aClock, { freq: 3 }) }),
      { maxLength: 40 },
    ),
  });
  fc.assert(
    fc.property(aJourney, ({ beginning, clock, steps }) => {
      const streak = new LivedStreak();
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
