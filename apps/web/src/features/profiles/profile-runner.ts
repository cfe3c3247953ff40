import { getBaseProfile, getOrganizationProfile } from '@snapwell/contract/profiles/profiles.endpoints';
import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { useObservable } from '#platform/observable.ts';
import { personClock } from '#platform/locale/person-day.ts';
import { perPerson } from '#platform/person.ts';
import { localStore, storageKeys } from '#platform/device/storage.ts';
import { wait } from '#platform/http/wait.ts';
import { readCache } from './profile-cache.ts';
import { step } from './profile-manager.ts';
import {
  type Failure,
  initialState,
  type ProfileEffect,
  type ProfileEvent,
  type ProfileState,
} from './profile-state.ts';

/** What the manager cannot do by itself; `app/` hands it in. */
export interface ProfileHost {
  signOut(): void;
  /** The person has no place in this organization (any more). */
  forgetOrganization(orgId: string): void;
}

/** Refreshes go on being numbered: what was asked for somebody else arrives with a number that nobody waits for. */
const state = perPerson<ProfileState>(initialState, {
  renew: ({ lastRefresh }) => ({ ...initialState, lastRefresh }),
});
let host: ProfileHost | null = null;

export function startProfileManager(to: ProfileHost): void {
  host = to;
}

/** The profile and how it stands, in a component. */
export const useProfile = (): ProfileState => useObservable(state);
export const currentProfile = (): ProfileState => state.get();
export const watchProfile = state.subscribe;

/** Begins with the person who signed in; what this device still knows of them is shown meanwhile. */
export function beginProfile(uid: string): void {
  dispatchProfile({ type: 'signed-in', uid, cache: readCache(localStore.readJson(storageKeys.profile), uid) });
}

/** Tells the profile manager that something happened. */
export function dispatchProfile(event: ProfileEvent): void {
  const next = step(state.get(), event, Date.now());
  state.set(next.state);
  personClock.set(next.state.organization?.day_clock ?? null);
  for (const effect of next.effects) carryOut(effect);
}

/** Asks for the profile anew, after something changed it on the server. */
export const refreshProfile = (): void => dispatchProfile({ type: 'refresh-asked', isForced: true });

function carryOut(effect: ProfileEffect): void {
  switch (effect.type) {
    case 'fetch-base':
      return follow(
        effect.refresh,
        call(getBaseProfile, {}, { isCacheSkipped: effect.isCacheSkipped, isTokenFresh: effect.isTokenFresh }),
        (profile) => ({
          type: 'base-arrived',
          refresh: effect.refresh,
          profile,
        }),
      );
    case 'fetch-org': {
      const input = { params: { orgId: effect.orgId }, query: { include_rank: 'true' as const } };
      return follow(
        effect.refresh,
        call(getOrganizationProfile, input, { isCacheSkipped: true, isTokenFresh: effect.isTokenFresh }),
        (profile) => ({
          type: 'org-arrived',
          refresh: effect.refresh,
          profile,
        }),
      );
    }
    case 'wait':
      return void wait(effect.ms).then(() => dispatchProfile({ type: 'wait-over', refresh: effect.refresh }));
    case 'save':
      return localStore.writeJson(storageKeys.profile, effect.cache);
    case 'forget':
      return localStore.remove(storageKeys.profile);
    case 'forget-organization':
      return host?.forgetOrganization(effect.orgId);
    case 'sign-out':
      return host?.signOut();
  }
}

function follow<T>(refresh: number, asked: Promise<T>, arrived: (answer: T) => ProfileEvent): void {
  asked.then(
    (answer) => dispatchProfile(arrived(answer)),
    (error: unknown) => dispatchProfile({ type: 'fetch-failed', refresh, failure: failureOf(error) }),
  );
}

function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? { status: error.status, message: error.message } : { status: 0, message: '' };
}
