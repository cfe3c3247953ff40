import { expect, test } from 'vitest';
import { type Extent, leastMsOf, timeLeftMs } from './least-time.ts';

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
