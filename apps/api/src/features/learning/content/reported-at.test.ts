import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportedAt } from './reported-at.ts';

const now = new Date('2026-11-22T12:00:00Z');
const joinedAt = new Date('2026-11-01T08:00:00Z');
const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ['an hour ago', 3_600_000, true],
  ['now', 0, true],
  ['seven days ago', 7 * DAY_MS, true],
  ['a moment longer ago', 7 * DAY_MS + 1, false],
  ['a second ahead', -1000, false],
] as const)('a report of %s', (_, ms, isKept) => {
  expect(reportedAt(ago(ms).toISOString(), { now, joinedAt })).toEqual(isKept ? ago(ms) : now);
});

test('nothing happened before somebody became a member, and without a time it happens now', () => {
  const late = { now, joinedAt: ago(60_000) };
  expect(reportedAt(ago(60_000).toISOString(), late)).toEqual(ago(60_000));
  expect(reportedAt(ago(60_001).toISOString(), late)).toEqual(now);
  expect(reportedAt(undefined, late)).toEqual(now);
});

test('whatever a device says, the moment lies between becoming a member and now, and in the last seven days', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, time, (reported, joined) => {
      fc.pre(joined <= now);
      const at = reportedAt(reported.toISOString(), { now, joinedAt: joined });
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(at.getTime()).toBeGreaterThanOrEqual(Math.max(joined.getTime(), now.getTime() - 7 * DAY_MS));
    }),
  );
});
