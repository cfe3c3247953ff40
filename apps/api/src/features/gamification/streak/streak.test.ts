import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { expect, test } from 'vitest';
import { calendarOf, LivedStreak } from '#testing/streaks/lived-streak.ts';
import type { DayClock } from './days.ts';
import { bonusOn, canFollow, canRepair, nextBonus, noStreak } from './streak.ts';

const DAY_MS = 86_400_000;
const berlin: DayClock = { timezone: 'Europe/Berlin', dayStartHour: 0 };

/** Comes by at noon on each day of a list. */
function after(days: readonly string[], calendar = calendarOf(berlin)): LivedStreak {
  const streak = new LivedStreak();
  for (const day of days) streak.visit(new Date(`${day}T11:00:00Z`), calendar);
  return streak;
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.parse(first) + i * DAY_MS).toISOString().slice(0, 10));

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
  const streak = new LivedStreak();
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
  const streak = new LivedStreak();
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
  const streak = new LivedStreak();
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

test('what is told of late counts only after all that was counted, by the same clock', () => {
  const clock = { timezone: 'UTC', dayStartHour: 0 };
  const lived = { ...noStreak, last: { day: '2026-03-02', seenDay: '2026-03-02', clock } };
  expect(canFollow(noStreak, { day: '2026-03-02', clock })).toBe(true);
  expect(canFollow(lived, { day: '2026-03-01', clock })).toBe(false);
  expect(canFollow(lived, { day: '2026-03-02', clock })).toBe(false);
  expect(canFollow(lived, { day: '2026-03-03', clock })).toBe(true);
  expect(canFollow(lived, { day: '2026-03-03', clock: { ...clock, dayStartHour: 4 } })).toBe(false);
  expect(canFollow(lived, { day: '2026-03-03', clock: { ...clock, timezone: 'Asia/Tokyo' } })).toBe(false);
});

test('a streak comes back in the last moment of the 48 hours, and not in the next', () => {
  const at = new Date('2026-03-04T00:00:00Z');
  const lost = { ...noStreak, lost: { streak: 9, day: '2026-03-03', at } };
  const later = (ms: number) => ({ at: new Date(at.getTime() + 48 * 3_600_000 + ms), day: '2026-03-06' });
  expect([-1, 0].map((ms) => canRepair(lost, later(ms)))).toEqual([true, false]);
  expect(canRepair({ ...lost, repairedIn: '2026-03' }, later(-1))).toBe(false);
  expect(canRepair({ ...lost, repairedIn: '2026-02' }, later(-1))).toBe(true);
  expect(canRepair(noStreak, later(-1))).toBe(false);
});

test('where nothing is paid for streaks there is no next bonus', () =>
  expect(nextBonus(3, { streak_bonuses: [] })).toEqual({ points: 0, inDays: 0 }));
