import type { BaseProfile, OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';
import { emptyCache, type ProfileCache } from './profile-cache.ts';

export type Phase = 'initializing' | 'fetching-base' | 'fetching-org' | 'ready' | 'error';
export type UserState = 'loading' | 'unauthenticated' | 'has-organization' | 'needs-onboarding';

/** Why a fetch failed. Status 0: no answer. */
export interface Failure {
  readonly status: number;
  readonly message: string;
}

/** The one refresh that is running: it fetches the base profile, then the organization's. */
export interface Refresh {
  readonly id: number;
  readonly step: { readonly fetches: 'base' } | { readonly fetches: 'org'; readonly orgId: string };
  readonly isForced: boolean;
  readonly attempts: number;
  readonly hasRetriedUnauthorized: boolean;
  /** Between two attempts: nothing is being fetched. */
  readonly isWaiting: boolean;
  /** Points were added here meanwhile, so the answer may be older than what is shown. */
  readonly isOvertaken: boolean;
}

export interface ProfileState {
  readonly phase: Phase;
  readonly userState: UserState;
  readonly uid: string | null;
  /** The organization that is shown: of the path, else the one the person was in last. */
  readonly orgId: string | null;
  readonly base: BaseProfile | null;
  /** The profile inside the current organization. */
  readonly organization: OrganizationProfile | null;
  /** The organization profile is what the server said last, with nothing changed here since. */
  readonly isFresh: boolean;
  /** Why the last refresh failed, until the next one is through. */
  readonly failure: Failure | null;
  readonly running: Refresh | null;
  readonly lastRefresh: number;
  /** When the last fetches began, for the throttle. */
  readonly baseAskedAt: number | null;
  readonly orgsAskedAt: Readonly<Record<string, number>>;
  readonly cache: ProfileCache;
}

export const initialState: ProfileState = {
  phase: 'initializing',
  userState: 'loading',
  uid: null,
  orgId: null,
  base: null,
  organization: null,
  isFresh: false,
  failure: null,
  running: null,
  lastRefresh: 0,
  baseAskedAt: null,
  orgsAskedAt: {},
  cache: emptyCache,
};

/** What happened to the profile from outside. Answers carry the refresh they belong to; late ones are ignored. */
export type ProfileEvent =
  | { readonly type: 'signed-in'; readonly uid: string; readonly cache: ProfileCache }
  | { readonly type: 'signed-out' }
  | { readonly type: 'organization-changed'; readonly orgId: string | null }
  | { readonly type: 'refresh-asked'; readonly isForced: boolean }
  | { readonly type: 'base-arrived'; readonly refresh: number; readonly profile: BaseProfile }
  | { readonly type: 'org-arrived'; readonly refresh: number; readonly profile: OrganizationProfile }
  | { readonly type: 'fetch-failed'; readonly refresh: number; readonly failure: Failure }
  | { readonly type: 'wait-over'; readonly refresh: number }
  | { readonly type: 'points-added'; readonly orgId: string; readonly points: number; readonly total?: number }
  | { readonly type: 'greeting-closed'; readonly orgId: string };

/** What is to be done outside. */
export type ProfileEffect =
  | {
      readonly type: 'fetch-base';
      readonly refresh: number;
      readonly isTokenFresh: boolean;
      /** Also where the check of the sign-in has just brought it. */
      readonly isCacheSkipped: boolean;
    }
  | { readonly type: 'fetch-org'; readonly refresh: number; readonly orgId: string; readonly isTokenFresh: boolean }
  | { readonly type: 'wait'; readonly refresh: number; readonly ms: number }
  | { readonly type: 'save'; readonly cache: ProfileCache }
  | { readonly type: 'forget' }
  | { readonly type: 'forget-organization'; readonly orgId: string }
  | { readonly type: 'sign-out' };

export interface Step {
  readonly state: ProfileState;
  readonly effects: readonly ProfileEffect[];
}
