import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, LivedStreak } from '#testing/streaks/lived-streak.ts';
import { creditedMoment } from './credited-moment.ts';
import { daysBetween, dayOf } from '../streak/days.ts';

const clock = { timezone: 'Europe/Berlin', dayStartHour: 0 };
const now = new Date('2026-11-12T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const credited = (at: Date, fetched: readonly Date[]) => creditedMoment({ at, now, fetched, clock });

test.each([
  ['yesterday, with an item fetched that day', 1, [1], true],
  ['two days ago, with an item fetched two days before', 2, [4], true],
  ['two days ago, with an item fetched three days before', 2, [5], false],
  ['three days ago', 3, [3], false],
  ['yesterday, with an item fetched only today', 1, [0], false],
  ['yesterday, with an item that was never fetched', 1, [], false],
  ['yesterday, with an item fetched long ago and again the day before', 1, [30, 2], true],
] as const)('the day to which belongs what was done %s', (_, days, fetched, isOwnDay) => {
  expect(credited(daysAgo(days), fetched.map(daysAgo))).toEqual(isOwnDay ? daysAgo(days) : now);
});

test('what was done earlier today, or is dated ahead, counts now', () => {
  expect(credited(new Date('2026-11-12T06:00:00Z'), [daysAgo(1)])).toEqual(now);
  expect(credited(new Date('2026-11-13T06:00:00Z'), [daysAgo(1)])).toEqual(now);
});

const aMoment = fc.integer({ min: -30 * 24 * 60, max: 3 * 24 * 60 }).map((m) => new Date(now.getTime() + m * 60_000));
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));

test('no report moves anything ahead, nor further back than two days, nor before its item was there', () => {
  fc.assert(
    fc.property(aMoment, fc.array(aMoment, { maxLength: 2 }), zone, (at, fetched, timezone) => {
      const here = { timezone, dayStartHour: 0 };
      const moment = creditedMoment({ at, now, fetched, clock: here });
      if (moment === now) return;
      expect(moment).toBe(at);
      expect(daysBetween(dayOf(at, here), dayOf(now, here))).toBeLessThanOrEqual(2);
      expect(Math.min(...fetched.map(Number))).toBeLessThan(at.getTime() + 86_400_000);
    }),
  );
});

test('whatever somebody reports in one go, their streak is three days at most', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(aMoment, fc.array(aMoment, { maxLength: 2 })), { maxLength: 30 }), (reports) => {
      const streak = new LivedStreak();
      for (const [at, fetched] of reports.toSorted(([a], [b]) => Number(a) - Number(b)))
        streak.visit(credited(at, fetched), calendarOf(clock));
      expect(streak.state.best).toBeLessThanOrEqual(3);
    }),
  );
});
