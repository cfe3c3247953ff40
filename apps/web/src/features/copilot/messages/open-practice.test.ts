import { expect, test } from 'vitest';
import { openPracticeIn } from './open-practice.ts';

const OFFER = { content_id: null };
const said = (id: string, minutes: number, practice: typeof OFFER | null = null) => ({
  id,
  practice,
  timestamp: minutes * 60_000,
});

test('questions stay open while one talks of something else', () => {
  expect(openPracticeIn([said('q', 0, OFFER), said('why', 1), said('because', 2)])).toBe('q');
});

test('the last questions that were asked are open, and no others', () => {
  expect(openPracticeIn([said('q', 0, OFFER), said('more', 1), said('next', 2, OFFER)])).toBe('next');
  expect(openPracticeIn([said('hi', 0)])).toBeNull();
});

test('a new part of the conversation leaves the questions behind', () => {
  expect(openPracticeIn([said('q', 0, OFFER), said('back', 61)])).toBeNull();
});
