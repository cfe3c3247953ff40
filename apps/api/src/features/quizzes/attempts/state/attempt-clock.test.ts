import { expect, test } from 'vitest';
import { changeMoment, deadlineOf, GRACE_MS, isOverdue, readClock } from './attempt-clock.ts';

const noon = new Date('2026-03-02T12:00:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);

test('time is up so many minutes after the beginning, or never', () => {
  expect(deadlineOf(noon, 10)).toEqual(after(600_000));
  expect(deadlineOf(noon, undefined)).toBeNull();
});

test.each([
  [0, false],
  [GRACE_MS, false],
  [GRACE_MS + 1, true],
])('%i ms after the end, an answer that comes in is too late: %s', (late, isLate) => {
  expect(isOverdue({ deadlineAt: noon }, after(late))).toBe(isLate);
  expect(isOverdue({ deadlineAt: null }, after(late))).toBe(false);
});

test('the clock says what is left, and never less than nothing', () => {
  expect(readClock({ deadlineAt: after(5000) }, noon)).toEqual({
    now: '2026-03-02T12:00:00.000Z',
    deadline_at: '2026-03-02T12:00:05.000Z',
    remaining_ms: 5000,
  });
  expect(readClock({ deadlineAt: noon }, after(5000)).remaining_ms).toBe(0);
  expect(readClock({ deadlineAt: null }, noon)).toMatchObject({ deadline_at: null, remaining_ms: null });
});

test.each([
  ['2026-03-02T12:01:00Z', 60_000],
  ['2026-03-02T11:59:00Z', 0],
  ['2026-03-02T12:09:00Z', 120_000],
])('a change said to be of %s was made %i ms after the beginning', (said, ms) =>
  expect(changeMoment(said, noon, after(120_000))).toEqual(after(ms)),
);
