import { expect, test } from 'vitest';
import { anOrganizationProfile } from '#features/profiles/profiles.factory.ts';
import { homeOf, isCurrent, isCurrentPlace, navigationOf, ownPageOf, placesOf } from './navigation.ts';

const leader = anOrganizationProfile({ role: 'ORG_ADMIN', system_level: 'admin' });
const labels = (organization: Parameters<typeof navigationOf>[0]['organization']) =>
  navigationOf({ organization }, 'riverside').map(({ label }) => label);

test('Insights shows only to admins whose system level is admin', () => {
  expect(labels(leader)).toEqual(['Home', 'Leaderboard', 'Insights']);
  expect(labels({ ...leader, system_level: 'manager' })).toEqual(['Home', 'Leaderboard']);
  expect(labels({ ...leader, role: 'basic' })).toEqual(['Home', 'Leaderboard']);
  expect(labels(null)).toEqual(['Home', 'Leaderboard']);
});

test('items lead into the organization, or for a person without one to /home and the default organization', () => {
  expect(navigationOf({ organization: leader }, 'riverside').map(({ to }) => to)).toEqual([
    '/o/riverside/home',
    '/o/riverside/leaderboard',
    '/o/riverside/insights',
  ]);
  expect(navigationOf({ organization: null }, null).map(({ to }) => to)).toEqual(['/home', '/o/academy/leaderboard']);
  expect([homeOf('riverside'), homeOf(null), ownPageOf('riverside'), ownPageOf(null)]).toEqual([
    '/o/riverside/home',
    '/home',
    '/o/riverside/me',
    '/profile',
  ]);
});

const [home, leaderboard] = navigationOf({ organization: null }, 'riverside');
test.for([
  [home!, '/o/riverside/home', true],
  [home!, '/o/riverside/content/pain', true],
  [home!, '/o/riverside', false],
  [home!, '/o/riverside/lms', false],
  [home!, '/o/riverside/courses/hand-hygiene-yearly', false],
  [home!, '/o/riverside/quiz/pain/results', true],
  [home!, '/o/riverside/me', false],
  [home!, '/o/riverside/leaderboard', false],
  [home!, '/config', false],
  [leaderboard!, '/o/riverside/leaderboard', true],
  [leaderboard!, '/o/riverside/home', false],
] as const)('$0.label at $1: highlighted $2', ([item, pathname, expected]) => {
  expect(isCurrent(item, pathname)).toBe(expected);
});

test('whoever leads a group finds their team beside the other places', () => {
  const labelsOf = (leadsGroups: boolean) => placesOf('riverside', 'Riverside', leadsGroups).map(({ label }) => label);
  expect(labelsOf(true)).toEqual(['Library', 'Reviews', 'Your team', 'Riverside']);
  expect(labelsOf(false)).toEqual(['Library', 'Reviews', 'Riverside']);
});

const [library, reviews, portal] = placesOf('riverside', 'Riverside');
test.for([
  [library!, '/o/riverside/lms', true],
  [library!, '/o/riverside/modules/sepsis', true],
  [library!, '/o/riverside/courses/hand-hygiene-yearly', true],
  [library!, '/o/riverside/home', false],
  [reviews!, '/o/riverside/review', true],
  [reviews!, '/o/riverside/modules/sepsis', false],
  [portal!, '/o/riverside', true],
  [portal!, '/o/riverside/modules/sepsis', false],
] as const)('$0.label at $1: highlighted $2', ([place, pathname, expected]) => {
  expect(isCurrentPlace(place, pathname)).toBe(expected);
});
