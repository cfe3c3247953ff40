import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { MutationObserver } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyCache, withBase, withOrganization } from '#features/profiles/profile-cache.ts';
import { currentProfile, dispatchProfile } from '#features/profiles/profile-runner.ts';
import { aBaseProfile, anOrganizationProfile } from '#features/profiles/profiles.factory.ts';
import { draw } from '#testing/draw.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { holdGains } from '#features/quizzes/reviews/shown-gains.ts';
import { offerGainPlace } from '#ui/brand/gain-place.ts';
import { announceAward, badgeWords, createAnnouncements } from './announce-award.ts';
import { createQueryClient } from './query-client.ts';
import { PointFlight } from './shell/header/point-flight.tsx';

vi.mock('#platform/device/sound.ts', () => ({ playSound: vi.fn<() => void>() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const gain = (id: string, source: Award['source'], points: number, total: number): Award => ({
  id,
  org_id: 'riverside',
  points,
  total,
  source,
  items: [{ source, points }],
  badges: [],
  at: '2026-03-02T10:00:00.000Z',
});

/** Ada, whose counter stands at 100. The server is not asked for anything. */
function signInAda(): void {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const now = Date.now();
  const cache = withOrganization(withBase(emptyCache, aBaseProfile(), now), 'riverside', {
    data: anOrganizationProfile(),
    timestamp: now,
  });
  dispatchProfile({ type: 'organization-changed', orgId: 'riverside' });
  dispatchProfile({ type: 'signed-in', uid: 'ada', cache });
}

test('the step that finishes the set shows both gains and moves the counter, without the live stream', async () => {
  signInAda();
  draw(<Toaster />);
  const [step, set] = [gain('step', 'content', 20, 120), gain('set', 'daily_set', 15, 135)];
  const response = { is_completed: true, awards: [step, set] };
  const client = createQueryClient({ onAward: announceAward });
  await act(() => new MutationObserver(client, { mutationFn: async () => response }).mutate());
  expect(await screen.findByText('+20 points')).toBeDefined();
  expect(await screen.findByText('+15 points')).toBeDefined();
  expect(currentProfile().organization?.snap_points).toBe(135);
  // The live stream brings the same gains: here they are known.
  expect([announceAward(step), announceAward(set)]).toEqual([false, false]);
  expect(currentProfile().organization?.snap_points).toBe(135);
});

test('what a finished item paid stands beside its ring for three seconds', async () => {
  signInAda();
  vi.useFakeTimers();
  draw(<PointFlight />);
  const ring = document.body.appendChild(document.createElement('span'));
  const takeAway = offerGainPlace(ring);
  act(() => void announceAward(gain('quiz-answer', 'quiz', 10, 110)));
  expect(ring.textContent).toBe('');
  act(() => void announceAward(gain('read', 'content', 20, 130)));
  expect(ring.textContent).toBe('+20');
  act(() => void vi.advanceTimersByTime(2_999));
  expect(ring.textContent).toBe('+20');
  act(() => void vi.advanceTimersByTime(1));
  expect(ring.textContent).toBe('');
  takeAway();
  ring.remove();
});

test('what a card in the drawer pays stands in the card: no toast lies over its verdict', async () => {
  signInAda();
  draw(<Toaster />);
  const release = holdGains();
  act(() => void announceAward(gain('card', 'review', 5, 105)));
  expect(currentProfile().organization?.snap_points).toBe(105);
  act(() => void announceAward(gain('set-of-today', 'daily_set', 15, 120)));
  expect(await screen.findByText('+15 points')).toBeDefined();
  expect(screen.queryByText('+5 points')).toBeNull();
  release();
  act(() => void announceAward(gain('later', 'review', 7, 127)));
  expect(await screen.findByText('+7 points')).toBeDefined();
});

test('a gain is announced once, whether the answer or the live stream brings it first', () => {
  const announcements = createAnnouncements();
  expect(announcements.take(gain('a', 'content', 20, 120))).toEqual(gain('a', 'content', 20, 120));
  expect(announcements.take(gain('a', 'content', 20, 120))).toBeNull();
  expect(announcements.take(gain('b', 'content', 20, 120))).toEqual(gain('b', 'content', 20, 120));
});

test.each([null, undefined, {}, { points: 20 }])('%j is no gain', (fact) => {
  expect(createAnnouncements().take(fact)).toBeNull();
});

test('only the latest gains are remembered', () => {
  const announcements = createAnnouncements(2);
  for (const id of ['a', 'b', 'c']) announcements.take(gain(id, 'content', 20, 120));
  expect(announcements.take(gain('c', 'content', 20, 120))).toBeNull();
  expect(announcements.take(gain('a', 'content', 20, 120))).not.toBeNull();
});

test('new badges are told in one line, beside the points', () => {
  expect(badgeWords([])).toBeNull();
  expect(badgeWords(['first-step'])).toBe('New badge: First step');
  expect(badgeWords(['first-step', 'one-week', 'not-known-here'])).toBe('New badges: First step and One week');
});
