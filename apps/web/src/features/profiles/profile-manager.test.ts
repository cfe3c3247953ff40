import { describe, expect, test } from 'vitest';
import { emptyCache, readCache, withBase, withOrganization } from './profile-cache.ts';
import { step } from './profile-manager.ts';
import { initialState, type ProfileEffect, type ProfileEvent, type ProfileState } from './profile-state.ts';
import { aBaseProfile, anOrganizationProfile } from './profiles.factory.ts';

const NOW = 1_800_000_000_000;
const member = aBaseProfile();
const newcomer = aBaseProfile({ organization: 'default' });
const inRiverside = anOrganizationProfile();

/** Runs events one second apart and returns what is left at the end. */
function after(events: readonly ProfileEvent[], { from = initialState, start = NOW, apartMs = 1000 } = {}) {
  let state = from;
  let effects: readonly ProfileEffect[] = [];
  events.forEach((event, i) => ({ state, effects } = step(state, event, start + i * apartMs)));
  return { state, effects };
}

const signedIn = { type: 'signed-in', uid: 'ada', cache: emptyCache } as const;
const atRiverside = { type: 'organization-changed', orgId: 'riverside' } as const;
const baseArrived = { type: 'base-arrived', refresh: 1, profile: member } as const;
const orgArrived = { type: 'org-arrived', refresh: 1, profile: inRiverside } as const;
const failed = (status: number, message = '') =>
  ({ type: 'fetch-failed', refresh: 1, failure: { status, message } }) as const;
const waitOver = { type: 'wait-over', refresh: 1 } as const;
const asked = { type: 'refresh-asked', isForced: false } as const;
const forced = { type: 'refresh-asked', isForced: true } as const;
const ready = [atRiverside, signedIn, baseArrived, orgArrived] as const;

describe('each transition', () => {
  test.for<[string, readonly ProfileEvent[], Partial<ProfileState>, readonly ProfileEffect['type'][]]>([
    ['before anything is known', [], { phase: 'initializing', userState: 'loading' }, []],
    [
      'nobody signed in is unauthenticated and ready',
      [{ type: 'signed-out' }],
      { phase: 'ready', userState: 'unauthenticated' },
      ['forget'],
    ],
    [
      'signing in fetches the base profile',
      [signedIn],
      { phase: 'fetching-base', userState: 'loading' },
      ['fetch-base'],
    ],
    [
      'an organization in the path: its profile comes next',
      [atRiverside, signedIn, baseArrived],
      { phase: 'fetching-org', userState: 'loading' },
      ['save', 'fetch-org'],
    ],
    [
      'then the person has an organization',
      ready,
      { phase: 'ready', userState: 'has-organization', organization: inRiverside, isFresh: true },
      ['save'],
    ],
    [
      'no organization in the path: the picker',
      [signedIn, baseArrived],
      { phase: 'ready', userState: 'has-organization', organization: null },
      ['save'],
    ],
    [
      'no organization at all: onboarding',
      [signedIn, { ...baseArrived, profile: newcomer }],
      { phase: 'ready', userState: 'needs-onboarding' },
      ['save'],
    ],
    [
      'onboarding also where the path names one',
      [atRiverside, signedIn, { ...baseArrived, profile: newcomer }],
      { phase: 'ready', userState: 'needs-onboarding', organization: null },
      ['save'],
    ],
    [
      'a failure without words',
      [signedIn, failed(500)],
      { phase: 'error', failure: { status: 500, message: 'Failed to load profile' } },
      [],
    ],
    [
      'a failure with words of its own',
      [signedIn, failed(503, 'Busy')],
      { phase: 'error', failure: { status: 503, message: 'Busy' } },
      [],
    ],
    ['a profile that is not there yet is waited for', [signedIn, failed(404)], { phase: 'fetching-base' }, ['wait']],
    ['and asked for again', [signedIn, failed(404), waitOver], { phase: 'fetching-base' }, ['fetch-base']],
    [
      'three times in all',
      [signedIn, failed(404), waitOver, failed(404), waitOver, failed(404, 'Resource not found')],
      { phase: 'error' },
      [],
    ],
    ['a refused token is tried once more', [signedIn, failed(401)], { phase: 'fetching-base' }, ['wait']],
    [
      'and ends the sign-in when the fresh one is refused too',
      [signedIn, failed(401), waitOver, failed(401)],
      { phase: 'error' },
      ['sign-out'],
    ],
    [
      'an organization one does not belong to is forgotten',
      [atRiverside, signedIn, baseArrived, failed(404)],
      { phase: 'error', userState: 'has-organization' },
      ['save', 'forget-organization'],
    ],
    [
      'why it was refused stands until the server says something else',
      [atRiverside, signedIn, baseArrived, failed(404), forced],
      { phase: 'fetching-base', failure: { status: 404, message: 'Failed to load profile' } },
      ['fetch-base'],
    ],
    [
      'and says nothing of another organization',
      [atRiverside, signedIn, baseArrived, failed(404), { type: 'organization-changed', orgId: 'academy' }],
      { phase: 'fetching-org', failure: null },
      ['fetch-org'],
    ],
    [
      'an organization that does not answer',
      [atRiverside, signedIn, baseArrived, failed(0, 'No answer')],
      { phase: 'error', userState: 'has-organization' },
      [],
    ],
    [
      'an organization refuses the token: once more',
      [atRiverside, signedIn, baseArrived, failed(401)],
      { phase: 'fetching-org' },
      ['wait'],
    ],
    ['a refresh while one runs is skipped', [signedIn, forced], { phase: 'fetching-base', lastRefresh: 1 }, []],
    ['a refresh within 10 s fetches nothing', [...ready, asked], { phase: 'ready', lastRefresh: 2 }, []],
    ['a forced one does', [...ready, forced], { phase: 'fetching-base' }, ['fetch-base']],
    [
      'another organization is fetched, the base profile is not',
      [...ready, { type: 'organization-changed', orgId: 'academy' }],
      { phase: 'fetching-org', organization: null },
      ['fetch-org'],
    ],
    ['the same organization again changes nothing', [...ready, atRiverside], { phase: 'ready', lastRefresh: 1 }, []],
    [
      'leaving the organization keeps that there is one',
      [...ready, { type: 'organization-changed', orgId: null }],
      { phase: 'ready', userState: 'has-organization', organization: null },
      [],
    ],
    [
      'points are added here and make the profile stale',
      [...ready, { type: 'points-added', orgId: 'riverside', points: 20 }],
      { organization: { ...inRiverside, snap_points: 120 }, isFresh: false },
      ['save'],
    ],
    [
      'a total that the server told wins over adding',
      [...ready, { type: 'points-added', orgId: 'riverside', points: 20, total: 130 }],
      { organization: { ...inRiverside, snap_points: 130 } },
      ['save'],
    ],
    [
      'points of another organization do not show',
      [...ready, { type: 'points-added', orgId: 'academy', points: 20 }],
      { organization: inRiverside, isFresh: true },
      [],
    ],
    [
      'a token that ended signs out and forgets',
      [...ready, { type: 'signed-out' }],
      { phase: 'ready', userState: 'unauthenticated', base: null, organization: null, uid: null },
      ['forget'],
    ],
    [
      'late answers of another sign-in are ignored',
      [signedIn, { type: 'signed-out' }, baseArrived],
      { userState: 'unauthenticated', base: null },
      [],
    ],
    [
      'an answer that nobody waits for is ignored',
      [signedIn, failed(404), baseArrived],
      { phase: 'fetching-base', base: null },
      [],
    ],
    ['the end of a wait counts once', [signedIn, failed(404), waitOver, waitOver], { phase: 'fetching-base' }, []],
  ])('%s', ([, events, expected, effects]) => {
    const end = after(events);
    expect(end.state).toMatchObject(expected);
    expect(end.effects.map(({ type }) => type)).toEqual(effects);
  });
});

test('who has just joined an organization needs no onboarding any more, before the profile in it is there', () => {
  const { state } = after([signedIn, { ...baseArrived, profile: newcomer }, atRiverside], { apartMs: 10_000 });
  expect(step(state, { ...baseArrived, refresh: 2 }, NOW + 30_000).state).toMatchObject({
    phase: 'fetching-org',
    userState: 'has-organization',
  });
});

test('the waits are one second for a profile that is missing and two for a token that is refused', () => {
  expect(after([signedIn, failed(404)]).effects).toEqual([{ type: 'wait', refresh: 1, ms: 1000 }]);
  expect(after([signedIn, failed(401)]).effects).toEqual([{ type: 'wait', refresh: 1, ms: 2000 }]);
  expect(after([signedIn, failed(401), waitOver]).effects).toEqual([
    { type: 'fetch-base', refresh: 1, isTokenFresh: true, isCacheSkipped: true },
  ]);
});

test('what the check of the sign-in brought is good enough to begin with, not when somebody asks anew', () => {
  const isCacheSkipped = (events: Parameters<typeof after>[0]) =>
    after(events).effects.find((effect) => effect.type === 'fetch-base')?.isCacheSkipped;
  expect(isCacheSkipped([signedIn])).toBe(false);
  expect(isCacheSkipped([signedIn, failed(404), waitOver])).toBe(true);
  expect(isCacheSkipped([...ready, forced])).toBe(true);
});

test('after 10 s a refresh fetches the base profile, then the organization', () => {
  const { state } = after(ready);
  const base = step(state, asked, NOW + 10_000 + 1000);
  expect(base.effects.map(({ type }) => type)).toEqual(['fetch-base']);
  const org = step(base.state, { ...baseArrived, refresh: 2 }, NOW + 13_000);
  expect(org.effects.map(({ type }) => type)).toEqual(['save', 'fetch-org']);
});

test('a change of organization during a refresh is followed by the same refresh', () => {
  const moved = after([
    atRiverside,
    signedIn,
    baseArrived,
    { type: 'organization-changed', orgId: 'academy' },
    orgArrived,
  ]);
  expect(moved.effects.at(-1)).toMatchObject({ type: 'fetch-org', orgId: 'academy', refresh: 1 });
  const inAcademy = anOrganizationProfile({ organization_id: 'academy' });
  expect(step(moved.state, { ...orgArrived, profile: inAcademy }, NOW).state).toMatchObject({
    phase: 'ready',
    organization: inAcademy,
  });
});

test('points that were added during a refresh are not lost to its older answer', () => {
  const fetching = after([forced, { ...baseArrived, refresh: 2 }], { from: after(ready).state, start: NOW + 20_000 });
  const gained = step(fetching.state, { type: 'points-added', orgId: 'riverside', points: 20 }, NOW + 22_000);
  const end = step(gained.state, { ...orgArrived, refresh: 2 }, NOW + 23_000);
  expect(end.state).toMatchObject({ phase: 'ready', isFresh: false, organization: { snap_points: 120 } });
});

test('closing the greeting is remembered here without making the profile stale', () => {
  const { state } = after([...ready, { type: 'greeting-closed', orgId: 'riverside' }]);
  expect(state.organization!.daily_streak_info.is_first_visit_today).toBe(false);
  expect(state.isFresh).toBe(true);
});

test('profiles of the last 15 minutes are shown while new ones are fetched, older ones and those of others are not', () => {
  const cache = withOrganization(withBase(emptyCache, member, NOW), 'riverside', { data: inRiverside, timestamp: NOW });
  const again = { ...signedIn, cache };
  expect(after([atRiverside, again], { start: NOW + 60_000 }).state).toMatchObject({
    userState: 'has-organization',
    organization: inRiverside,
    isFresh: false,
  });
  expect(after([atRiverside, again], { start: NOW + 15 * 60_000 }).state).toMatchObject({
    userState: 'loading',
    organization: null,
  });
  expect(readCache(cache, 'eve')).toEqual(emptyCache);
  expect(readCache({ baseProfile: 'nonsense' }, 'ada')).toEqual(emptyCache);
});

test('out of the reach of the server, a profile of last week is better than none', () => {
  const cache = withOrganization(withBase(emptyCache, member, NOW), 'riverside', { data: inRiverside, timestamp: NOW });
  const { state } = after([atRiverside, { type: 'signed-in', uid: 'ada', cache }, failed(0)], {
    start: NOW + 7 * 24 * 3_600_000,
  });
  expect(state).toMatchObject({
    phase: 'error',
    userState: 'has-organization',
    base: member,
    organization: inRiverside,
    isFresh: false,
  });
  const refused = after([atRiverside, { type: 'signed-in', uid: 'ada', cache }, failed(500)], {
    start: NOW + 7 * 24 * 3_600_000,
  });
  expect(refused.state.base).toBeNull();
});
