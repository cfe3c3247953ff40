import { expect, test } from 'vitest';
import { leaveDays } from './member-calendar.ts';

const WEEK = { from: '2026-03-02', through: '2026-03-08' };
const clock = { timezone: 'Europe/Berlin', dayStartHour: 4 };
const leave = (from: string, until: string | null) => ({ from: new Date(from), until: until ? new Date(until) : null });
const daysOf = (...leaves: ReturnType<typeof leave>[]) => leaveDays(WEEK, { clock, leaves });

test.each([
  ['within', leave('2026-03-03T12:00:00Z', '2026-03-05T12:00:00Z'), [{ from: '2026-03-03', through: '2026-03-05' }]],
  [
    'to the moment a day begins',
    leave('2026-03-03T12:00:00Z', '2026-03-05T03:00:00Z'),
    [{ from: '2026-03-03', through: '2026-03-04' }],
  ],
  ['wider than it', leave('2026-02-01T12:00:00Z', '2026-04-01T12:00:00Z'), [WEEK]],
  ['without an end', leave('2026-03-06T12:00:00Z', null), [{ from: '2026-03-06', through: '2026-03-08' }]],
  ['before it', leave('2026-02-01T12:00:00Z', '2026-02-20T12:00:00Z'), []],
  ['after it', leave('2026-03-20T12:00:00Z', null), []],
])('leave %s is told as the days of the range that it touches', (_, each, days) => {
  expect(daysOf(each)).toEqual(days);
});
