import { expect, test } from 'vitest';
import { initialState, type ProfileState } from '#features/profiles/profile-state.ts';
import { aBaseProfile, anOrganizationProfile } from '#features/profiles/profiles.factory.ts';
import { authorityOf, type Verdict } from './authority.ts';

const state = (facts: Partial<ProfileState>): ProfileState => ({
  ...initialState,
  phase: 'ready',
  uid: 'ada',
  orgId: 'riverside',
  ...facts,
});
const loading = state({ phase: 'fetching-base' });
const newcomer = state({ userState: 'needs-onboarding', base: aBaseProfile({ organization: 'default' }) });
const learner = state({ userState: 'has-organization', base: aBaseProfile(), organization: anOrganizationProfile() });
const leader = { ...learner, organization: anOrganizationProfile({ role: 'ORG_ADMIN' }) };
const root = state({ base: aBaseProfile({ role: 'ADMIN', organization: 'default' }), userState: 'needs-onboarding' });
const outsider = {
  ...learner,
  organization: null,
  phase: 'error' as const,
  failure: { status: 404, message: 'Resource not found' },
};
const offline = {
  ...learner,
  organization: null,
  phase: 'error' as const,
  failure: { status: 0, message: 'No answer' },
};

const plain = { orgId: null, authority: undefined };
const inside = { orgId: 'riverside', authority: undefined };
const portal = { ...inside, isOpenToAdmin: true as const };
const orgAdmin = { orgId: 'riverside', authority: 'ORG_ADMIN' as const };
const system = { orgId: null, authority: 'ADMIN' as const };

test.for<[string, ProfileState, Parameters<typeof authorityOf>[1], Verdict]>([
  ['a plain screen opens before the profile is there', loading, plain, 'granted'],
  ['so does a screen of an organization', loading, inside, 'granted'],
  ['one for its admins waits for the profile', loading, orgAdmin, 'unknown'],
  ['so does one for the system administrator', loading, system, 'unknown'],
  ['a learner is let into the organization', learner, inside, 'granted'],
  ['and refused where it is run', learner, orgAdmin, 'refused'],
  ['and refused where the system is run', learner, system, 'refused'],
  ['an organization admin runs it', leader, orgAdmin, 'granted'],
  ['but not another one', leader, { ...orgAdmin, orgId: 'academy' }, 'unknown'],
  ['and not the system', leader, system, 'refused'],
  ['the system administrator runs the system', root, system, 'granted'],
  ['and looks into every organization', root, orgAdmin, 'granted'],
  ['but only where the API lets them', root, inside, 'no-place'],
  ['the portal is such a place', root, portal, 'granted'],
  ['who belongs nowhere has no place here either', newcomer, inside, 'no-place'],
  ['unless they may just have joined', { ...newcomer, phase: 'fetching-base' }, inside, 'unknown'],
  ['but sees the plain screens', newcomer, plain, 'granted'],
  ['who does not belong here is told', outsider, inside, 'no-place'],
  ['and not shown anything else while it is asked again', { ...outsider, phase: 'fetching-org' }, inside, 'no-place'],
  ['a server that does not answer refuses nobody', offline, inside, 'granted'],
  ['but what it would have said is not guessed', offline, orgAdmin, 'failed'],
])('%s', ([, profile, door, verdict]) => {
  expect(authorityOf(profile, door)).toBe(verdict);
});
