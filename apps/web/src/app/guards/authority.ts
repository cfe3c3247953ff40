import type { ProfileState } from '#features/profiles/profile-state.ts';
import type { RouteHandle } from '../routes/route-handle.ts';

export type Verdict = 'granted' | 'unknown' | 'failed' | 'refused' | 'no-place';

interface Access extends Pick<RouteHandle, 'authority' | 'isOpenToAdmin'> {
  /** The organization of the path. */
  readonly orgId: string | null;
}

/** Whether a route opens for this profile. The server decides again on every call; this spares people dead screens. */
export function authorityOf(profile: ProfileState, { orgId, authority, isOpenToAdmin }: Access): Verdict {
  const { phase, base, organization } = profile;
  const unknown = phase === 'error' ? 'failed' : 'unknown';
  const isSystemAdmin = base?.role === 'ADMIN';
  if (authority === 'ADMIN') return isSystemAdmin ? 'granted' : base ? 'refused' : unknown;
  if (orgId === null) return 'granted';
  // The system administrator looks where the API allows it, also where they are no member.
  if (isSystemAdmin && (authority === 'ORG_ADMIN' || isOpenToAdmin)) return 'granted';
  const place = placeIn(profile, orgId);
  if (place === 'none') return 'no-place';
  // Somebody who was in no organization may just have joined this one.
  if (profile.userState === 'needs-onboarding') return 'unknown';
  if (authority === undefined) return 'granted';
  // ORG_ADMIN, of the organization in the path.
  if (!organization || organization.organization_id !== orgId) return unknown;
  return organization.role === 'ORG_ADMIN' ? 'granted' : 'refused';
}

/** Whether the person has a place in an organization, as far as the server has said so. */
export function placeIn(
  { phase, userState, base, organization, failure, orgId: current }: ProfileState,
  orgId: string,
): 'member' | 'none' | 'unknown' {
  if (userState === 'needs-onboarding') return phase === 'ready' ? 'none' : 'unknown';
  if (organization?.organization_id === orgId) return 'member';
  return failure?.status === 404 && base && current === orgId ? 'none' : 'unknown';
}
