import { afterEach, expect, test } from 'vitest';
import { personClock } from '#platform/locale/person-day.ts';
import { dayWords, daysUntil } from './when-words.ts';

afterEach(() => personClock.set(null));

/** In Berlin it is Saturday already. */
const now = new Date('2026-11-27T23:20:00Z');
const soon = '2026-11-28T00:10:00Z';

test.each([
  ['UTC', 0, 1, 'tomorrow'],
  ['Europe/Berlin', 0, 0, 'today'],
  // A night shift's Friday lasts until four.
  ['Europe/Berlin', 4, 0, 'today'],
  ['America/New_York', 0, 0, 'today'],
] as const)('what comes back soon comes back on the day of the person: %s, from %i', (timezone, hour, days, words) => {
  personClock.set({ timezone, day_start_hour: hour });
  expect([daysUntil(soon, now), dayWords(soon, now)]).toEqual([days, words]);
});

test("a day that is named is the person's, too", () => {
  const at = '2026-11-30T23:20:00Z';
  personClock.set({ timezone: 'Europe/Berlin', day_start_hour: 0 });
  expect(dayWords(at, now)).toBe('on Tuesday');
  personClock.set({ timezone: 'Europe/Berlin', day_start_hour: 4 });
  expect(dayWords(at, now)).toBe('on Monday');
});
