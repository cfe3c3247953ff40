import type { BaseProfile } from '@snapwell/contract/profiles/profiles.schemas';
import {
  currentOrganization,
  forgetCurrentOrganization,
  rememberOrganization,
} from '#features/organizations/current-organization.ts';
import { currentProfile, dispatchProfile, watchProfile } from '#features/profiles/profile-runner.ts';
import { organizationOf } from '#platform/paths.ts';
import { type AppRouter, onPath } from './routes/router.tsx';

/**
 * The organization whose profile is shown: the address's, else the one the person was in last on this device, else
 * the one the server knows of. It is remembered once the server has given a profile in it.
 */
export function followOrganization(router: Pick<AppRouter, 'state' | 'subscribe'>): void {
  onPath(router, (path) => enter(organizationOf(path) ?? currentOrganization() ?? ownOf(currentProfile().base)));
  let last: BaseProfile | null = null;
  watchProfile(() => {
    const { base, organization, orgId } = currentProfile();
    if (organization) rememberOrganization(organization.organization_id);
    if (base === null || base === last) return;
    last = base;
    const own = ownOf(base);
    if (own === null) return forgetCurrentOrganization();
    if (currentOrganization() === null) rememberOrganization(own);
    if (orgId === null) enter(own);
  });
}

/** The person has no place in this organization (any more): another one of theirs takes over, if there is one. */
export function leaveOrganization(orgId: string): void {
  forgetCurrentOrganization(orgId);
  const own = ownOf(currentProfile().base);
  const next = own === orgId ? null : own;
  if (next !== null && currentOrganization() === null) rememberOrganization(next);
  if (organizationOf(location.pathname) === null) enter(currentOrganization());
}

const enter = (orgId: string | null) => dispatchProfile({ type: 'organization-changed', orgId });

const ownOf = (base: BaseProfile | null) =>
  base === null || base.organization === 'default' ? null : base.organization;
