import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentOrganization, forgetCurrentOrganization } from '#features/organizations/current-organization.ts';
import {
  beginProfile,
  currentProfile,
  dispatchProfile,
  startProfileManager,
} from '#features/profiles/profile-runner.ts';
import { aBaseProfile, anOrganizationProfile } from '#features/profiles/profiles.factory.ts';
import { connectApi } from '#platform/http/api.ts';
import { followOrganization, leaveOrganization } from './follow-organization.ts';
import { homeOf, navigationOf, ownPageOf } from './shell/header/navigation.ts';

type Router = Parameters<typeof followOrganization>[0];

let go: (path: string) => void;
/** Ada belongs to Riverside; every other organization does not exist for her. */
let base = aBaseProfile();

beforeEach(() => {
  base = aBaseProfile();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/users/profile')) return Response.json(base);
    if (url.includes('/organizations/riverside/'))
      return Response.json(anOrganizationProfile({ system_level: 'admin' }));
    return Response.json({ code: 'not_found' }, { status: 404 });
  });
  connectApi({ host: 'http://localhost', getToken: async () => 'x', hasUser: () => true });
  startProfileManager({ signOut: () => undefined, forgetOrganization: leaveOrganization });
});
afterEach(() => {
  dispatchProfile({ type: 'signed-out' });
  dispatchProfile({ type: 'organization-changed', orgId: null });
  forgetCurrentOrganization();
  vi.unstubAllGlobals();
});

/** Opens the application at a path, signed in. */
function open(pathname: string): void {
  const state = { location: { pathname }, navigation: { state: 'idle' } };
  history.replaceState(null, '', pathname);
  const router = {
    state,
    subscribe: (follow: (now: typeof state) => void) => {
      go = (path) => {
        history.replaceState(null, '', path);
        follow({ ...state, location: { pathname: path } });
      };
      return () => undefined;
    },
  };
  followOrganization(router as unknown as Router);
  beginProfile('ada');
}

const settled = () => vi.waitFor(() => expect(['ready', 'error']).toContain(currentProfile().phase));

test('a member in a new browser is a member: the server knows their organization', async () => {
  open('/config');
  await vi.waitFor(() => expect(currentProfile().organization).not.toBeNull());
  const orgId = currentOrganization();
  expect([homeOf(orgId), ownPageOf(orgId), navigationOf(currentProfile(), orgId)[1]?.to]).toEqual([
    '/o/riverside/home',
    '/o/riverside/me',
    '/o/riverside/leaderboard',
  ]);
  expect(currentProfile().organization?.daily_streak_info.current_streak).toBe(12);
});

test('an address of somebody else’s organization is not remembered, and the own one stays', async () => {
  open('/o/riverside/home');
  await settled();
  expect(currentOrganization()).toBe('riverside');
  go('/o/elsewhere/home');
  expect(currentOrganization()).toBe('riverside');
  await settled();
  expect(currentProfile()).toMatchObject({ organization: null, failure: { status: 404 } });
  expect(currentOrganization()).toBe('riverside');
  go('/config');
  await settled();
  expect(currentProfile().organization?.organization_id).toBe('riverside');
});

test('opening a foreign address first leads home all the same', async () => {
  open('/o/elsewhere/home');
  await settled();
  expect(currentOrganization()).toBe('riverside');
});

test('who belongs nowhere any more has no organization', async () => {
  open('/o/riverside/home');
  await settled();
  base = aBaseProfile({ organization: 'default' });
  dispatchProfile({ type: 'refresh-asked', isForced: true });
  await vi.waitFor(() => expect(currentProfile().userState).toBe('needs-onboarding'));
  expect(currentOrganization()).toBeNull();
});
