import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, hasDay, mondayOf, startOfDay, weekdayOf } from './days.ts';

const zones = Intl.supportedValuesOf('timeZone');
const aZone = fc.constantFrom(...zones);
const aMoment = fc.date({ min: new Date('2000-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
const anHour = fc.integer({ min: 0, max: 23 });

const wallClocks: Record<string, Intl.DateTimeFormat> = {};

/** Asks the calendar in the plainest way: read the wall clock; before the hour it is still the day before. */
function slowDayOf(at: Date, timezone: string, dayStartHour: number): string {
  const wallClock = (wallClocks[timezone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  }));
  const [date, hour] = wallClock.format(at).split(' ');
  const midday = new Date(`${date}T12:00:00Z`);
  if (Number(hour!.slice(0, 2)) < dayStartHour) midday.setUTCDate(midday.getUTCDate() - 1);
  return midday.toISOString().slice(0, 10);
}

test('a moment belongs to the day that the clock on the wall shows, in every zone and with every start of day', () => {
  fc.assert(
    fc.property(aMoment, aZone, anHour, (at, timezone, dayStartHour) => {
      expect(dayOf(at, { timezone, dayStartHour })).toBe(slowDayOf(at, timezone, dayStartHour));
    }),
    { numRuns: 3000 },
  );
});

test('the hours around both changes of the clock belong to the right days, in every zone', { tags: ['ci'] }, () => {
  const wrong: string[] = [];
  for (const timezone of zones) {
    for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01']) {
      for (let hour = 0; hour < 48; hour++) {
        const at = new Date(Date.parse(`${day}T00:30:00Z`) + (hour - 12) * 3_600_000);
        if (dayOf(at, { timezone, dayStartHour: 4 }) !== slowDayOf(at, timezone, 4))
          wrong.push(`${timezone} ${at.toISOString()}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a day begins at its first moment', () => {
  fc.assert(
    fc.property(aMoment, aZone, anHour, (at, timezone, dayStartHour) => {
      const clock = { timezone, dayStartHour };
      const day = dayOf(at, clock);
      const start = startOfDay(day, clock);
      expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
      expect(dayOf(start, clock)).toBe(day);
      expect(dayOf(new Date(start.getTime() - 1), clock) < day).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['Pacific/Apia', '2011-12-30', false],
  ['Pacific/Apia', '2011-12-31', true],
  ['Pacific/Fakaofo', '2011-12-30', false],
  ['Europe/Berlin', '2011-12-30', true],
] as const)('%s had the day %s: %s', (timezone, day, had) => {
  expect(hasDay(day, { timezone, dayStartHour: 0 })).toBe(had);
  expect(hasDay(day, { timezone, dayStartHour: 5 })).toBe(had);
});

test('every zone has every day of these years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 * 12 }), aZone, anHour, (n, timezone, dayStartHour) =>
      hasDay(addDays('2014-01-01', n), { timezone, dayStartHour }),
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
] as const)('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});

test.each([
  ['2026-11-16', 1, '2026-11-16'],
  ['2026-11-20', 5, '2026-11-16'],
  ['2026-11-22', 7, '2026-11-16'],
  ['2026-03-01', 7, '2026-02-23'],
] as const)('%s is weekday %i of the week of %s', (day, weekday, monday) => {
  expect(weekdayOf(day)).toBe(weekday);
  expect(mondayOf(day)).toBe(monday);
});
