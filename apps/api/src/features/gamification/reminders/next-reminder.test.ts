import { expect, test } from 'vitest';
import { plainCalendar } from '../streak/member-calendar.ts';
import { hoursLeft, nextReminderAt, type Reminded } from './next-reminder.ts';

const berlin = { timezone: 'Europe/Berlin', dayStartHour: 0 };
const calendar = { ...plainCalendar, clock: berlin };
/** Nine in the evening in Berlin, in winter. */
const evening = new Date('2026-02-10T20:00:00Z');
const due: Reminded = { at: evening, hour: 21, calendar, streak: 12, isCountedToday: false, remindedOn: null };

test.each([
  ['2026-02-10T19:59:00Z', '2026-02-10T20:00:00.000Z'],
  ['2026-02-10T20:00:00Z', '2026-02-11T20:00:00.000Z'],
  // Clocks go forward on 29 March: the wall shows nine an hour earlier by UTC.
  ['2026-03-28T21:00:00Z', '2026-03-29T19:00:00.000Z'],
])('after %s the hour of nine comes at %s', (after, next) => {
  expect(nextReminderAt(new Date(after), 21, berlin).toISOString()).toBe(next);
});

test('an hour that the clock jumps over comes when it jumps', () => {
  expect(nextReminderAt(new Date('2026-03-28T12:00:00Z'), 2, berlin).toISOString()).toBe('2026-03-29T01:00:00.000Z');
});

test('a streak of twelve days that ends in three hours is worth a reminder', () => {
  expect(hoursLeft(due)).toBe(3);
});

test('who works nights is told how long their own day lasts', () => {
  expect(hoursLeft({ ...due, calendar: { ...calendar, clock: { ...berlin, dayStartHour: 6 } } })).toBe(9);
});

test.each([
  ['there is no streak', { streak: 0 }],
  ['today counts already', { isCountedToday: true }],
  ['they were reminded today', { remindedOn: '2026-02-10' }],
  ['they are on leave', { calendar: { ...calendar, leaves: [{ from: new Date('2026-02-01'), until: null }] } }],
  ['it is a day off', { calendar: { ...calendar, daysOff: { weekdays: [2], dates: [] } } }],
  [
    'the hour of today has not come where they are now',
    { calendar: { ...calendar, clock: { timezone: 'America/New_York', dayStartHour: 0 } } },
  ],
] as const)('nobody is reminded when %s', (_, change) => {
  expect(hoursLeft({ ...due, ...change } as Reminded)).toBeNull();
});
