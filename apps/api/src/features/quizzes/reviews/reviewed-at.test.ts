import { expect, test } from 'vitest';
import { reviewedAt } from './reviewed-at.ts';

const dueAt = new Date('2026-03-04T08:00:00Z');
const now = new Date('2026-03-14T08:00:00Z');

test.each([
  ['when it says so', '2026-03-13T21:00:00.000Z', '2026-03-13T21:00:00.000Z'],
  ['seven days ago', '2026-03-07T08:00:00.000Z', '2026-03-07T08:00:00.000Z'],
  ['longer ago: now', '2026-03-07T07:59:59.999Z', '2026-03-14T08:00:00.000Z'],
  ['in the future: now', '2026-03-14T08:00:00.001Z', '2026-03-14T08:00:00.000Z'],
  ['without a time: now', undefined, '2026-03-14T08:00:00.000Z'],
])('a card was answered %s', (_, said, expected) => {
  expect(reviewedAt(said, { dueAt, now }).toISOString()).toBe(expected);
});

test('a card that was not due yet was answered when the answer arrived', () => {
  const soon = new Date('2026-03-04T12:00:00Z');
  expect(reviewedAt('2026-03-04T07:59:59.999Z', { dueAt, now: soon })).toBe(soon);
  expect(reviewedAt('2026-03-04T08:00:00.000Z', { dueAt, now: soon })).toEqual(dueAt);
});
