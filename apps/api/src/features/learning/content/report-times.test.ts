import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Extent, leastMsOf, reportedAt, timeLeftMs } from './report-times.ts';

const extent = (given: Partial<Extent>): Extent => ({
  kind: 'article',
  letters: null,
  seconds: null,
  pages: null,
  ...given,
});

test.each([
  ['an article of one glance', extent({ letters: 300 }), 0],
  ['an article of 150 words', extent({ letters: 900 }), 6_000],
  ['a long article', extent({ letters: 12_000 }), 20_000],
  ['a video of a minute', extent({ kind: 'video', seconds: 60 }), 24_000],
  ['a comic of three pages', extent({ kind: 'comic', pages: 3 }), 6_000],
  ['a comic of forty pages', extent({ kind: 'comic', pages: 40 }), 20_000],
  ['an infographic', extent({ kind: 'infographic' }), 5_000],
  ['a game', extent({ kind: 'ordering' }), 5_000],
  ['a quiz, which pays by its result', extent({ kind: 'quiz' }), 0],
] as const)('the least time of %s', (_, item, ms) => {
  expect(leastMsOf(item)).toBe(ms);
});

const noon = new Date('2026-03-02T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

test('the time left is counted by the clock of the server, or by that of a device that was offline', () => {
  const atOnce = { openedAt: noon, now: after(8), startedAt: after(8), at: after(8) };
  expect(timeLeftMs(20_000, atOnce)).toBe(12_000);
  expect(timeLeftMs(20_000, { ...atOnce, now: after(20) })).toBe(0);
  expect(timeLeftMs(20_000, { openedAt: null, now: after(9000), startedAt: noon, at: after(30) })).toBe(0);
  expect(timeLeftMs(20_000, { openedAt: null, now: after(9000), startedAt: noon, at: noon })).toBe(20_000);
});

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
