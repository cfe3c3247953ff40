import { i18n } from '@lingui/core';
import type { BaseProfile, OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';
import { cachedBase, cachedOrganization, withBase, withOrganization, withoutOrganization } from './profile-cache.ts';
import {
  initialState,
  type Failure,
  type ProfileEvent,
  type ProfileState,
  type Refresh,
  type Step,
  type UserState,
} from './profile-state.ts';
import {
  NOT_FOUND_ATTEMPTS,
  NOT_FOUND_RETRY_MS,
  PROFILE_THROTTLE_MS,
  UNAUTHORIZED_RETRY_MS,
} from './profiles.limits.ts';
import { PROFILE_FAILED } from './profiles.texts.ts';

/** The profile manager (spec §4): what an event makes of the state, and what is to be done about it. Pure. */
export function step(state: ProfileState, event: ProfileEvent, now: number): Step {
  switch (event.type) {
    case 'signed-in':
      return signIn(state, event, now);
    case 'signed-out':
      return signOut(state);
    case 'organization-changed':
      return changeOrganization(state, event.orgId, now);
    case 'refresh-asked':
      return state.uid === null || state.running ? still(state) : refresh(state, event.isForced, now);
    case 'points-added':
      return addPoints(state, event);
    case 'greeting-closed':
      return closeGreeting(state, event.orgId);
    default:
      return state.running?.id === event.refresh ? advance(state, state.running, event, now) : still(state);
  }
}

const still = (state: ProfileState): Step => ({ state, effects: [] });

function signIn(state: ProfileState, { uid, cache }: { uid: string; cache: ProfileState['cache'] }, now: number): Step {
  if (state.uid === uid) return still(state);
  const base = cachedBase(cache, now);
  const organization = base ? cachedOrganization(cache, state.orgId, now) : null;
  const begun: ProfileState = {
    ...initialState,
    lastRefresh: state.lastRefresh,
    orgId: state.orgId,
    uid,
    cache,
    base,
    organization,
  };
  return refresh({ ...begun, userState: base ? userStateOf(base) : 'loading' }, false, now);
}

function signOut(state: ProfileState): Step {
  const out: ProfileState = {
    ...initialState,
    lastRefresh: state.lastRefresh,
    orgId: state.orgId,
    phase: 'ready',
    userState: 'unauthenticated',
  };
  return { state: out, effects: [{ type: 'forget' }] };
}

function changeOrganization(state: ProfileState, orgId: string | null, now: number): Step {
  if (state.orgId === orgId) return still(state);
  const changed: ProfileState = {
    ...state,
    orgId,
    organization: cachedOrganization(state.cache, orgId, now),
    isFresh: false,
    failure: null,
  };
  // A refresh that is running goes on to the new organization when it is done with what it fetches.
  return state.uid === null || state.running ? still(changed) : refresh(changed, false, now);
}

function refresh(state: ProfileState, isForced: boolean, now: number): Step {
  const id = state.lastRefresh + 1;
  const begun: ProfileState = { ...state, lastRefresh: id };
  const isThrottled = !isForced && state.base !== null && isRecent(state.baseAskedAt, now);
  const running: Refresh = { ...firstAttempt, id, isForced, step: { fetches: 'base' } };
  if (isThrottled) return fetchOrganization({ ...begun, running }, running, now);
  return {
    state: { ...begun, phase: 'fetching-base', running, baseAskedAt: now },
    effects: [{ type: 'fetch-base', refresh: id, isTokenFresh: false, isCacheSkipped: isForced }],
  };
}

/** The second half of a refresh: the organization's profile where there is one to fetch, else the end. */
function fetchOrganization(state: ProfileState, { id, isForced }: Refresh, now: number): Step {
  const { orgId, base } = state;
  if (base?.organization === 'default' || orgId === null)
    return finish({ ...state, organization: null, isFresh: false });
  const isThrottled = !isForced && state.organization !== null && isRecent(state.orgsAskedAt[orgId] ?? null, now);
  if (isThrottled) return finish(state);
  const running: Refresh = { ...firstAttempt, id, isForced, step: { fetches: 'org', orgId } };
  return {
    state: { ...state, phase: 'fetching-org', running, orgsAskedAt: { ...state.orgsAskedAt, [orgId]: now } },
    effects: [{ type: 'fetch-org', refresh: id, orgId, isTokenFresh: false }],
  };
}

const firstAttempt = { attempts: 1, hasRetriedUnauthorized: false, isWaiting: false, isOvertaken: false };

const finish = (state: ProfileState): Step =>
  still({ ...state, phase: 'ready', running: null, failure: null, userState: userStateOf(state.base) });

type Answer = Extract<ProfileEvent, { refresh: number }>;

function advance(state: ProfileState, running: Refresh, answer: Answer, now: number): Step {
  if (running.isWaiting !== (answer.type === 'wait-over')) return still(state);
  if (answer.type === 'base-arrived' && running.step.fetches === 'base')
    return takeBase(state, running, answer.profile, now);
  if (answer.type === 'org-arrived' && running.step.fetches === 'org')
    return takeOrganization(state, { running, orgId: running.step.orgId }, answer.profile, now);
  if (answer.type === 'fetch-failed') return takeFailure(state, running, answer.failure, now);
  if (answer.type === 'wait-over')
    return { state: { ...state, running: { ...running, isWaiting: false } }, effects: [fetchOf(running)] };
  return still(state);
}

function takeBase(state: ProfileState, running: Refresh, base: BaseProfile, now: number): Step {
  const cache = withBase(state.cache, base, now);
  // Before anything is known it stays so until the organization's profile is there too.
  const userState = state.userState === 'loading' ? 'loading' : userStateOf(base);
  const next = fetchOrganization({ ...state, base, cache, userState }, running, now);
  return { ...next, effects: [{ type: 'save', cache }, ...next.effects] };
}

function takeOrganization(
  state: ProfileState,
  { running, orgId }: { running: Refresh; orgId: string },
  profile: OrganizationProfile,
  now: number,
): Step {
  const shown = state.cache.orgProfiles[orgId]?.data;
  const data =
    running.isOvertaken && shown
      ? { ...profile, snap_points: Math.max(profile.snap_points, shown.snap_points) }
      : profile;
  const cache = withOrganization(state.cache, orgId, { data, timestamp: now });
  const taken: ProfileState = { ...state, cache };
  const next =
    orgId === state.orgId
      ? finish({ ...taken, organization: data, isFresh: !running.isOvertaken })
      : fetchOrganization(taken, running, now);
  return { ...next, effects: [{ type: 'save', cache }, ...next.effects] };
}

function takeFailure(state: ProfileState, running: Refresh, failure: Failure, now: number): Step {
  if (failure.status === 401 && !running.hasRetriedUnauthorized)
    return waitBefore(state, { ...running, hasRetriedUnauthorized: true }, UNAUTHORIZED_RETRY_MS);
  if (running.step.fetches === 'base' && failure.status === 404 && running.attempts < NOT_FOUND_ATTEMPTS)
    return waitBefore(state, { ...running, attempts: running.attempts + 1 }, NOT_FOUND_RETRY_MS);
  // The organization was left meanwhile: what is wrong there does not matter here.
  if (running.step.fetches === 'org' && running.step.orgId !== state.orgId)
    return fetchOrganization(state, running, now);
  return fail(state, running, failure);
}

function fail(before: ProfileState, running: Refresh, failure: Failure): Step {
  const state = failure.status === 0 ? withOldest(before) : before;
  const failed: ProfileState = {
    ...state,
    phase: 'error',
    running: null,
    failure: { ...failure, message: failure.message || i18n._(PROFILE_FAILED) },
  };
  // A fresh token that is refused as well: this sign-in is over.
  if (failure.status === 401) return { state: failed, effects: [{ type: 'sign-out' }] };
  if (running.step.fetches === 'base')
    return still(state.base ? { ...failed, userState: userStateOf(state.base) } : failed);
  const { orgId } = running.step;
  const known: ProfileState = { ...failed, userState: userStateOf(state.base) };
  if (failure.status !== 404) return still(known);
  const cache = withoutOrganization(state.cache, orgId);
  return {
    state: { ...known, cache, organization: null },
    effects: [
      { type: 'save', cache },
      { type: 'forget-organization', orgId },
    ],
  };
}

/** Out of the server's reach an old profile is better than none, however old it is. */
function withOldest(state: ProfileState): ProfileState {
  const { baseProfile, orgProfiles } = state.cache;
  const base = state.base ?? baseProfile?.data ?? null;
  const organization = state.organization ?? (state.orgId === null ? null : (orgProfiles[state.orgId]?.data ?? null));
  return { ...state, base, organization, isFresh: false };
}

function waitBefore(state: ProfileState, running: Refresh, ms: number): Step {
  return {
    state: { ...state, running: { ...running, isWaiting: true } },
    effects: [{ type: 'wait', refresh: running.id, ms }],
  };
}

function fetchOf({ id, step, hasRetriedUnauthorized }: Refresh): Step['effects'][number] {
  const isTokenFresh = hasRetriedUnauthorized;
  return step.fetches === 'base'
    ? { type: 'fetch-base', refresh: id, isTokenFresh, isCacheSkipped: true }
    : { type: 'fetch-org', refresh: id, orgId: step.orgId, isTokenFresh };
}

function addPoints(
  state: ProfileState,
  { orgId, points, total }: { orgId: string; points: number; total?: number },
): Step {
  return changeCached(state, orgId, (profile) => ({ ...profile, snap_points: total ?? profile.snap_points + points }));
}

function closeGreeting(state: ProfileState, orgId: string): Step {
  const changed = changeCached(state, orgId, (profile) => ({
    ...profile,
    daily_streak_info: { ...profile.daily_streak_info, is_first_visit_today: false },
  }));
  // What was said is true on the server as well: the profile is as fresh as it was.
  return { ...changed, state: { ...changed.state, isFresh: state.isFresh } };
}

/** A change made here before the server is asked: shown at once, and no longer fresh (spec §4). */
function changeCached(
  state: ProfileState,
  orgId: string,
  change: (profile: OrganizationProfile) => OrganizationProfile,
): Step {
  const entry = state.cache.orgProfiles[orgId];
  if (!entry) return still(state);
  const data = change(entry.data);
  const cache = withOrganization(state.cache, orgId, { ...entry, data });
  const isShown = orgId === state.orgId && state.organization !== null;
  const running = state.running && { ...state.running, isOvertaken: true };
  return {
    state: {
      ...state,
      cache,
      running,
      organization: isShown ? data : state.organization,
      isFresh: isShown ? false : state.isFresh,
    },
    effects: [{ type: 'save', cache }],
  };
}

const userStateOf = (base: BaseProfile | null): UserState =>
  base === null ? 'loading' : base.organization === 'default' ? 'needs-onboarding' : 'has-organization';
const isRecent = (askedAt: number | null, now: number) => askedAt !== null && now - askedAt < PROFILE_THROTTLE_MS;
