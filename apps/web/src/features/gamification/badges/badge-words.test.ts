import { expect, test } from 'vitest';
import { badgeWords } from '../points/gain.texts.ts';

test('new badges are told in one line, beside the points', () => {
  expect(badgeWords([])).toBeNull();
  expect(badgeWords(['first-step'])).toBe('New badge: First step');
  expect(badgeWords(['first-step', 'one-week', 'not-known-here'])).toBe('New badges: First step and One week');
});
